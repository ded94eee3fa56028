// What this browser added to the luck of a match, and what it was shown before: remembered until the match is checked.
const KEY = 'saloon.luck';
const KEPT = 200;

interface Given {
  /** What the house was bound by when we gave our nonces. */
  commitment: string;
  /** By seat. */
  nonces: Record<number, string>;
}

function stored(): Record<string, Given> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Given>;
  } catch {
    return {};
  }
}

/** 32 random hexadecimal digits for a seat of a match. */
export function newNonce(match: string, seat: number, commitment: string): string {
  const nonce = hex(crypto.getRandomValues(new Uint8Array(16)));
  const all = stored();
  const others = Object.entries(all).filter(([known]) => known !== match);
  const given: Given = { commitment, nonces: { ...all[match]?.nonces, [seat]: nonce } };
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - KEPT), [match, given]])));
  return nonce;
}

/** What this browser gave to a match; null if it took no seat there. */
export function givenTo(match: string): Given | null {
  return stored()[match] ?? null;
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the house should have shown before the match: the SHA-256 of its secret. Null where the browser cannot say. */
export async function commitmentOf(secret: string): Promise<string | null> {
  if (!('subtle' in crypto)) return null; // only on https and localhost
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
