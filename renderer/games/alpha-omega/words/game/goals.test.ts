import { expect, test } from 'vitest';
import type { View } from '../../../../../engine/alpha-omega/index.ts';
import { decidedBy, endSentences, furtherGoal, goalLines, progressOf } from './goals.ts';
import { fakeBook } from '../testing/fake-cards.ts';
import { known } from '../testing/card-views.ts';
import { goliath as battleForGoliath } from '../testing/scenes.ts';
import { scene } from '../testing/table.ts';

/** David's battle in a round of it: Goliath still stands. */
const goliath = (objectiveRound: number, changes: Partial<View> = {}): View => ({
  ...battleForGoliath(),
  balance: { good: 13, opponent: 8 },
  objectiveRound,
  ...changes,
});

const lines = (view: View): readonly string[] =>
  goalLines(view, fakeBook).map(
    ({ wins, spans, isMet, waitsFor }) =>
      `${wins === 'good' ? '+' : '-'}${isMet ? '!' : ''} ${spans.map(({ text }) => text).join('')}${waitsFor === null ? '' : ` (${waitsFor})`}`,
  );

test('every way to win and to lose, which of them would decide now, and which round they wait for', () => {
  expect(lines(goliath(6))).toEqual([
    '+ Good leads by 50.',
    '- The Opponents lead by 50.',
    '+ Goliath is not in Opponent play.',
    '- Goliath is in Opponent play in round 12 or later. (12)',
  ]);
  expect(lines(goliath(12))).toContain('-! Goliath is in Opponent play in round 12 or later. (12)');
  expect(lines(goliath(13))).toContain('-! Goliath is in Opponent play in round 12 or later.');
  expect(lines(goliath(6, { balance: { good: 70, opponent: 20 } }))).toContain('+! Good leads by 50.');
});

test('who would win by what it says besides the leads: where both would, the Opponents', () => {
  const decided = (round: number, ...holds: readonly boolean[]): unknown => {
    const view = goliath(round);
    const ends = view.ends.map((end, at) => ({ ...end, holds: holds[at] ?? end.holds }));
    return decidedBy({ ...view, ends }, fakeBook);
  };
  expect(decided(6)).toBeNull();
  expect(decided(6, true, false)).toBe('good');
  expect(decided(12)).toBe('opponent');
  expect(decided(12, true, true)).toBe('opponent');
  expect(decidedBy(goliath(6, { balance: { good: 70, opponent: 20 } }), fakeBook)).toBeNull();
});

test('besides the leads it is heard as well', () => {
  expect(endSentences(goliath(6), fakeBook)).toEqual([
    'Another way to win: Goliath is not in Opponent play.',
    'It also loses: Goliath is in Opponent play in round 12 or later. Round 6 of 12.',
  ]);
});

test('the leads are those of the table, not of the card', () => {
  expect(lines(goliath(1, { goal: 25, lostBy: 1 })).slice(0, 2)).toEqual([
    '+ Good leads by 25.',
    '- The Opponents lead.',
  ]);
});

test('what a variant asks for besides', () => {
  expect(furtherGoal(scene())).toBeNull();
  expect(furtherGoal(scene({ variants: ['allOrNothing'] }))).toMatch(/entire Opponent deck/);
});

test('how far it has come: by the lead, or by the rounds that have to be endured', () => {
  const at = (good: number): number => progressOf(goliath(2, { balance: { good, opponent: 0 } }), fakeBook);
  expect([at(-10), at(0), at(25), at(80)]).toEqual([0, 0, 0.5, 1]);
  const den = scene({
    objective: known('The Den of Lions', 1),
    objectiveRound: 7,
    balance: { good: 0, opponent: 9 },
    ends: [
      { wins: 'good', round: 12, needs: null, holds: true },
      { wins: 'opponent', round: null, needs: { lead: 'opponent', by: 90 }, holds: false },
    ],
  });
  expect(progressOf(den, fakeBook)).toBe(0.5);
});
