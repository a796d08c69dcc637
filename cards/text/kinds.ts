import type { CardType, Select, Side, Trait } from '../../engine/alpha-omega/selects.ts';
import { listOfWords } from './selects.ts';

interface Sided {
  readonly side: Side | undefined;
  readonly isSupernatural: boolean;
}

/** What kind of card a select means, before a language has words for it. */
export type KindOfCard =
  | { readonly kind: 'fallenAngel' }
  /** Of all traits, only to be human is said with "Opponent". */
  | ({ readonly kind: 'humanOpponent' } & Sided)
  | ({ readonly kind: 'traits'; readonly traits: readonly Trait[] } & Sided)
  /** Of none, any card is meant. */
  | ({ readonly kind: 'types'; readonly types: readonly CardType[] } & Sided);

/** Kind and side of what a select means. With `isYours` the Good side goes without saying. */
export function kindOfCard(select: Select, isYours: boolean): KindOfCard {
  const traits = listOfWords(select.trait);
  const types = listOfWords(select.type);
  const side = isYours && select.side === 'good' ? undefined : select.side;
  const sided = { side, isSupernatural: select.supernatural === true };
  if (traits.length > 0)
    return side === 'opponent' && traits.length === 1 && traits[0] === 'human'
      ? { kind: 'humanOpponent', ...sided }
      : { kind: 'traits', traits, ...sided };
  // Only Persons are supernatural, or not.
  const meant: readonly CardType[] =
    types.length === 0 && select.supernatural !== undefined ? ['person'] : types;
  return isOfPersons(meant) && side === 'opponent' && sided.isSupernatural
    ? { kind: 'fallenAngel' }
    : { kind: 'types', types: meant, ...sided };
}

/** Are they all Persons? */
export const isOfPersons = (types: readonly CardType[]): boolean =>
  types.length > 0 && types.every((type) => type === 'person');
