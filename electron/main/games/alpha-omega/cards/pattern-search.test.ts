import { expect, test } from 'vitest';
import { fold } from '../../../../../engine/toolbox/fold.ts';
import { matcherOf } from '../../../../../cards/query/pattern/matcher.ts';
import { replaceCardIndex, textsOfAll } from '../../../../../db/alpha-omega/search/card-index.ts';
import { madeCards } from '../../../../../db/alpha-omega/search/testing.ts';
import { memoryDb } from '../../../../../db/testing/testing.ts';
import { foldedTexts, numbersWith } from './pattern-search.ts';

const db = memoryDb();
replaceCardIndex(db, madeCards(200, 11));
const texts = textsOfAll(db, ['name', 'rules']);

test.each([
  'sword',
  'sword \\w+ angel',
  '^angel',
  'angel$',
  '(faith|heal)$',
  'angel\\nangel',
  '\\n',
  '.',
  '\\d',
  'nowhere',
])('/%s/ is found in all texts together where it is found in each alone', (written) => {
  const alone = texts.flatMap(({ number, text }) => {
    const made = matcherOf(written);
    return made.ok && made.value.isIn(fold(text)) === true ? [number] : [];
  });
  expect(numbersWith(foldedTexts(db, ['name', 'rules']), written)).toEqual(alone);
});
