import { expect, test } from 'vitest';
import { READY_MADE } from '../../../../../cards/decks/ready-made.ts';
import { memoryDb } from '../../../../../db/testing/testing.ts';
import { namedDecks } from './deck-names.ts';

test('a preconstructed deck of the Good side is known by its cards, and one that was changed is not', () => {
  const db = memoryDb();
  const good = READY_MADE.filter(({ side }) => side === 'good');
  const copiesOf = ({ cards }: (typeof good)[number]): readonly string[] =>
    cards.flatMap(({ card, copies }) => Array.from({ length: copies }, () => card)).toSorted();
  const played = [...good.map(copiesOf), ...good.map((deck) => copiesOf(deck).slice(1))];
  for (const cards of played) db.run('INSERT INTO counted_decks (cards) VALUES (?)', cards.join(' '));
  const numbers = db.all('SELECT deck FROM counted_decks ORDER BY deck').map(({ deck }) => Number(deck));
  expect(namedDecks(db, numbers, []).map(({ ready }) => ready)).toEqual([
    ...good.map(({ id }) => id),
    ...good.map(() => null),
  ]);
});
