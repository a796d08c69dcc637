import { expect, test } from 'vitest';
import type { AlphaOmegaEvent } from '../../events.ts';
import { scene } from '../../testing/scene.ts';
import { openLedger } from './ledger.ts';

/** What came of Goliath in a game in which this happened, as the ledger has it. */
function goliathAfter(...happened: readonly ((goliath: number) => AlphaOmegaEvent)[]): unknown {
  const { state } = scene({ seats: [{ play: ['david'] }], opponents: ['goliath'] });
  const [, goliath] = state.table.inPlay;
  if (goliath === undefined) throw new Error('both are in play');
  const ledger = openLedger(state);
  const answer = ['end'];
  ledger.step(answer, { state, events: happened.map((one) => one(goliath.id)), revealed: false });
  ledger.end(answer);
  return ledger.account(answer).fates.get(goliath.id)?.defeated ?? 0;
}

const defeated = (card: number): AlphaOmegaEvent => ({
  ...{ type: 'defeated', card, by: 0, fate: 'discarded', shielded: false },
});
const raised = (card: number): AlphaOmegaEvent => ({ type: 'raised', card });

test('whoever is defeated before the Strength Check is counted, and not who stands up again', () => {
  expect(goliathAfter(defeated)).toBe(1);
  expect(goliathAfter(defeated, raised)).toBe(0);
  expect(goliathAfter(defeated, raised, defeated)).toBe(1);
  expect(goliathAfter(raised)).toBe(0);
});
