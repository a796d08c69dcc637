import type { Catalogue, PersonDef } from '../definitions.ts';
import type { Trait } from '../selects.ts';
import { full, starter } from './starter.ts';

/** Two human Opponents of Strength 3 that do nothing of their own, a heretic and a heretical magic user. */
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
    flavour: { quote: '', source: '' },
    abilities: [],
    provenance: {},
  };
  return [def.id, def];
}
