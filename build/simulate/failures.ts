import type { Tally } from '../../engine/alpha-omega/index.ts';
import { count } from './figures.ts';

/** Games that broke off, and the command that plays each of them again. */
export function failureLines(
  { broken, failures }: Tally,
  again: (game: number) => string,
): readonly string[] {
  if (broken === 0) return [];
  const shown = broken > failures.length ? ` The first ${failures.length}:` : '';
  return [
    '',
    `${count(broken, 'game')} broke off with a defect.${shown}`,
    ...failures.flatMap(({ game, message, round, decisions }) => [
      `  game ${game}, round ${round}, after ${count(decisions, 'decision')}: ${message}`,
      `    ${again(game)}`,
    ]),
  ];
}
