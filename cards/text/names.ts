import type { Catalogue } from '../../engine/alpha-omega/definitions.ts';
import type { ShownCard } from './in-language.ts';
import type { Grammar } from './np.ts';
import type { Phrase } from './phrase.ts';

/** The name of a printed card; of one that is missing, what its id says. */
export function cardName(catalogue: Catalogue, id: string): Phrase {
  const name = catalogue.get(id)?.name ?? titled(id);
  return [{ kind: 'card', text: name, def: id }];
}

const titled = (id: string): string =>
  id
    .replace(/^.*:/, '')
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

/** "Prophets of Baal" are several; that a single word ends in s says nothing. */
export const grammarOf = (name: string): Grammar => (/^(The )?\w*[^s]s of /.test(name) ? 'many' : 'one');

/** The gender and number of a name. */
export interface Agreement {
  readonly gender: 'm' | 'f';
  readonly grammar: Grammar;
}

/** What agrees with the name of a card: as its translation says, or, where it is not translated, as its English name tells. */
export function agreementOf(def: ShownCard | undefined, name: string): Agreement {
  if (def?.grammar === undefined) return { gender: 'm', grammar: grammarOf(name) };
  const { gender, plural } = def.grammar;
  return { gender: gender === 'feminine' ? 'f' : 'm', grammar: plural ? 'many' : 'one' };
}
