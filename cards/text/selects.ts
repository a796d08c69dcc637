import type { Ref, Select } from '../../engine/alpha-omega/selects.ts';

/** The name by which a select means cards, when it says nothing else of them. */
export function bareRef({ is, zone: _, ...said }: Select): Ref | undefined {
  return Object.keys(said).length === 0 ? is : undefined;
}

/** Only what is damaged can be healed: it need not be said. */
export function withoutDamaged(select: Select): Select {
  const { damaged, ...others } = select;
  return damaged === true ? others : select;
}

/** A select without where its cards are. */
export function withoutZone({ zone: _, is: __, ...select }: Select): Select {
  return select;
}

/** Are the cards looked for in play, and not by a name? */
export const isInPlay = ({ zone, is }: Select): boolean =>
  (zone === undefined || zone === 'play') && is === undefined;

/** One word, or some of which any will do. */
export function listOfWords<T extends string>(word: T | readonly T[] | undefined): readonly T[] {
  if (word === undefined) return [];
  return typeof word === 'string' ? [word] : word;
}
