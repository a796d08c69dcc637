import type { DeckStudy } from '../../../../engine/alpha-omega/beyond/deck-study/study.ts';
import type { DefId, Side } from '../../../../engine/alpha-omega/index.ts';
import { t } from '../../../text/language/language.ts';
import { kindRows, purposeRows, typeRows, type CountRow } from './count-row.ts';

/** Sets of a deck that have a name: cards of a type, and cards for a purpose. */
export interface NamedSets {
  readonly label: string;
  readonly sets: readonly CountRow[];
}

/** All named sets that a deck has any card of. */
export function namedSets(study: DeckStudy, side: Side): readonly NamedSets[] {
  const held = (rows: readonly CountRow[]): readonly CountRow[] => rows.filter(({ part }) => part.copies > 0);
  return [
    { label: t('study.types'), sets: held([...typeRows(study), ...kindRows(study)]) },
    { label: t('study.purposes'), sets: held(purposeRows(study, side)) },
  ].filter(({ sets }) => sets.length > 0);
}

/** The cards of a set. */
export const cardsOf = ({ part }: CountRow): readonly DefId[] => part.cards.map(({ card }) => card);
