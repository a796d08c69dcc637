import { expect, test } from 'vitest';
import { cardsNamed, hiddenFrom } from './testing/census.ts';
import { inEveryGame, playRandomly, trialOf } from './testing/random-games.ts';
import { starterSetup } from './testing/starter.ts';
import { tell } from './tell.ts';
import { view } from './view.ts';
import { starter } from './testing/starter.ts';
import type { Applied } from '../kernel/types.ts';
import type { AlphaOmega, State } from './game.ts';

/*
 * The law of what is revealed: an answer after which one side knows a card that was hidden from it counts as one that
 * reveals. REVEALS_SEED=… REVEALS_GAMES=1 plays one game again.
 */
const TRIAL = trialOf('REVEALS', 40, 'reveals');

/** Who looks together: the Good players, and each player of the Opponents. */
function sidesOf({ table }: State): readonly (readonly number[])[] {
  return [[...table.seats.keys()], ...table.opponents.map((_, at) => [table.seats.length + at])];
}

/** The cards that an answer shows to some eyes: by its events, or by where they lie after it. */
function shown(
  { state, events }: Applied<AlphaOmega>,
  before: State,
  eyes: readonly number[],
): readonly number[] {
  const hidden = hiddenFrom(before.table, eyes);
  const { seats, opponents, inPlay, opponent } = view(state, starter, eyes);
  const places = [seats, opponents, inPlay, opponent.discard, opponent.knownDeck];
  const seen = new Set([...cardsNamed(tell(events, state.table, eyes)), ...cardsNamed(places)]);
  return [...seen].filter((id) => hidden.has(id));
}

test(`an answer that shows a side what was hidden from it reveals, over ${String(TRIAL.games)} games`, () => {
  const seen = { showing: 0, played: 0, quiet: 0 };
  inEveryGame(TRIAL, (game) => {
    const opponents =
      game % 2 === 0 ? [{ name: 'Judas' }, { name: 'Cain' }].slice(0, 1 + (game % 4) / 2) : [];
    playRandomly({
      setup: { ...starterSetup(1 + (game % 3)), opponents },
      seed: `reveals ${String(game)}`,
      see: (applied, before) => {
        if (before === null) return;
        const cards = sidesOf(before).flatMap((eyes) => shown(applied, before, eyes));
        if (cards.length > 0) expect(applied.revealed).toBe(true);
        seen[cards.length > 0 ? 'showing' : applied.revealed ? 'played' : 'quiet'] += 1;
      },
    });
  });
  expect(seen.showing).toBeGreaterThan(TRIAL.games);
  expect(seen.quiet).toBeGreaterThan(TRIAL.games);
});
