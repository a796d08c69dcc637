import { expect, test } from 'vitest';
import type { AlphaOmegaEvent, ToldEvent } from '../../../../engine/alpha-omega/index.ts';
import { familiarTempo } from '../../../table/motion/familiar.ts';
import { timesTold } from './times-told.ts';

const told = (event: AlphaOmegaEvent): ToldEvent => ({ event, defs: {} });
const weighed = told({ type: 'strengthChecked', balance: { good: 3, opponent: 2 } });
const phase = told({ type: 'phaseBegan', phase: 'cleanUp' });
const hurt = told({ type: 'damaged', card: 1, amount: 2, by: 2 });
const healed = told({ type: 'healed', card: 1, amount: 2, by: 3 });
const strikes = (kind: 'player' | 'weakest'): ToldEvent => {
  const why = kind === 'player' ? { kind } : { kind, left: 3, tied: 1, chosenBy: null };
  return told({ type: 'attackDeclared', by: 1, target: 2, why });
};

test('what is told is counted over the whole game, and from beat to beat', () => {
  expect(timesTold([[weighed], [phase], [weighed]], [weighed, hurt])).toEqual([1, 0, 2]);
  expect(timesTold([], [weighed])).toEqual([]);
});

test('a beat is as new as what is newest in it, and counts once however often a thing happens in it', () => {
  expect(timesTold([[hurt, hurt, healed], [hurt]], [hurt, hurt])).toEqual([0, 3]);
  expect(timesTold([[]], [hurt])).toEqual([0]);
});

test('an Opponent who strikes the weakest is new to whoever has only struck as they chose', () => {
  expect(timesTold([[strikes('weakest')], [strikes('player')]], [strikes('player')])).toEqual([0, 1]);
});

test('the first time is told in full, each later one quicker, never below the least', () => {
  const tempos = [0, 1, 2, 3, 4, 20].map((times) => familiarTempo(times, 0.5));
  expect(tempos[0]).toBe(1);
  expect(tempos.toSorted((a, b) => b - a)).toEqual(tempos);
  expect(new Set(tempos).size).toBe(tempos.length);
  expect(tempos[3]).toBeLessThan(0.62);
  expect(tempos.at(-1)).toBeGreaterThanOrEqual(0.5);
});
