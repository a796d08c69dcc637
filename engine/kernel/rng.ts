import type { Rng, Stream } from './types.ts';

/*
 * sfc32 (Chris Doty-Humphrey's Small Fast Counter, 32 bit) as a value: the same seed must give the same game for ever,
 * so the generator lives here and not in a dependency. Golden vectors in rng.test.ts hold it in place.
 */

/** The starting state of a stream: a function of the game's seed and the stream's name alone. */
export function startStream(seed: string, stream: Stream): Rng {
  const text = `sfc32/${seed}/${stream}`;
  const rng: Running = [mix(text, 1), mix(text, 2), mix(text, 3), 1];
  // The first outputs still show the seed's pattern; the author of sfc32 discards twelve.
  for (let i = 0; i < 12; i += 1) advance(rng);
  return rng;
}

/** One output, an unsigned 32-bit number, and the state after it. */
export function next(rng: Rng): readonly [number, Rng] {
  const after: Running = [...rng];
  return [advance(after), after];
}

/** A whole number from 0 to `bound - 1`, without bias, and the state after it. */
export function below(rng: Rng, bound: number): readonly [number, Rng] {
  const after: Running = [...rng];
  return [drawBelow(after, bound), after];
}

/** The items in a random order (Fisher and Yates), and the state after it. */
export function shuffle<T>(rng: Rng, items: readonly T[]): readonly [readonly T[], Rng] {
  const result = [...items];
  const after: Running = [...rng];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const pick = drawBelow(after, last + 1);
    const held = result[last] as T;
    result[last] = result[pick] as T;
    result[pick] = held;
  }
  return [result, after];
}

/** A generator while one of the functions here draws from it; nobody else sees it change. */
type Running = [number, number, number, number];

/** Outputs in the incomplete last span are thrown away. */
function drawBelow(rng: Running, bound: number): number {
  // The rest of 2 ** 32 by the bound, in 32 bits: a remainder of larger numbers takes ten times as long.
  const last = ~((-bound >>> 0) % bound) >>> 0;
  let value = advance(rng);
  while (value > last) value = advance(rng);
  return value % bound;
}

function advance(rng: Running): number {
  const a = rng[0];
  const b = rng[1];
  const c = rng[2];
  const counter = rng[3];
  const out = (a + b + counter) | 0;
  rng[0] = b ^ (b >>> 9);
  rng[1] = (c + (c << 3)) | 0;
  rng[2] = (((c << 21) | (c >>> 11)) + out) | 0;
  rng[3] = (counter + 1) | 0;
  return out >>> 0;
}

/** FNV-1a over the text's UTF-16 units, started differently for each `salt`, with murmur3's finisher. */
function mix(text: string, salt: number): number {
  let hash = 0x811c9dc5 ^ Math.imul(salt, 0x9e3779b1);
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) | 0;
}
