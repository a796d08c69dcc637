/**
 * A stable 64-bit hash of a JSON value, as 16 hexadecimal digits. Two values that differ only in the order of their keys
 * hash alike. It finds divergence and damage; it is no protection against someone who forges on purpose.
 */
export function hashOf(value: unknown): string {
  return hashText(canonical(value));
}

/** The hash of a text, as 16 hexadecimal digits (two lanes of multiply-xor, finished as murmur3 does). */
export function hashText(text: string): string {
  let left = 0xdeadbeef | 0;
  let right = 0x41c6ce57;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    left = Math.imul(left ^ unit, 0x9e3779b1);
    right = Math.imul(right ^ unit, 0x5f356495);
  }
  left = finish(left) ^ right;
  right = finish(right ^ (left >>> 13));
  return hex(left) + hex(right);
}

/** JSON with the keys of every object sorted, so that equal values give equal texts. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`);
  return `{${entries.join(',')}}`;
}

function finish(hash: number): number {
  const first = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
}

const hex = (hash: number): string => (hash >>> 0).toString(16).padStart(8, '0');
