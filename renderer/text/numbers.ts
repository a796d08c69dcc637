import { language, tagOf } from './language/language.ts';

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
