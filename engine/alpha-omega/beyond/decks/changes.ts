import type { DefId } from '../../selects.ts';
import type { DeckEntry } from './entries.ts';

/** A card of which one deck list holds another number than the other; 0 where it is not in it. */
export interface DeckChange {
  readonly card: DefId;
  readonly before: number;
  readonly after: number;
}

/** What changed from one list to another: what was taken out first, then what came in, each in the order of its list. */
export function changesBetween(
  before: readonly DeckEntry[],
  after: readonly DeckEntry[],
): readonly DeckChange[] {
  const copiesIn = (entries: readonly DeckEntry[], card: DefId): number =>
    entries.filter((entry) => entry.card === card).reduce((sum, { copies }) => sum + copies, 0);
  const cards = [...new Set([...before, ...after].map(({ card }) => card))];
  const changes = cards
    .map((card) => ({ card, before: copiesIn(before, card), after: copiesIn(after, card) }))
    .filter((change) => change.before !== change.after);
  return [...changes.filter(isLoss), ...changes.filter((change) => !isLoss(change))];
}

const isLoss = ({ before, after }: DeckChange): boolean => after < before;
