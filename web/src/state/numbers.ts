// Numbers as the viewer's language writes them.
import { language } from './language.svelte';

/** A chance: small ones with a decimal. */
export function percent(chance: number): string {
  const digits = chance > 0 && chance < 0.0995 ? 1 : 0;
  return chance.toLocaleString(language(), { style: 'percent', maximumFractionDigits: digits });
}

/** Points gained or lost, with their sign. */
export function points(value: number): string {
  return value.toLocaleString(language(), { maximumFractionDigits: 2, signDisplay: 'exceptZero' });
}

/** A measured figure: three digits that count, and no ladder of zeros. */
export function figure(value: number): string {
  return value.toLocaleString(language(), { maximumSignificantDigits: 3 });
}

/** A time in seconds, to the hundredth. */
export function seconds(milliseconds: number): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return (milliseconds / 1000).toLocaleString(language(), digits);
}

/** Minutes and seconds, as a clock shows them. */
export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
