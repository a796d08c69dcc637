import { expect, test } from 'vitest';
import type { Look } from '../look.ts';
import { inEveryGame, playRandomly, trialOf } from '../testing/random-games.ts';
import { starter, starterSetup } from '../testing/starter.ts';
import { rosterOf, type Carried } from './roster.ts';

/*
 * The law of what is kept: a roster is the one that is worked out anew, whichever tables were asked for before it, also
 * where two of them are asked for in turns. ROSTER_SEED=… ROSTER_GAMES=1 plays one game again.
 */
const TRIAL = trialOf('ROSTER', 12, 'roster');

/** Whose each ability is and which of its own, by what asks for it. */
function carriedBy(look: Look): unknown {
  const { triggered, interrupts, activated, constant } = rosterOf(look);
  const names = (list: readonly Carried[]): readonly string[] =>
    list.map(({ source, index }) => JSON.stringify([source, index]));
  const each = (map: ReadonlyMap<string, readonly Carried[]>): unknown =>
    [...map].map(([name, list]) => [name, names(list)]);
  return [each(triggered), names(interrupts), names(activated), each(constant)];
}

/** Nothing is kept for a content that nobody has asked about. */
const anew = ({ table, content }: Look): Look => ({ table, content: new Map(content) });

test(`a roster that is kept is the one of its table, over ${String(TRIAL.games)} games`, () => {
  let asked = 0;
  inEveryGame(TRIAL, (game) => {
    playRandomly({
      setup: starterSetup(1 + (game % 4)),
      seed: `roster ${String(game)}`,
      see: ({ state }, before) => {
        const tables = before === null ? [state] : [before, state, before];
        for (const { table } of tables) {
          const look = { table, content: starter };
          expect(carriedBy(look)).toEqual(carriedBy(anew(look)));
          asked += 1;
        }
      },
    });
  });
  expect(asked).toBeGreaterThan(100);
});
