import {
  liftBetween,
  type Lift as PlainLift,
} from '../../../../engine/alpha-omega/beyond/simulation/lift.ts';
import {
  type CardTally,
  type Catalogue,
  type DeckName,
  type DefId,
  type OutcomeReason,
  type Tally,
  type Won,
} from '../../../../engine/alpha-omega/index.ts';
import type { Failure } from '../../../../engine/simulation/record.ts';
import { numbersIn, rateOf, spreadOf, type Rate, type Spread } from '../../../simulate/spread.ts';

/** A lift counts as an outlier from this difference of win rates on, when its interval excludes 0. */
export const OUTLIER_LIFT = 0.1;
/** Fewer games, with the card or without it, prove nothing. */
export const OUTLIER_GAMES = 100;

/** A lift, and whether it is out of the common. */
export interface Lift extends PlainLift {
  readonly outlier: boolean;
}

export interface CardReport {
  readonly card: DefId;
  readonly name: string;
  readonly deck: DeckName;
  /** Games in which it was drawn, and in which it was played, entered Opponent play, or as a Calling was achieved. */
  readonly drawn: number;
  readonly played: number;
  /** By the shuffle alone: in an opening hand, or among the first Opponent cards. */
  readonly early: Lift;
  readonly whenPlayed: Lift;
}

/** What a simulation found: the same for the same games, whoever played them on how many cores. */
export interface Report {
  readonly games: number;
  readonly good: Rate;
  readonly opponent: Rate;
  readonly standOff: Rate;
  readonly reasons: readonly { readonly reason: OutcomeReason; readonly games: number }[];
  readonly rounds: Spread | null;
  readonly roundsHistogram: readonly { readonly rounds: number; readonly games: number }[];
  readonly balance: readonly { readonly round: number; readonly games: number; readonly lead: number }[];
  readonly score: Spread | null;
  readonly objectivesAchieved: Spread | null;
  readonly decisions: number;
  readonly cards: readonly CardReport[];
  readonly broken: number;
  readonly failures: readonly Failure[];
}

/** Makes the report of a tally; `content` names the cards. */
export function reportOf(tally: Tally, content: Catalogue): Report {
  const { games, winners, reasons, leads } = tally;
  const wonBy = (winner: string): Rate => rateOf(winners[winner] ?? 0, games);
  return {
    games,
    good: wonBy('good'),
    opponent: wonBy('opponent'),
    standOff: wonBy('nobody'),
    reasons: Object.entries(reasons)
      .map(([reason, count]) => ({ reason: reason as OutcomeReason, games: count }))
      .sort((a, b) => b.games - a.games || byText(a.reason, b.reason)),
    rounds: spreadOf(tally.rounds),
    roundsHistogram: numbersIn(tally.rounds).map(([rounds, count]) => ({ rounds, games: count })),
    balance: leads.map((lead, index) => ({
      round: index + 1,
      games: lead.games,
      lead: lead.sum / lead.games,
    })),
    score: spreadOf(tally.scores),
    objectivesAchieved: spreadOf(tally.achieved),
    decisions: tally.decisions,
    cards: DECKS.flatMap((deck) =>
      Object.entries(tally.cards[deck])
        .map(([def, card]) => cardReport(deck, def, card, content))
        .sort((a, b) => byText(a.card, b.card)),
    ),
    broken: tally.broken,
    failures: tally.failures,
  };
}

const DECKS: readonly DeckName[] = ['good', 'opponent', 'callings'];

function cardReport(deck: DeckName, card: DefId, tally: CardTally, content: Catalogue): CardReport {
  return {
    card,
    name: content.get(card)?.name ?? card,
    deck,
    drawn: tally.drawn.games,
    played: tally.played.games,
    early: liftOf(tally.early, tally.deck),
    whenPlayed: liftOf(tally.played, tally.deck),
  };
}

function liftOf(having: Won, all: Won): Lift {
  const { with: has, without, lift } = liftBetween(having, all);
  const isCertain = lift !== null && (lift.low > 0 || lift.high < 0);
  const isEnough = Math.min(has.games, without.games) >= OUTLIER_GAMES;
  const outlier = isCertain && isEnough && Math.abs(lift.value) >= OUTLIER_LIFT;
  return { with: has, without, lift, outlier };
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
