import { expect, test } from 'vitest';
import { OP_WORDS, partsOf, wordsOf } from './index.ts';

const DONE_TO: readonly unknown[] = [
  ...['cards', 'listOfCards', 'discarded', 'opponentDiscarded', 'lookedAt'],
  ...['topOfOpponentDeck', 'topOfDecks'],
];

test.each(OP_WORDS)('%s says where it brings cards, if it does something to any', (op) => {
  const isDoneToCards = partsOf({ op }).some(({ part }) => DONE_TO.includes(part));
  expect(isDoneToCards && wordsOf({ op }).brings === null).toBe(false);
});
