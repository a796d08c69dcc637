import { LEVEL_IDS, type BotName, type LevelId } from '../../../../../engine/alpha-omega/index.ts';
import type { MeasuredCell } from '../../../../../engine/alpha-omega/beyond/levels/measured.ts';
import { keyOfPlayed } from './key.ts';

/** The numbers of players that levels are measured for. */
export const PLAYERS = [1, 2, 3, 4, 6] as const;

/** The figure of a beginner, and that of a good player. */
export const LADDER_BOTS = ['steady', 'thoughtful'] as const satisfies readonly BotName[];
export type LadderBot = (typeof LADDER_BOTS)[number];

/** One game after the other of one bot, at one level, with so many players. */
export interface LadderCell {
  readonly level: LevelId;
  readonly players: number;
  readonly bot: LadderBot;
}

type Range = readonly [least: number, most: number];

/** What is asked of a level: how often each bot is to win, and how many rounds the median game of the better one may last. */
interface Target {
  readonly steady: Range | null;
  readonly thoughtful: Range;
  readonly rounds: Range | null;
}

export const TARGETS: Readonly<Record<LevelId, Target>> = {
  firstBattle: { steady: [0.75, 0.9], thoughtful: [0.95, 1], rounds: [6, 10] },
  pilgrim: { steady: [0.5, 0.65], thoughtful: [0.85, 0.95], rounds: [8, 14] },
  shepherd: { steady: [0.25, 0.4], thoughtful: [0.65, 0.8], rounds: [8, 16] },
  standard: { steady: null, thoughtful: [0.4, 0.6], rounds: [8, 20] },
  narrowWay: { steady: null, thoughtful: [0, 0.1], rounds: null },
};

/** With so many players a round is so many turns: the median game need only last so many rounds. */
const MANY = { players: 4, rounds: 6 } as const;

/** Every cell of the ladder, the quick bot first, so that most is known soon. */
export const CELLS_OF_LADDER: readonly LadderCell[] = LADDER_BOTS.flatMap((bot) =>
  LEVEL_IDS.flatMap((level) => PLAYERS.map((players) => ({ level, players, bot }))),
);

/** The options of `npm run simulate` that play a cell. */
export const lineOf = ({ level, players, bot }: LadderCell): string =>
  `--level ${level} --players ${players} --bot ${bot}`;

/** What is played in a cell, in short: another one wherever the level, a deck, the rules of its set-up or the bots are. */
export const keyOf = (cell: LadderCell): string => keyOfPlayed(lineOf(cell));

/** The kept figures of a cell; null where there are none of the level as it is now. */
export const measuredIn = (kept: readonly MeasuredCell[], cell: LadderCell): MeasuredCell | null =>
  kept.find((one) => isSame(one, cell) && one.key === keyOf(cell)) ?? null;

/** Is it the same cell? */
export const isSame = (one: LadderCell, other: LadderCell): boolean =>
  one.level === other.level && one.players === other.players && one.bot === other.bot;

/** What a measured cell misses of its targets, in words; empty where it misses nothing. */
export function missesOf({ level, players, bot, games, won, rounds }: MeasuredCell): readonly string[] {
  const { [bot]: wins, rounds: length } = TARGETS[level];
  const [least, most] = length ?? [0, Infinity];
  const shortest = players >= MANY.players ? Math.min(least, MANY.rounds) : least;
  const isOften = wins === null || (won / games >= wins[0] && won / games <= wins[1]);
  const isLong = bot !== 'thoughtful' || (rounds >= shortest && rounds <= most);
  const what = `${level}, ${players} players, ${bot}`;
  return [
    ...(isOften ? [] : [`${what}: wins ${((won / games) * 100).toFixed(1)} %`]),
    ...(isLong ? [] : [`${what}: the median game lasts ${rounds} rounds`]),
  ];
}

/** Where a bot does not win less often from one level to the next; levels that are not measured are passed over. */
export function disorderIn(kept: readonly MeasuredCell[]): readonly string[] {
  return LADDER_BOTS.flatMap((bot) =>
    PLAYERS.flatMap((players) => {
      const cells = LEVEL_IDS.flatMap((level) => {
        const found = measuredIn(kept, { level, players, bot });
        return found === null ? [] : [found];
      });
      return cells.flatMap((cell, at) => {
        const next = cells[at + 1];
        if (next === undefined || isLess(next, cell)) return [];
        return [`${players} players, ${bot}: ${next.level} is won no less often than ${cell.level}`];
      });
    }),
  );
}

/** Where nearly nothing is won, there is nothing left to fall. */
const isLess = (next: MeasuredCell, before: MeasuredCell): boolean =>
  next.won / next.games < before.won / before.games || before.won / before.games < HARDLY;

const HARDLY = 0.02;
