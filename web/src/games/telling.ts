// What the telling of all games has in common: the fields of an event become the values of its message.
import type { Told } from './contract';

type Plain = (value: unknown, field: string) => string | number;

/** The values of an event's message: whether a seat looks, and of a field that names one the player, and whether it is that. */
export function valuesOf(
  event: object,
  seats: readonly string[],
  names: string[],
  viewer: number | null,
  say: Plain = plain,
): Told['values'] {
  const values: Told['values'] = { eye: viewer === null ? 'none' : 'seat' };
  for (const [field, value] of Object.entries(event) as [string, unknown][]) {
    if (field === 'event') continue;
    if (seats.includes(field) && typeof value === 'number') {
      values[field] = names[value] ?? '';
      values[`${field}-is`] = value === viewer ? 'you' : 'other';
    } else values[field] = say(value, field);
  }
  return values;
}

/** A value as messages expect it; `none` for what is hidden or not there. */
export function plain(value: unknown): string | number {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'number' || typeof value === 'string' ? value : 'none';
}
