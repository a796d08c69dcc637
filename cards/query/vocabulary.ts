import { PROVENANCES } from '../../engine/alpha-omega/definitions.ts';
import { TRAITS } from '../../engine/alpha-omega/selects.ts';
import { bareWord } from '../../engine/toolbox/fold.ts';
import { lettersApart } from './letters-apart.ts';
import type { ChoiceField, NumberField, TextField } from './query.ts';
import { SIGNS } from './signs.ts';

/** What a field asks for. */
export type FieldMeaning =
  | { readonly kind: 'text'; readonly field: TextField }
  | { readonly kind: 'choice'; readonly field: ChoiceField }
  | { readonly kind: 'number'; readonly field: NumberField }
  | { readonly kind: 'deck' };

const text = (field: TextField): FieldMeaning => ({ kind: 'text', field });
const choice = (field: ChoiceField): FieldMeaning => ({ kind: 'choice', field });
const number = (field: NumberField): FieldMeaning => ({ kind: 'number', field });

/** The fields by what they may be called, the short name first. */
export const FIELDS: ReadonlyMap<string, FieldMeaning> = new Map([
  ['n', text('name')],
  ['name', text('name')],
  ['x', text('text')],
  ['text', text('text')],
  ['v', text('verse')],
  ['verse', text('verse')],
  ['source', text('source')],
  ['t', choice('type')],
  ['type', choice('type')],
  ['k', choice('trait')],
  ['trait', choice('trait')],
  ['side', choice('side')],
  ['pack', choice('pack')],
  ['is', choice('is')],
  ['by', choice('by')],
  ['s', number('strength')],
  ['strength', number('strength')],
  ['a', number('attack')],
  ['attack', number('attack')],
  ['copies', number('copies')],
  ['value', number('value')],
  ['in', { kind: 'deck' }],
]);

/** A word that a choice may have, and how else people write it. */
export interface Value {
  readonly word: string;
  readonly also: readonly string[];
}

/** The words that each choice knows. */
export type Vocabulary = Readonly<Record<ChoiceField, readonly Value[]>>;

const value = (word: string, ...also: readonly string[]): Value => ({ word, also });

const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  human: ['man', 'woman'],
  armour: ['armor'],
  unique: ['once'],
  lures: ['lure'],
  heals: ['heal', 'healing'],
};

/** The vocabulary, given the installed packs: the id of each and its title. */
export function vocabularyOf(packs: readonly { readonly id: string; readonly title: string }[]): Vocabulary {
  const known = (word: string): Value => value(word, ...(OTHER_NAMES[word] ?? []));
  return {
    type: [
      value('person', 'persons', 'people'),
      value('item', 'items'),
      value('place', 'places'),
      value('event', 'events'),
      value('calling', 'callings'),
      value('objective', 'objectives'),
    ],
    side: [value('good'), value('opponent', 'opponents', 'evil')],
    trait: TRAITS.map(known),
    pack: packs.map(({ id, title }) => value(id, title)),
    is: SIGNS.map(known),
    by: PROVENANCES.map(known),
  };
}

/**
 * The values that somebody may have meant by a word: the very one, else those that begin so. Case, accents and blanks do
 * not matter.
 */
export function meant(values: readonly Value[], written: string): readonly string[] {
  const wanted = bareWord(written);
  const names = values.map(({ word, also }) => ({ word, names: [word, ...also].map(bareWord) }));
  const same = names.filter((each) => each.names.includes(wanted));
  const found =
    same.length > 0
      ? same
      : names.filter((each) => each.names.some((name) => wanted !== '' && name.startsWith(wanted)));
  return found.map(({ word }) => word);
}

/** Words sorted by how little must be changed to come from one to the other, the nearest first. */
export function nearest(words: readonly string[], written: string): readonly string[] {
  const wanted = bareWord(written);
  const far = new Map(words.map((word) => [word, lettersApart(bareWord(word), wanted)]));
  return words.toSorted((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0));
}
