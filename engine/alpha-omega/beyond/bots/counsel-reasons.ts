import type { Answer } from '../../../kernel/types.ts';
import { countsFor } from '../../queries/cards.ts';
import type { Side } from '../../selects.ts';
import type { CardId, Table } from '../../types.ts';
import { FATES, type Account, type Fate } from './ledger.ts';
import { gapOf, isSure } from './paired.ts';
import { wonIn, type Ending, type Line } from './playouts.ts';

/** What can be counted on a table and be a reason, with one answer and with another. */
export const COUNTED = [
  'next',
  'opponentPersons',
  'goodPersons',
  'callings',
  'goodDamage',
  'opponentDamage',
  'hand',
  'rounds',
] as const;
export type Counted = (typeof COUNTED)[number];

/**
 * A fact by which one answer differs from another, never a judgement: `chance` is with it, `instead` with the other, from 0
 * to 1.
 */
export type CounselReason =
  /** Games that the asked seat's side won in the end. */
  | { readonly kind: 'won'; readonly chance: number; readonly instead: number }
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
  /** What is there on the average at the Strength Check after that: its lead, Persons, Callings, damage, cards in hands; or how long the game lasts. */
  | { readonly kind: Counted; readonly mean: number; readonly instead: number };

type FateReason = Extract<CounselReason, { readonly kind: 'fate' }>;

/** Smaller differences of chance may be chance alone. */
const TELLING = 0.2;
/** The least difference of games won that shows when both are told in tenths. */
const TENTH = 0.1;
/** A smaller difference of what is counted shows in no number that is told. */
const POINT = 1;
const MOST = 4;

/** The facts for the better answer and against the other, for a player of that side, the weightiest first. */
export function reasonsFor(better: Line, other: Line, table: Table, mine: Side): readonly CounselReason[] {
  const target = targetOf(better.answer);
  const found = [
    ...wins(better, other),
    // That a blow defeats whom it strikes down is said by the choice itself.
    ...fates(better.account, other.account, table, mine).filter(
      ({ card, fate }) => card !== target || fate !== 'defeated',
    ),
    ...leads(better.account, other.account, mine),
  ];
  const reasons = found.slice(0, MOST);
  return [...reasons, ...counted(better, other, mine).slice(0, MOST - reasons.length)];
}

/** Whom an answer attacks; null where it is no attack. */
function targetOf(answer: Answer): CardId | null {
  const target = /^attack:\d+>(\d+)$/.exec(answer[0] ?? '')?.[1];
  return target === undefined ? null : Number(target);
}

function wins(better: Line, other: Line): readonly CounselReason[] {
  const gap = gapOf(better.endings, other.endings, wonIn);
  if (!isSure(gap) || gap.mean < TENTH) return [];
  // In the same worlds: what was tried in fewer is no other share of luckier ones.
  const pairs = Math.min(better.endings.length, other.endings.length);
  const [chance, instead] = [better, other].map(({ endings }) => meanOf(endings.slice(0, pairs), wonIn));
  return [{ kind: 'won', chance: chance ?? 0, instead: instead ?? 0 }];
}

/** The weightiest of each card. It is good when the others' cards are defeated or brought over, or Lured, and when one's own are not. */
function fates(better: Account, other: Account, table: Table, mine: Side): readonly FateReason[] {
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

interface Count {
  readonly of: (ending: Ending) => number;
  /** 1 where more of it is better for Good, else -1. */
  readonly sign: 1 | -1;
  readonly least: number;
}

/** The Callings are few, so that a fifth of one tells. */
const COUNTS: Readonly<Record<Counted, Count>> = {
  next: { of: ({ lead }) => lead, sign: 1, least: POINT },
  opponentPersons: { of: ({ opponentPersons }) => opponentPersons, sign: -1, least: POINT },
  goodPersons: { of: ({ goodPersons }) => goodPersons, sign: 1, least: POINT },
  callings: { of: ({ callings }) => callings, sign: 1, least: TELLING },
  goodDamage: { of: ({ goodDamage }) => goodDamage, sign: -1, least: POINT },
  opponentDamage: { of: ({ opponentDamage }) => opponentDamage, sign: 1, least: POINT },
  hand: { of: ({ hand }) => hand, sign: 1, least: POINT },
  rounds: { of: ({ rounds }) => rounds, sign: 1, least: POINT },
};

function counted(better: Line, other: Line, mine: Side): readonly CounselReason[] {
  const pairs = Math.min(better.endings.length, other.endings.length);
  const isLost = better.endings.slice(0, pairs).every(({ won }) => won === 0);
  return COUNTED.flatMap((kind) => {
    const { of, sign, least } = COUNTS[kind];
    // Who may still win is not glad of a long game.
    if (kind === 'rounds' && (!isLost || mine !== 'good')) return [];
    const gap = gapOf(better.endings, other.endings, of);
    if (!isSure(gap) || gap.mean * sign * (mine === 'good' ? 1 : -1) < least) return [];
    const [mean, instead] = [better, other].map(({ endings }) => meanOf(endings.slice(0, pairs), of));
    return [{ kind, mean: mean ?? 0, instead: instead ?? 0 }];
  });
}

/** The mean of what is counted in some games; 0 of none. */
export const meanOf = (endings: readonly Ending[], of: (ending: Ending) => number): number =>
  endings.length === 0 ? 0 : endings.reduce((sum, ending) => sum + of(ending), 0) / endings.length;
