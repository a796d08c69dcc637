import type { Span } from './types.ts';

/** Words in a row; blanks between them are part of the text. */
export type Phrase = readonly Span[];

/** Something that stands in a sentence. */
export type Word = string | number | Span | Phrase;

export const NOTHING: Phrase = [];

function spansOf(word: Word): Phrase {
  if (typeof word === 'number') return [{ kind: 'number', text: String(word) }];
  if (typeof word === 'string') return word === '' ? NOTHING : [{ kind: 'plain', text: word }];
  return 'kind' in word ? [word] : word;
}

/** `say`…`` keeps keywords, numbers and names apart where a plain template would flatten them. */
export function say(strings: TemplateStringsArray, ...words: readonly Word[]): Phrase {
  return glue(
    strings.flatMap((text, index) => {
      const word = words[index];
      return [...spansOf(text), ...(word === undefined ? [] : spansOf(word))];
    }),
  );
}

function glue(spans: Phrase): Phrase {
  const glued: Span[] = [];
  for (const span of spans) {
    const last = glued.at(-1);
    if (last?.kind === 'plain' && span.kind === 'plain')
      glued[glued.length - 1] = { kind: 'plain', text: last.text + span.text };
    else glued.push(span);
  }
  return glued;
}

/** The phrase as a string. */
export const textOf = (phrase: Phrase): string => phrase.map(({ text }) => text).join('');

export const isEmpty = (phrase: Phrase): boolean => phrase.length === 0;

/** The phrases that say something, with a word between each two. */
export function joined(phrases: readonly Phrase[], between: string): Phrase {
  const said = phrases.filter((phrase) => !isEmpty(phrase));
  return glue(said.flatMap((phrase, index) => (index === 0 ? phrase : [...spansOf(between), ...phrase])));
}

/** The phrases that say something, with a blank between, but none before a comma. */
export const words = (...phrases: readonly Word[]): Phrase =>
  phrases
    .map(spansOf)
    .filter((phrase) => !isEmpty(phrase))
    .reduce<Phrase>(
      (said, phrase) =>
        isEmpty(said) || /^[,;:]/.test(textOf(phrase)) ? say`${said}${phrase}` : say`${said} ${phrase}`,
      NOTHING,
    );

/** With a capital where it begins. */
export function capitalised(phrase: Phrase): Phrase {
  const [first, ...rest] = phrase;
  return first === undefined
    ? NOTHING
    : [{ ...first, text: first.text.slice(0, 1).toUpperCase() + first.text.slice(1) }, ...rest];
}

/** With a capital and a full stop. */
export const sentence = (phrase: Phrase): Phrase =>
  isEmpty(phrase) ? NOTHING : say`${capitalised(phrase)}.`;
