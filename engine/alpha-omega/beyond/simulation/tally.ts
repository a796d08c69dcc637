import type { DefId } from '../../selects.ts';
import { add, type Counts } from '../../../simulation/counts.ts';
import { mergePlayed, UNPLAYED, type Played } from '../../../simulation/record.ts';
import type { CardUse, Finished, GameRecord } from './record.ts';

/** Games, and how many of them Good won. */
export interface Won {
  readonly games: number;
  readonly wins: number;
}

/** In how many games a print was in a deck, came early by the shuffle alone, was drawn, was played, was lured (see `CardUse`). */
export type CardTally = { readonly [U in keyof CardUse]: Won };

/** Of which deck a print is. */
export type DeckName = 'good' | 'opponent' | 'callings';

/**
 * What a number of games came to: whole numbers and lists of them alone, so that any way of putting partial tallies
 * together gives the very same one.
 */
export interface Tally extends Played {
  readonly winners: Counts;
  readonly reasons: Counts;
  readonly rounds: Counts;
  readonly achieved: Counts;
  readonly scores: Counts;
  /** For each round, how many games had a Strength Check in it, and the sum of Good's leads. */
  readonly leads: readonly { readonly games: number; readonly sum: number }[];
  readonly cards: { readonly [D in DeckName]: Readonly<Record<DefId, CardTally>> };
}

/** The tally of no games. */
export const NOTHING: Tally = {
  ...UNPLAYED,
  winners: {},
  reasons: {},
  rounds: {},
  achieved: {},
  scores: {},
  leads: [],
  cards: { good: {}, opponent: {}, callings: {} },
};

/** The tally of one game. */
export function tallyOf(record: GameRecord, game: number): Tally {
  if (record.kind === 'broken') return { ...NOTHING, broken: 1, failures: [{ ...record, game }] };
  const { winner, reason, rounds, achieved, scores, decisions, leads } = record;
  return {
    ...UNPLAYED,
    games: 1,
    decisions,
    winners: { [winner ?? 'nobody']: 1 },
    reasons: { [reason]: 1 },
    rounds: { [rounds]: 1 },
    achieved: { [achieved]: 1 },
    scores: scores.reduce<Counts>((counts, score) => add(counts, { [score]: 1 }), {}),
    leads: leads.map((sum) => ({ games: 1, sum })),
    cards: cardsOf(record),
  };
}

/** Two tallies of different games together. The order of merging, and what is merged first, make no difference. */
export function merge(a: Tally, b: Tally): Tally {
  return {
    ...mergePlayed(a, b),
    winners: add(a.winners, b.winners),
    reasons: add(a.reasons, b.reasons),
    rounds: add(a.rounds, b.rounds),
    achieved: add(a.achieved, b.achieved),
    scores: add(a.scores, b.scores),
    leads: (a.leads.length > b.leads.length ? a.leads : b.leads).map((_, round) => ({
      games: (a.leads[round]?.games ?? 0) + (b.leads[round]?.games ?? 0),
      sum: (a.leads[round]?.sum ?? 0) + (b.leads[round]?.sum ?? 0),
    })),
    cards: {
      good: mergeCards(a.cards.good, b.cards.good),
      opponent: mergeCards(a.cards.opponent, b.cards.opponent),
      callings: mergeCards(a.cards.callings, b.cards.callings),
    },
  };
}

type CardTallies = Readonly<Record<DefId, CardTally>>;

/** A print that several players have counts once: what matters is whether any of them had, drew or played it. */
function cardsOf({ winner, seats, opponents, callings }: Finished): Tally['cards'] {
  const wins = winner === 'good' ? 1 : 0;
  return {
    good: usesOf(seats, wins),
    opponent: usesOf([opponents], wins),
    callings: usesOf([callings], wins),
  };
}

function usesOf(uses: readonly CardUse[], wins: number): CardTallies {
  const met = (what: keyof CardUse): ReadonlySet<DefId> => new Set(uses.flatMap((use) => use[what]));
  const [deck, early, drawn, played] = [met('deck'), met('early'), met('drawn'), met('played')];
  const lured = met('lured');
  const won = (isMet: boolean): Won => (isMet ? { games: 1, wins } : { games: 0, wins: 0 });
  return Object.fromEntries(
    [...deck].map((def) => [
      def,
      {
        deck: won(true),
        early: won(early.has(def)),
        drawn: won(drawn.has(def)),
        played: won(played.has(def)),
        lured: won(lured.has(def)),
      },
    ]),
  );
}

function mergeCards(a: CardTallies, b: CardTallies): CardTallies {
  const sum: Record<DefId, CardTally> = { ...a };
  for (const [def, card] of Object.entries(b)) {
    const other = sum[def];
    sum[def] = other
      ? {
          deck: both(card.deck, other.deck),
          early: both(card.early, other.early),
          drawn: both(card.drawn, other.drawn),
          played: both(card.played, other.played),
          lured: both(card.lured, other.lured),
        }
      : card;
  }
  return sum;
}

function both(a: Won, b: Won): Won {
  return { games: a.games + b.games, wins: a.wins + b.wins };
}
