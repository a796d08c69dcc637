import { RULESET_IDS } from '../../engine/games.ts';
import type { Asked } from './types.ts';

/** Which of the games that were asked for: all of them, so many, or one alone, which may be about something. */
export interface Which {
  readonly games?: number | null;
  readonly only?: number;
  readonly focus?: string | undefined;
}

/** The command that plays the same games again, or with `only` that one alone. */
export function commandFor({ options, again }: Asked, seed: string, which: Which = {}): string {
  const { games = options.games, only, focus } = which;
  const parts = [
    ...(options.game === RULESET_IDS[0] ? [] : ['--game', options.game]),
    ...again,
    ...['--seed', seed],
    ...(only === undefined ? (games === null ? [] : ['--games', String(games)]) : ['--only', String(only)]),
    ...(focus === undefined ? [] : ['--focus', focus]),
  ];
  return `npm run simulate -- ${parts.map(quoted).join(' ')}`;
}

/** As a shell takes it for one word. */
const quoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
