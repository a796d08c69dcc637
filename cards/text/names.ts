import type { Catalogue } from '../../engine/alpha-omega/definitions.ts';
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
