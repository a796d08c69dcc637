import { IntlMessageFormat } from 'intl-messageformat';
import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { afterEach, expect, test } from 'vitest';
import type { Catalogue } from './catalogue.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { language, speak, t, type Language } from './language.ts';
import { stretched } from './pseudo.ts';

afterEach(() => speak('en'));

const OTHERS: Readonly<Partial<Record<Language, Catalogue>>> = { es };

function textsOf(catalogue: Catalogue): readonly (readonly [string, string])[] {
  return Object.entries(catalogue).flatMap(([area, texts]) =>
    Object.entries(texts as Readonly<Record<string, string>>).map(
      ([key, text]) => [`${area}.${key}`, text] as const,
    ),
  );
}

/** The arguments of a message, from its parsed form. */
function argumentsOf(elements: readonly MessageFormatElement[]): readonly string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return argumentsOf(element.children);
    const inner =
      'options' in element ? Object.values(element.options).flatMap(({ value }) => argumentsOf(value)) : [];
    return [element.value, ...inner];
  });
}

const named = (text: string): readonly string[] =>
  [...new Set(argumentsOf(new IntlMessageFormat(text).getAst()))].toSorted((a, b) => (a < b ? -1 : 1));

test.each(Object.entries(OTHERS))(
  '%s says the same things with the same values as English',
  (_, catalogue) => {
    const theirs = new Map(textsOf(catalogue));
    const strange = textsOf(en).flatMap(([key, text]) => {
      const other = theirs.get(key);
      // A branch by gender or number may be needed in one language and not in another; a value may never be missing.
      const missing =
        other === undefined ? ['the text'] : named(other).filter((name) => !named(text).includes(name));
      return missing.length === 0 ? [] : [`${key}: ${missing.join(', ')}`];
    });
    expect(strange).toEqual([]);
  },
);

test('every text is a message that can be read', () => {
  const broken = [...textsOf(en), ...textsOf(es)].filter(([, text]) => {
    try {
      return new IntlMessageFormat(text).getAst().length === 0;
    } catch {
      return true;
    }
  });
  expect(broken).toEqual([]);
});

test('no text has straight quotes, which ICU takes for its own', () => {
  expect([...textsOf(en), ...textsOf(es)].filter(([, text]) => text.includes("'"))).toEqual([]);
});

test('texts follow the language', () => {
  expect(t('settings.title')).toBe('Settings');
  speak('es');
  expect(language()).toBe('es');
  expect(t('settings.title')).toBe('Ajustes');
});

test('the stretched language marks every letter and is longer', () => {
  speak('qps');
  expect(t('settings.title')).toBe('Šéţţíñğš~~~');
  expect(stretched('a'.repeat(60))).toBe(`${'á'.repeat(60)}${'~'.repeat(20)}\u200B~`);
});
