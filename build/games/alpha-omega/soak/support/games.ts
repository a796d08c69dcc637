import { commandFor } from '../../../../simulate/again.ts';
import { countAll } from '../../../../simulate/run.ts';
import { EXTENT, refuseBroken, sound } from '../../../../soak/support/runs.ts';
import { cardsFor, setUpFor } from '../../simulate/game.ts';
import { askedAgain, readOptions, type Options } from '../../simulate/options.ts';
import { reportOf, type Report } from '../../simulate/report.ts';
import { countingOf } from '../../simulate/simulation.ts';

/** The options that a command line means; an empty one means the plain game. */
export const optionsFor = (line: string): Options =>
  sound(readOptions(line.split(' ').filter((word) => word !== '')));

/** A game as `npm run simulate -- <line>` sets it up: what is asked for, the cards, and the set-up. */
export function gameFor(line: string) {
  const options = optionsFor(line);
  const cards = sound(cardsFor(options));
  return { options, cards, setup: sound(setUpFor(options, cards)) };
}

/** Games as `npm run simulate -- <line>` plays them, and the command that plays the same ones again. */
export async function simulated(
  line: string,
  games: number,
  seed: string,
  { workers = EXTENT.workers }: { readonly workers?: number } = {},
): Promise<{ readonly report: Report; readonly command: string }> {
  const { options, cards, setup } = gameFor(line);
  const job = { content: cards.content, setup, bots: options.bots, seed };
  const { result } = await countAll(countingOf(job), { ...EXTENT, workers, games });
  const asked = { options, again: askedAgain(options) };
  refuseBroken(result, (only) => commandFor(asked, seed, { only }));
  return { report: reportOf(result, cards.content), command: commandFor(asked, seed, { games }) };
}
