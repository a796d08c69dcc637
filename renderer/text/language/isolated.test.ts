import { IntlMessageFormat } from 'intl-messageformat';
import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { afterEach, expect, test } from 'vitest';
import type { Word } from '../line.ts';
import type { MessageKey } from './catalogue.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { isolated } from './isolated.ts';
import { parts, speak, t } from './language.ts';
import { listOf } from '../lists.ts';

afterEach(() => speak('en'));

const NAME = 'מרים';

/** A value for each argument of a message: the name wherever a text may stand. */
function valuesFor(elements: readonly MessageFormatElement[], word: Word): Record<string, Word> {
  return Object.assign(
    {},
    ...elements.map((element): Record<string, Word> => {
      if (element.type === TYPE.literal || element.type === TYPE.pound) return {};
      if (element.type === TYPE.tag) return valuesFor(element.children, word);
      if (element.type === TYPE.argument) return { [element.value]: word };
      const inner = 'options' in element ? Object.values(element.options).map(({ value }) => value) : [];
      const own = element.type === TYPE.select ? (Object.keys(element.options)[0] ?? '') : 1;
      return { ...valuesFor(inner.flat(), word), [element.value]: own };
    }),
  ) as Record<string, Word>;
}

const said = t as (key: MessageKey, values: Readonly<Record<string, Word>>) => string;

test.each([
  ['en', en],
  ['es', es],
] as const)(
  'no name that is put into a sentence turns round what stands beside it: %s',
  (language, texts) => {
    speak(language);
    const all = Object.entries(texts).flatMap(([area, sentences]) =>
      Object.entries(sentences as Readonly<Record<string, string>>).map(
        ([key, text]) => [`${area}.${key}` as MessageKey, new IntlMessageFormat(text).getAst()] as const,
      ),
    );
    const bare = all.filter(([key, ast]) =>
      [NAME, { text: NAME }].some((word) =>
        said(key, valuesFor(ast, word)).replaceAll(`\u2068${NAME}\u2069`, '').includes(NAME),
      ),
    );
    expect(bare.map(([key]) => key)).toEqual([]);
    expect(all.filter(([key, ast]) => said(key, valuesFor(ast, NAME)).includes(NAME)).length).toBeGreaterThan(
      200,
    );
  },
);

test('what turns nothing round is put in as it is, and what is isolated stays closed', () => {
  expect(isolated('José 7')).toBe('José 7');
  expect(isolated('a\u2069b')).toBe('\u2068ab\u2069');
  expect(isolated('a\u2067b')).toBe('\u2068a\u2067b\u2069\u2069');
  expect(isolated(isolated(NAME))).toBe(`\u2068\u2068${NAME}\u2069\u2069`);
});

test('a part that is a name stays a part', () => {
  const [name] = parts('deed.damageWhom', { seat: { text: NAME, to: 'card.x' }, source: 'x' }).filter(
    ({ to }) => to,
  );
  expect(name).toEqual({ text: `\u2068${NAME}\u2069`, to: 'card.x' });
});

test('names in a list keep their order, whichever way the letters of each run', () => {
  expect(listOf([NAME, 'Ann'])).toBe(`${isolated(NAME)} and Ann`);
});
