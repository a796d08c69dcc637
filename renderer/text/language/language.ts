import { TYPE } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { partsOf, type Part, type Word } from '../line.ts';
import type { Area, Catalogue, Given, MessageKey } from './catalogue.ts';
import { GRAMMAR, type Held } from './grammar.ts';
import { isolated } from './isolated.ts';
import { linksOf } from './links.ts';
import { pseudo } from './pseudo.ts';

/*
 * Every text of the program is an ICU message (https://unicode-org.github.io/icu/userguide/format_parse/messages/) with a
 * name: `t('story.draws', { seat, card })`. English is the language that the others follow: a key that one of them lacks
 * does not compile, nor does a call without the values that the English text names.
 *
 * A new language is a folder beside `en` and `es`, a line in `TAGS`, in `texts.ts` and in `every.ts`. The window is drawn anew when the
 * language changes, so that nothing has to watch it.
 */

/** The languages one can choose; `qps` is the stretched English in which tests find texts that are no messages. */
export const LANGUAGES = ['en', 'es', 'qps'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A language that sentences are written in. */
export type Written = Exclude<Language, 'qps'>;

/** The language in which the sentences of another one are written. */
export const writtenOf = (language: Language): Written => (language === 'qps' ? 'en' : language);

/** The sentences that were read by now. */
const read = new Map<Written, Partial<Catalogue>>();

/** From now on these sentences can be said. */
export function know(language: Written, areas: Partial<Catalogue>): void {
  read.set(language, { ...read.get(language), ...areas });
}

const TAGS: Readonly<Record<Language, string>> = { en: 'en-GB', es: 'es', qps: 'en-GB' };

/** The tag that screen readers, hyphenation, plural rules, lists and dates go by. */
export const tagOf = (language: Language): string => TAGS[language];

let spoken: Language = 'en';

/** A message, and the pages that it leads to, which are looked for once. */
interface Message {
  readonly format: IntlMessageFormat;
  readonly links: ReturnType<typeof linksOf>;
  /** Its words, where they are always the same. */
  readonly fixed: readonly Part[] | null;
  /** Its words with the values that it had lately: a table says the same of each card again and again. */
  readonly made: Map<string, readonly Part[]>;
}

/** With so many values a message is kept at most. */
const KEPT = 300;

let messages = new Map<string, Message>();

/** From now on texts are in this language. */
export function speak(language: Language): void {
  if (language === spoken) return;
  spoken = language;
  messages = new Map();
}

/** The language that texts are in now. */
export const language = (): Language => spoken;

/** A text in the language of now. Values are words, numbers, or parts that are taken as their words. */
export function t<K extends MessageKey>(key: K, ...given: Given<K, Word>): string {
  return formatted(key, given[0])
    .map(({ text }) => text)
    .join('');
}

/** A text that keeps what was put in as parts, so that the name of a card can still be looked up. */
export function parts<K extends MessageKey>(key: K, ...given: Given<K, Word>): readonly Part[] {
  return formatted(key, given[0]);
}

type Values = Readonly<Record<string, Word>>;

function formatted(key: MessageKey, values: Values = {}): readonly Part[] {
  const { format, links, fixed, made } = messageOf(key);
  if (fixed !== null) return fixed;
  const given = JSON.stringify(values);
  const known = made.get(given);
  if (known !== undefined) return known;
  const now = formattedNow(format, links, values);
  if (made.size >= KEPT) made.clear();
  made.set(given, now);
  return now;
}

function formattedNow(format: IntlMessageFormat, links: Message['links'], values: Values): readonly Part[] {
  const held = Object.entries(values).map(([name, word]) => [name, heldOf(word)]);
  return format
    .formatToParts<Held>({
      ...links,
      ...GRAMMAR,
      ...(Object.fromEntries(held) as Record<string, string | number | Held>),
    })
    .flatMap(({ value }) => (typeof value === 'object' ? value.parts : [{ text: value }]));
}

function heldOf(word: Word): string | number | Held {
  if (typeof word === 'number') return word;
  if (typeof word === 'string') return isolated(word);
  return { parts: partsOf(word).map((part) => ({ ...part, text: isolated(part.text) })) };
}

function messageOf(key: MessageKey): Message {
  const known = messages.get(key);
  if (known !== undefined) return known;
  const [area, name] = key.split('.') as [Area, string];
  const areas: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> =
    read.get(writtenOf(spoken)) ?? {};
  const text = areas[area]?.[name] ?? key;
  const plain = new IntlMessageFormat(text, tagOf(spoken));
  const format = spoken === 'qps' ? stretchedOf(plain) : plain;
  const message: Message = {
    format,
    links: linksOf(format.getAst()),
    fixed: fixedOf(format),
    made: new Map(),
  };
  messages.set(key, message);
  return message;
}

function fixedOf(format: IntlMessageFormat): readonly Part[] | null {
  const [only, ...others] = format.getAst();
  return only?.type === TYPE.literal && others.length === 0 ? [{ text: only.value }] : null;
}

const stretchedOf = (message: IntlMessageFormat): IntlMessageFormat =>
  new IntlMessageFormat(pseudo(message.getAst()), 'en');
