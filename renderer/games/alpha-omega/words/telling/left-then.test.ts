import { expect, test } from 'vitest';
import { left } from '../../../../../engine/alpha-omega/queries/cards.ts';
import { playRandomly } from '../../../../../engine/alpha-omega/testing/random-games.ts';
import { starter, starterSetup } from '../../../../../engine/alpha-omega/testing/starter.ts';
import {
  alphaOmega,
  type AlphaOmegaEvent,
  type EventOf,
  type State,
} from '../../../../../engine/alpha-omega/index.ts';
import { leftBy } from './left-then.ts';

type Table = State['table'];
type Blow = EventOf<'struck'>;

const leftOn = (table: Table, card: number): number | null => {
  const found = table.inPlay.find(({ id }) => id === card);
  return found === undefined ? null : left({ table, content: starter }, found);
};

/** What every blow of some events left of whom it struck, by the rules, as its attack ended. */
function leftByRules(events: readonly AlphaOmegaEvent[], before: Table): ReadonlyMap<Blow, number | null> {
  const found = new Map<Blow, number | null>();
  let table = before;
  let blow: Blow | null = null;
  for (const event of events) {
    table = alphaOmega.evolve(table, event, starter);
    if (event.type === 'struck') blow = event;
    if (event.type === 'attackEnded' && blow !== null) found.set(blow, leftOn(table, blow.target));
    if (event.type === 'attackEnded') blow = null;
  }
  return found;
}

test('what a blow left is what the rules left of its target then, however much later it is asked', () => {
  let same = 0;
  let unknown = 0;
  for (let game = 1; game <= 20; game += 1) {
    const told: AlphaOmegaEvent[] = [];
    const blows = new Map<Blow, number | null>();
    playRandomly({
      ...{ setup: starterSetup(2), seed: `blows ${String(game)}` },
      see: ({ state, events }, before) => {
        told.push(...events);
        if (before === null) return;
        for (const [blow, then] of leftByRules(events, before.table)) blows.set(blow, then);
        for (const [blow, then] of blows) {
          const now = leftOn(state.table, blow.target);
          if (then === null || now === null) continue;
          const reckoned = leftBy(
            blow,
            told.map((event) => ({ event, defs: {} })),
            now,
          );
          if (reckoned === null) unknown += 1;
          else {
            expect(reckoned).toBe(then);
            same += 1;
          }
        }
      },
    });
  }
  expect(same).toBeGreaterThan(200);
  expect(unknown).toBeLessThan(same);
});
