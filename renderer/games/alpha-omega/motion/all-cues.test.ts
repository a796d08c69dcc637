import { expect, test } from 'vitest';
import type { Beat } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { AlphaOmegaEvent, View } from '../../../../engine/alpha-omega/index.ts';
import { played } from '../words/testing/card-views.ts';
import { scene } from '../words/testing/table.ts';
import { cuesOfAll } from './all-cues.ts';

const michael = played('Michael', 'good');
const paimon = played('Paimon', 'opponent');
const table: View = { ...scene(), inPlay: [michael, paimon], pending: null };

const beat = (...events: readonly AlphaOmegaEvent[]): Beat => ({
  events: events.map((event) => ({ event, defs: {} })),
  changes: {},
});
const begins = (phase: 'opponentPhase' | 'cleanUp'): AlphaOmegaEvent => ({ type: 'phaseBegan', phase });
const struck = (by: number, target: number): AlphaOmegaEvent => ({ type: 'struck', by, target, amount: 3 });
const theirs = struck(paimon.id, michael.id);
const check: AlphaOmegaEvent = { type: 'strengthChecked', balance: { good: 7, opponent: 6 } };

/** In which beats the Opponents are announced, with the table as it is after them all. */
const announced = (after: View, ...beats: readonly Beat[]): readonly number[] =>
  cuesOfAll(beats, [table, ...beats.slice(1).map(() => table), after]).flatMap((cues, at) =>
    cues.some(({ kind }) => kind === 'onslaught') ? [at] : [],
  );

test('the Opponents are announced where a Clean-Up begins in which they attack', () => {
  const own = beat(struck(michael.id, paimon.id));
  expect(announced(table, own, beat(begins('cleanUp')), beat(theirs), beat(check))).toEqual([1]);
  // Whoever strikes as it comes does so before it.
  expect(announced(table, beat(begins('opponentPhase')), beat(theirs))).toEqual([]);
  expect(announced(table, beat(begins('cleanUp')), beat(check))).toEqual([]);
});

test('attacks of the next round, and a player’s, announce nobody', () => {
  expect(announced(table, beat(begins('cleanUp')), beat(check), beat(theirs))).toEqual([]);
  expect(announced(table, beat(begins('cleanUp')), beat(struck(michael.id, paimon.id)))).toEqual([]);
});

test('whom they attack may be asked before the first of them strikes', () => {
  const asked = (about: 'opponentTarget' | 'discardCards', phase: View['phase']): View => ({
    ...table,
    phase,
    pending: { id: 9, seat: 0, about, source: null, ask: { kind: 'one', options: [] } },
  });
  const cleanUp = beat(begins('cleanUp'));
  expect(announced(asked('opponentTarget', 'cleanUp'), cleanUp)).toEqual([0]);
  expect(announced(asked('discardCards', 'cleanUp'), cleanUp)).toEqual([]);
  // What is asked is of the next round.
  expect(announced(asked('opponentTarget', 'opponentPhase'), cleanUp, beat(check))).toEqual([]);
});
