import { language, t, tagOf } from './language/language.ts';

/**
 * A number as the language writes it.
 * @param digits after the decimal sign: so many always, or `upTo` where fewer say the same
 */
export function numberWords(value: number, digits: number | { readonly upTo: number }): string {
  const options =
    typeof digits === 'number'
      ? { minimumFractionDigits: digits, maximumFractionDigits: digits }
      : { maximumFractionDigits: digits.upTo };
  return new Intl.NumberFormat(tagOf(language()), { ...options, useGrouping: false }).format(value);
}

const SMALL = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const;

/** "three"; figures where words would be long. */
export function inWords(amount: number): string {
  const word = SMALL[amount];
  return word === undefined ? String(amount) : t(`numbers.${word}`);
}

const OFTEN = ['never', 'once', 'twice'] as const;

/** "never", "once", "three times". */
export function timesInWords(amount: number): string {
  const word = OFTEN[amount];
  return word === undefined ? t('numbers.times', { amount: inWords(amount) }) : t(`numbers.${word}`);
}
