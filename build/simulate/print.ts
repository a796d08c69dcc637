import { rule, title } from '../../renderer/terminal/paint.ts';
import { bar, percent, percentRange, row, whole } from './figures.ts';
import type { Rate, Spread } from './spread.ts';

const BAR = 24;
const MOST_ROWS = 16;

/** What stands above a report: what was played. */
export const heading = (text: string): readonly string[] => [title(text), rule()];

/** A part of a report, under its name. */
export const section = (name: string, lines: readonly string[]): readonly string[] => [
  '',
  title(name),
  ...lines,
];

/** How many games ended in a way, how often that is with its interval, and the same as a bar. */
export const rateLine = (name: string, { games, rate }: Rate): string =>
  row(
    [name, -10],
    [whole(games), 9],
    [rate ? percent(rate.value) : '', 7],
    [rate ? `(${percentRange(rate)})` : '', -17],
    [bar(rate?.value ?? 0, BAR), -BAR],
  );

/** "4.2 points on average; half of them 3 to 5, all of them 0 to 9" */
export const spreadText = (
  what: string,
  { mean, lowerQuartile, upperQuartile, least, most }: Spread,
): string =>
  `${mean.toFixed(1)} ${what} on average; half of them ${lowerQuartile} to ${upperQuartile}, all of them ${least} to ${most}`;

/** How long games lasted. */
export interface Lengths {
  readonly games: number;
  readonly rounds: Spread | null;
  readonly roundsHistogram: readonly { readonly rounds: number; readonly games: number }[];
}

/** How many rounds games lasted, in brief and in bars. */
export function lengthLines({ rounds, roundsHistogram, games }: Lengths): readonly string[] {
  if (!rounds) return [];
  const size = Math.max(1, Math.ceil((rounds.most - rounds.least + 1) / MOST_ROWS));
  const bins = Array.from({ length: Math.ceil((rounds.most - rounds.least + 1) / size) }, (_, index) => {
    const from = rounds.least + index * size;
    const inside = roundsHistogram.filter((each) => each.rounds >= from && each.rounds < from + size);
    return { from, games: inside.reduce((sum, each) => sum + each.games, 0) };
  });
  const most = Math.max(...bins.map((bin) => bin.games));
  return [
    `  Median ${rounds.median} rounds; half of the games ${rounds.lowerQuartile} to ${rounds.upperQuartile}, all of them ` +
      `${rounds.least} to ${rounds.most}.`,
    ...bins.map((bin) => {
      const span = size === 1 ? `${bin.from}` : `${bin.from}–${bin.from + size - 1}`;
      return row(
        [span, 8],
        [whole(bin.games), 9],
        [percent(bin.games / games), 7],
        [bar(bin.games / most, BAR), -BAR],
      );
    }),
  ];
}
