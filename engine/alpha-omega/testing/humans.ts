import type { Catalogue, PersonDef, Trait } from '../definitions.ts';
import { full, starter } from './starter.ts';

/** The Starter pack speaks of human Opponents and heretics and has none; here are two of Strength 3. */
export const withHumans: Catalogue = new Map([
  ...starter,
  ...[human('jezebel', ['human', 'heretic']), human('elymas', ['human', 'magicUser', 'heretic'])],
]);

function human(name: string, traits: readonly Trait[]): readonly [string, PersonDef] {
  const def: PersonDef = {
    id: full(name),
    type: 'person',
    name,
    side: 'opponent',
    supernatural: false,
    strength: 3,
    traits,
    copies: 1,
    emblem: 'crown',
    text: '',
    flavour: { quote: '', source: '' },
    abilities: [],
    provenance: {},
  };
  return [def.id, def];
}
