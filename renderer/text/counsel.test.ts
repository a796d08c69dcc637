import { expect, test } from 'vitest';
import type { Counsel, CounselReason } from '../../engine/index.ts';
import { counselWords } from './counsel.ts';
import { namesOf } from './options.ts';
import { fakeBook } from './testing/fake-cards.ts';
import { played } from './testing/card-views.ts';
import { hint } from './testing/counsel.ts';
import { battle, playing } from './testing/scenes.ts';
import { scene } from './testing/table.ts';

const view = battle();
const names = namesOf(view, fakeBook);
const idOf = (name: string): number => view.inPlay.find(({ id }) => names.card(id) === name)?.id ?? -1;

function reasonsFor(...reasons: readonly CounselReason[]): readonly string[] {
  if (view.pending === null) throw new Error('The battle asks something');
  return counselWords(hint(view, reasons), view.pending, names).reasons;
}

test('says the choice as the choice is worded, and what comes next to it', () => {
  if (view.pending === null) throw new Error('The battle asks something');
  expect(counselWords(hint(view), view.pending, names)).toEqual({
    advice: 'Attack Paimon with Michael (11 damage, defeats)',
    alike: null,
    instead: 'Compared with “End phase”:',
    reasons: ['The coming Strength Check is expected at +5, not at −2.'],
    says: null,
  });
});

test.each<readonly [CounselReason, string]>([
  [
    { kind: 'fate', card: idOf('Paimon'), fate: 'defeated', chance: 1, instead: 0.31 },
    'Paimon is defeated before the Strength Check in 10 of 10 cases instead of 3.',
  ],
  [
    { kind: 'fate', card: idOf('Michael'), fate: 'lured', chance: 0.02, instead: 0.68 },
    'Michael is Lured Astray before the Strength Check in 0 of 10 cases instead of 7.',
  ],
  [
    { kind: 'fate', card: idOf('Uriel'), fate: 'broughtOver', chance: 1, instead: 0 },
    'Uriel comes over to the Good side before the Strength Check in 10 of 10 cases instead of 0.',
  ],
  [
    { kind: 'fate', card: idOf('Heavenly Armor'), fate: 'defeated', chance: 0, instead: 0.5 },
    'Heavenly Armor is destroyed before the Strength Check in 0 of 10 cases instead of 5.',
  ],
  [{ kind: 'won', chance: 0.5, instead: 0.1 }, 'The Good side wins soon in 5 of 10 cases instead of 1.'],
  [{ kind: 'lost', chance: 0.1, instead: 0.4 }, 'The Opponents win soon in 1 of 10 cases instead of 4.'],
  [
    { kind: 'later', gain: 2.6 },
    'It makes no difference up to the coming Strength Check. In the rounds after it your side stands better by about 3 Strength.',
  ],
])('words the reason %j', (reason, words) => {
  expect(reasonsFor(reason)).toEqual([words]);
});

test('what comes to much the same is named, but not without end', () => {
  const { pending } = view;
  if (pending === null) throw new Error('The battle asks something');
  const [, ...ids] = pending.ask?.options.map(({ id }) => id) ?? [];
  const alike = (answers: readonly string[], instead = hint(view).instead): string | null =>
    counselWords({ ...hint(view), alike: answers.map((id) => [id]), instead }, pending, names).alike;
  expect(alike([])).toBeNull();
  expect(alike(ids.slice(4))).toBe('About equally good: “Use Raphael’s ability”.');
  expect(alike(ids)).toMatch(
    /^About equally good: “Attack Paimon .*”, “Attack Uriel .*”, “.*” and 2 more\.$/,
  );
  expect(alike(ids, null)).toBe('All choices are about equally good.');
});

test('an order is told from the top, several cards as a list, and none as none', () => {
  const cards = ['Agares', 'Wrath', 'Abigor'].map((name) => played(name, 'opponent'));
  const options = cards.map(({ id }) => ({ id: `card:${id}`, kind: 'card', card: id }) as const);
  const ids = options.map(({ id }) => id);
  const advice = (ask: object, answer: readonly string[]): string => {
    const asking = { id: 3, seat: 0, about: 'arrangeCards', source: null, ...ask } as NonNullable<
      typeof view.pending
    >;
    const shown = scene({ inPlay: cards, pending: asking });
    const counsel: Counsel = { ...hint(shown), best: [{ answer, worth: 0, tried: 1, lead: null }] };
    return counselWords(counsel, asking, namesOf(shown, fakeBook)).advice;
  };
  expect(advice({ ask: { kind: 'order', options } }, ids.toReversed())).toBe(
    'In this order: Abigor, Wrath, Agares',
  );
  const some = { ask: { kind: 'some', options, min: 0, max: 3 } };
  expect(advice(some, ids)).toBe('Choose Agares, Wrath and Abigor');
  expect(advice(some, [])).toBe('Choose none');
});

test('where the worth of a card shows only later, the card itself says what it does', () => {
  const hand = playing();
  const { pending } = hand;
  const place = hand.seats[0]?.hand?.find(({ def }) => fakeBook.get(def)?.type === 'place');
  if (pending?.ask == null || place === undefined) throw new Error('a Place can be played');
  const advice: Counsel = {
    ...hint(hand, [{ kind: 'later', gain: 9 }]),
    best: [{ answer: [`play:${place.id}`], worth: 9, tried: 40, lead: 0 }],
  };
  const { reasons, says } = counselWords(advice, pending, namesOf(hand, fakeBook));
  expect(reasons).toEqual([
    'It makes no difference up to the coming Strength Check. In the rounds after it your side stands better by about 9 Strength.',
  ]);
  expect(says?.intro).toBe('What Heaven does:');
  expect(says?.text).toMatch(/draw/);
});
