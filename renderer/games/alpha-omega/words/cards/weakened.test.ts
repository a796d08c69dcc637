import { expect, test } from 'vitest';
import type { InPlayView } from '../../../../../engine/alpha-omega/index.ts';
import { idOf, fakeBook } from '../testing/fake-cards.ts';
import { played } from '../testing/card-views.ts';
import { weakenedWords } from './weakened.ts';

const good = ['Michael', 'Raphael', 'Camael'].map((name) => played(name, 'good'));
const foe = played('Paimon', 'opponent');

/** The card as a card of this name weakens it. */
const weaker = (card: InPlayView, by: number, source: string): InPlayView => ({
  ...card,
  strength: (card.strength ?? 0) - by,
  strengthFrom: [...(card.strengthFrom ?? []), idOf(source)],
});
const told = (after: readonly InPlayView[], before: readonly InPlayView[] = [...good, foe]) =>
  weakenedWords([before], after, fakeBook);

test('what comes to weaken Good cards is told once, with how many and by how much', () => {
  const all = good.map((card) => weaker(card, 1, 'Paimon'));
  expect(told([...all, weaker(foe, 1, 'Paimon')])).toEqual(['Paimon weakens 3 of yours by 1']);
  expect(told(all, all)).toEqual([]);
  const [michael, raphael, camael] = all;
  if (!michael || !raphael || !camael) throw new Error('there are three');
  expect(told([weaker(michael, 2, 'Abigor'), raphael, camael], all)).toEqual(['Abigor weakens Michael by 2']);
});

test('nothing of who is stronger, changed sides, came new, or is weaker because something else is over', () => {
  const [michael, raphael, camael] = good;
  if (!michael || !raphael || !camael) throw new Error('there are three');
  const lured = { ...weaker(raphael, 1, 'Paimon'), side: 'opponent', countsFor: 'opponent' } as const;
  expect(told([weaker(michael, -1, 'Heaven'), lured, weaker(played('Uriel', 'good'), 1, 'Paimon')])).toEqual(
    [],
  );
  expect(told(good, [weaker(michael, -1, 'Heaven')])).toEqual([]);
});

test('who was played before is counted, and who was played into it is not', () => {
  const all = good.map((card) => weaker(card, 1, 'Paimon'));
  const [michael] = good;
  const [, , camael] = all;
  if (!michael || !camael) throw new Error('there are three');
  expect(weakenedWords([[michael], good], [...all, foe], fakeBook)).toEqual([
    'Paimon weakens 3 of yours by 1',
  ]);
  const untilHeCame = [good.slice(0, 2), [...all.slice(0, 2), foe], [...all, foe]];
  expect(weakenedWords(untilHeCame, [...all, foe], fakeBook)).toEqual(['Paimon weakens 2 of yours by 1']);
});
