import type { Grammar, Np as AnyNp, Referred as AnyReferred } from '../np.ts';
import { type Phrase, say } from '../phrase.ts';

export type Gender = 'm' | 'f';

/** A noun with its article, and what other words agree with. */
export interface Np extends AnyNp {
  readonly gender: Gender;
  /** Somebody has "a" before it as an object. */
  readonly isPerson: boolean;
  /** It has just been spoken of: a verb alone, or "lo" and "le", say it as well. */
  readonly isClear?: true;
}

export type Referred = AnyReferred<Np>;

/** A word with what agrees with it. */
export interface Word {
  readonly one: Phrase;
  readonly many: Phrase;
  readonly gender: Gender;
  readonly isPerson: boolean;
}

/** A thing, and how it is called when there are several. */
export const thing = (one: string, many: string, gender: Gender = 'm'): Word => ({
  one: say`${one}`,
  many: say`${many}`,
  gender,
  isPerson: false,
});

/** Somebody. */
export const person = (one: string, many: string): Word => ({ ...thing(one, many), isPerson: true });

/** Something masculine that is nobody, such as "el ataque". */
export const masculine = (phrase: Phrase, grammar: Grammar = 'one'): Np => ({
  phrase,
  grammar,
  gender: 'm',
  isPerson: false,
});

type Articles = Readonly<Record<Gender, Readonly<Record<Grammar, string>>>>;

export const THE: Articles = { m: { one: 'el', many: 'los' }, f: { one: 'la', many: 'las' } };
export const THAT: Articles = { m: { one: 'ese', many: 'esos' }, f: { one: 'esa', many: 'esas' } };
export const OTHER: Articles = { m: { one: 'otro', many: 'otros' }, f: { one: 'otra', many: 'otras' } };
export const YOURS: Articles = { m: { one: 'tuyo', many: 'tuyos' }, f: { one: 'tuya', many: 'tuyas' } };
export const THEIRS: Articles = { m: { one: 'suyo', many: 'suyos' }, f: { one: 'suya', many: 'suyas' } };
export const A: Readonly<Record<Gender, string>> = { m: 'un', f: 'una' };
export const NO: Readonly<Record<Gender, string>> = { m: 'ningún', f: 'ninguna' };
/** "él", "ellas": behind a preposition. */
export const THEM: Articles = { m: { one: 'él', many: 'ellos' }, f: { one: 'ella', many: 'ellas' } };
