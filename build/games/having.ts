import { RULESET_IDS, type RulesetId } from '../../engine/games.ts';
import { GAME_TOOLS } from './index.ts';
import type { GameTools } from './tools.ts';

/** What a tool needs of games. */
export interface Wanted<T> {
  /** What it is called, to the end of the sentence "… has no …", such as "golden games". */
  readonly what: string;
  readonly of: (tools: GameTools) => T | undefined;
}

/** Those of some games that have what a tool needs, with it; of each other it is said that it is passed over. */
export const having = <T>(
  games: readonly RulesetId[],
  { what, of }: Wanted<T>,
): readonly (readonly [game: RulesetId, part: T])[] =>
  games.flatMap((game) => {
    const part = of(GAME_TOOLS[game]);
    if (part !== undefined) return [[game, part] as const];
    console.log(`${game} has no ${what}, and is passed over.`);
    return [];
  });

/** What a tool needs of one game alone: that of the first which has it. */
export function firstHaving<T>({ what, of }: Wanted<T>): T {
  const [part] = RULESET_IDS.flatMap((game) => of(GAME_TOOLS[game]) ?? []);
  if (part === undefined) throw new Error(`No game has ${what}.`);
  return part;
}
