import { afterEach, expect, test } from 'vitest';
import { spokenLanguage } from '../../shared/settings.ts';
import { speak, words } from './words.ts';

afterEach(() => speak('en'));

const textsOf = (value: object): readonly string[] =>
  Object.values(value).flatMap((inner: string | object) =>
    typeof inner === 'string' ? [inner] : textsOf(inner),
  );

test('what is said outside the window follows the language, every sentence of it', () => {
  const english = textsOf(words());
  speak('es');
  expect(words().quit).toBe('Salir');
  expect(textsOf(words()).filter((text) => english.includes(text))).toEqual([]);
});

test('the computer’s language is spoken where none was chosen, as far as it is one of ours', () => {
  expect(spokenLanguage('system', 'es-MX')).toBe('es');
  expect(spokenLanguage('system', 'de')).toBe('en');
  expect(spokenLanguage('system', '')).toBe('en');
  expect(spokenLanguage('en', 'es-MX')).toBe('en');
});
