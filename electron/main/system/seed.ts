import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no letter that is taken for another one when a seed is read out or copied by hand. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

/** A fresh seed of 60 random bits, for example `k3x9-72fd-0mqa`. */
export function freshSeed(bytes: Uint8Array = randomBytes(12)): string {
  const digits = Array.from(bytes, (byte) => DIGITS.charAt(byte % DIGITS.length)).join('');
  return [digits.slice(0, 4), digits.slice(4, 8), digits.slice(8, 12)].join('-');
}
