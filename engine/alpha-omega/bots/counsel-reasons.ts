import type { Side } from '../selects.ts';
import { countsFor } from '../queries/cards.ts';
import type { CardId, Table } from '../types.ts';
import { FATES, type Account, type Fate } from './ledger.ts';

/**
 * Why one answer is better than another: `chance` is with it, `instead` with the other, from 0 to 1. For Opponent
 * Play `won` means that the Opponents win.
 */
export type CounselReason =
  | { readonly kind: 'won'; readonly chance: number; readonly instead: number }
  | { readonly kind: 'lost'; readonly chance: number; readonly instead: number }
  /** What becomes of a card in play before the coming Strength Check. */
  | {
      readonly kind: 'fate';
      readonly card: CardId;
      readonly fate: Fate;
      readonly chance: number;
      readonly instead: number;
    }
  /** Good's expected lead at the coming Strength Check. */
  | { readonly kind: 'lead'; readonly lead: number; readonly instead: number }
  /** By so many points of Strength the table stands better later on. */
  | { readonly kind: 'later'; readonly gain: number };

/** An answer, as far as reasons are concerned. */
export interface Compared {
  readonly worth: number;
  readonly account: Account;
}

/** Smaller differences of chance may be chance alone. */
const TELLING = 0.2;
/** Answers that differ by less, in points of Strength, come to much the same. */
export const POINT = 1;
const MOST = 4;

/** How the better answer differs from the other, for a player of that side, the weightiest first. */
export function reasonsFor(
  better: Compared,
  other: Compared,
  table: Table,
  mine: Side,
): readonly CounselReason[] {
  const found = [
    ...ends(better.account, other.account, mine),
    ...fates(better.account, other.account, table, mine),
  ];
  const lead = leads(better.account, other.account, mine);
  const reasons = [...found.slice(0, MOST), ...lead];
  if (reasons.length > 0) return reasons;
  return [{ kind: 'later', gain: better.worth - other.worth }];
}

function ends(better: Account, other: Account, mine: Side): readonly CounselReason[] {
  const [won, lost] = mine === 'good' ? (['won', 'lost'] as const) : (['lost', 'won'] as const);
  const reasons: CounselReason[] = [];
  if (better[won] - other[won] >= TELLING)
    reasons.push({ kind: 'won', chance: better[won], instead: other[won] });
  if (other[lost] - better[lost] >= TELLING)
    reasons.push({ kind: 'lost', chance: better[lost], instead: other[lost] });
  return reasons;
}

/** The weightiest of each card. It is good when the others' cards are defeated or brought over, or Lured, and when one's own are not. */
function fates(better: Account, other: Account, table: Table, mine: Side): readonly CounselReason[] {
  const found = table.inPlay.flatMap((card) =>
    FATES.map((fate) => {
      const chance = better.fates.get(card.id)?.[fate] ?? 0;
      const instead = other.fates.get(card.id)?.[fate] ?? 0;
      const gain = countsFor(table, card) === mine ? instead - chance : chance - instead;
      return { reason: { kind: 'fate', card: card.id, fate, chance, instead } as const, gain };
    }),
  );
  return found
    .filter(({ gain }) => gain >= TELLING)
    .toSorted((a, b) => b.gain - a.gain)
    .map(({ reason }) => reason)
    .filter(({ card }, at, all) => all.findIndex((other) => other.card === card) === at);
}

function leads(better: Account, other: Account, mine: Side): readonly CounselReason[] {
  if (better.lead === null || other.lead === null) return [];
  const gain = (better.lead - other.lead) * (mine === 'good' ? 1 : -1);
  return gain >= POINT ? [{ kind: 'lead', lead: better.lead, instead: other.lead }] : [];
}
