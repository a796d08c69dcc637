import type { Broken, Played } from '../../engine/simulation/record.ts';
import { count } from './figures.ts';

/** Games that broke off, and the command that plays each of them again. */
export function failureLines(
  { broken, failures }: Pick<Played, 'broken' | 'failures'>,
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

/** Prints of the one game that was played how it broke off: the stack says where in the program the defect showed. */
export function printBroken({ round, decisions, stack }: Omit<Broken, 'kind'>): void {
  console.log(`Broke off in round ${round}, after ${count(decisions, 'decision')}:\n${stack}`);
}
