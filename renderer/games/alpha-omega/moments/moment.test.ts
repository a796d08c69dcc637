import { expect, test } from 'vitest';
import type { AlphaOmegaEvent, ToldEvent } from '../../../../engine/alpha-omega/index.ts';
import { fakeBook, idOf } from '../words/testing/fake-cards.ts';
import { timingOf, momentTime } from '../motion/pace.ts';
import { momentOf, momentsOf, MOMENTS, type MomentKind } from './moment.ts';

const NAMES: Readonly<Record<number, string>> = {
  ...{ 1: 'Uriel', 2: 'Paimon', 3: 'Heaven', 4: 'Squadrons at Once', 5: 'Hail of Iron Globes' },
  ...{ 6: 'And There Was War in Heaven', 7: 'Despair' },
};
const defs = Object.fromEntries(Object.entries(NAMES).map(([id, name]) => [id, idOf(name)]));
const told = (event: AlphaOmegaEvent): ToldEvent => ({ event, defs });
const kind = (...events: readonly AlphaOmegaEvent[]): string | null => {
  const moment = momentOf(events.map(told), fakeBook);
  return moment === null
    ? null
    : `${moment.kind} ${moment.def.name}${moment.by ? ` by ${moment.by.name}` : ''}`;
};
const fell = (card: number): AlphaOmegaEvent => ({
  ...{ type: 'defeated', card, by: 2, fate: 'discarded', shielded: false },
});

test('what the table looks up for, and nothing else, is a moment', () => {
  expect(kind({ type: 'luredAstray', card: 1, by: 2 })).toBe('lured Uriel by Paimon');
  expect(kind({ type: 'broughtOver', card: 1, seat: 0, by: 2 })).toBe('mended Uriel by Paimon');
  expect(kind(fell(3))).toBe('placeFell Heaven by Paimon');
  expect(kind(fell(1))).toBeNull();
  expect(kind({ type: 'callingDrawn', seat: 0, card: 4 })).toBe('callingTaken Squadrons at Once');
  expect(kind({ type: 'callingAchieved', card: 4, seat: 0, until: null })).toBe(
    'callingFulfilled Squadrons at Once',
  );
  expect(kind({ type: 'objectiveBegan', objective: 6 })).toBe('objective And There Was War in Heaven');
  expect(kind({ type: 'roundBegan', round: 2 })).toBeNull();
});

const hails = (card: number, amount = 5): AlphaOmegaEvent => ({ type: 'damaged', card, amount, by: 5 });

test('an Event of the Opponents is one where it harms a Good card, and not while it waits', () => {
  expect(kind({ type: 'opponentDrawn', seat: 0, card: 5 })).toBeNull();
  expect(kind({ type: 'opponentCardPlayed', seat: 0, card: 7 }, { type: 'waited', card: 7 })).toBeNull();
  expect(kind({ type: 'eventApplied', card: 7, host: 2 })).toBeNull();
  expect(kind({ type: 'eventApplied', card: 7, host: 1 })).toBe('catastrophe Despair');
  expect(kind(hails(1))).toBe('catastrophe Hail of Iron Globes');
  expect(kind(hails(1, 0))).toBeNull();
  expect(kind(hails(2))).toBeNull();
  expect(kind({ type: 'damaged', card: 1, amount: 5, by: 2 })).toBeNull();
});

test('of the blows that come often the first of a round is one; what happened before the telling counts', () => {
  const kinds = (before: readonly AlphaOmegaEvent[], ...beats: readonly (readonly AlphaOmegaEvent[])[]) =>
    momentsOf(
      beats.map((events) => events.map(told)),
      before.map(told),
      fakeBook,
    ).map((moment) => moment?.kind ?? null);
  const round: AlphaOmegaEvent = { type: 'roundBegan', round: 2 };
  const lured: AlphaOmegaEvent = { type: 'luredAstray', card: 1, by: 2 };
  expect(kinds([], [hails(1)], [fell(3)], [lured], [round, hails(1)], [fell(3)])).toEqual([
    'catastrophe',
    null,
    'lured',
    'catastrophe',
    null,
  ]);
  expect(kinds([round, hails(1)], [fell(3)])).toEqual([null]);
  expect(kinds([hails(1), round], [fell(3)])).toEqual(['placeFell']);
});

test('of several the one that matters most is shown, and none of a card that nobody may know', () => {
  const taken: AlphaOmegaEvent = { type: 'callingDrawn', seat: 0, card: 4 };
  expect(kind(taken, { type: 'luredAstray', card: 1, by: 2 })).toBe('lured Uriel by Paimon');
  expect(momentOf([{ event: taken, defs: {} }], fakeBook)).toBeNull();
});

const ahead = (...cards: readonly number[]): AlphaOmegaEvent => ({
  ...{ type: 'looked', seats: [0], deck: 'opponent', cards, count: cards.length },
});

test('cards of the Opponent deck that were looked at are shown together, unless somebody may not know one or they are asked about', () => {
  const seen = momentOf([told(ahead(2, 7, 5))], fakeBook);
  expect([seen?.def, ...(seen?.others ?? [])].map((def) => def?.name)).toEqual([
    'Paimon',
    'Despair',
    'Hail of Iron Globes',
  ]);
  expect(momentOf([{ event: ahead(2, 7), defs: { 2: idOf('Paimon') } }], fakeBook)).toBeNull();
  expect(kind({ ...{ type: 'looked', seats: [0], deck: 'good' }, cards: [1], count: 1 })).toBeNull();
  const beats = [[told(ahead(2, 7))]];
  expect(momentsOf(beats, [], fakeBook).map((moment) => moment?.kind)).toEqual(['looked']);
  expect(momentsOf(beats, [], fakeBook, new Set([2, 7]))).toEqual([null]);
});

/** Several cards are read at once. */
const LONGEST = { looked: 3000 } as Partial<Record<MomentKind, number>>;

test.each(MOMENTS)(
  '%s takes from one to two seconds, or three to read several cards, less where all is faster, and no time at once',
  (what) => {
    const calm = momentTime(what, 'calm');
    expect(calm).toBeGreaterThanOrEqual(1000);
    expect(calm).toBeLessThanOrEqual(LONGEST[what] ?? 2000);
    expect(momentTime(what, 'fast')).toBeLessThan(calm);
    expect(momentTime(what, 'calm', true)).toBeLessThan(calm);
    expect(momentTime(what, 'instant')).toBe(0);
    expect(momentTime(what, 'step')).toBe(calm);
    expect(timingOf([], 'calm').rest).toBe(0);
  },
);
