import type { CardDef } from '../../../../engine/alpha-omega/index.ts';

/** What the sign at a card's corner tells: the type, and whether a Person is Supernatural. */
export type Kind = 'angel' | 'demon' | 'human' | Exclude<CardDef['type'], 'person'>;

/** The kind of a card; each has a sign, a letter and a form of window of its own. */
export function kindOf(def: CardDef): Kind {
  if (def.type !== 'person') return def.type;
  return def.supernatural ? (def.side === 'good' ? 'angel' : 'demon') : 'human';
}
