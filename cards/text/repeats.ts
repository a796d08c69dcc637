import { type Phrase, textOf } from './phrase.ts';

/** Phrases that begin with the same word say it once: "be attacked", "healed"; without a word in common they stay as they are. */
export function withFirstWordOnce(phrases: readonly Phrase[]): readonly Phrase[] {
  const [first, ...others] = phrases;
  const word = firstWord(first ?? []);
  const isSame = others.every((phrase) => firstWord(phrase) === word);
  return isSame ? [first ?? [], ...others.map((phrase) => withoutFirst(phrase, word))] : phrases;
}

const firstWord = (phrase: Phrase): string => /^\S+ /.exec(textOf(phrase))?.[0] ?? '';

function withoutFirst([first, ...rest]: Phrase, word: string): Phrase {
  if (first === undefined) return [];
  const text = first.text.slice(word.length);
  return text === '' ? rest : [{ ...first, text }, ...rest];
}
