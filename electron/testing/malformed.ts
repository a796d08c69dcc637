import fc from 'fast-check';
import type { GameApi } from '../shared/api.ts';
import { MALFORMED_ALPHA_OMEGA } from './malformed/alpha-omega.ts';
import { MALFORMED_STORAGE } from './malformed/storage.ts';
import { MALFORMED_WINDOW } from './malformed/window.ts';
import type { MalformedOf } from './malformed/malformed-of.ts';
import { MALFORMED_REPLAYS } from './malformed/replays.ts';
import { MALFORMED_TABLE } from './malformed/table.ts';

export interface Malformed {
  readonly channel: keyof GameApi;
  readonly given: readonly unknown[];
}

const MALFORMED: MalformedOf<GameApi> = {
  ...MALFORMED_ALPHA_OMEGA,
  ...MALFORMED_TABLE,
  ...MALFORMED_REPLAYS,
  ...MALFORMED_STORAGE,
  ...MALFORMED_WINDOW,
};

/** Messages about a game that no right program sends, the same ones for the same seed. */
export function malformed(
  channel: keyof GameApi,
  game: string,
  count: number,
  seed: number,
): readonly Malformed[] {
  return fc.sample(MALFORMED[channel](game), { numRuns: count, seed }).map((given) => ({ channel, given }));
}
