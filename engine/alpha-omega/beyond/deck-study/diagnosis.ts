import type { DefId } from '../../selects.ts';
import { wilson, Z_STRICT, type Estimate } from '../../../toolbox/intervals.ts';
import type { Counts } from '../../../simulation/counts.ts';
import { liftBetween, type Lift } from '../simulation/lift.ts';
import type { CardTally, Tally } from '../simulation/tally.ts';
import type { OutcomeReason } from '../../types.ts';

/**
 * How sure a difference is. `clear`: chance alone shows such a one in 1 of 1,000 cards; `likely`: in 1 of 20, and so among
 * fifty cards in two or three that make no difference at all; `open`: no telling yet.
 */
export type Sureness = 'clear' | 'likely' | 'open';

/** Does something make the deck win more often, or less? */
export interface Effect extends Lift {
  readonly sure: Sureness;
}

/** What became of one card of the deck. */
export interface CardDiagnosis {
  readonly card: DefId;
  /** In an opening hand, which is chance alone, so that a difference is the card's doing. */
  readonly early: Effect;
  /** Games in which it was drawn, and in which it was played. */
  readonly drawn: number;
  readonly played: number;
  /** Of the games in which it was drawn, those in which it was played. */
  readonly playRate: Estimate | null;
  /** Of the games in which it was played, those in which it was Lured Astray. */
  readonly luredRate: Estimate | null;
}

/** What one card of the Opponents did to the deck. */
export interface OpponentDiagnosis {
  readonly card: DefId;
  /** Among the first cards of the Opponent deck, which is chance alone. */
  readonly early: Effect;
  /** Games in which it entered play, and in which it Lured somebody. */
  readonly entered: number;
  readonly lures: number;
}

/** Half of the games last from `lower` to `upper` rounds. */
export interface Rounds {
  readonly least: number;
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
  readonly most: number;
}

/** What a deck loses by, the worst first. */
export type WeakLink =
  /** Persons Lured Astray in each game on average, and who most often. */
  | { readonly code: 'luredAway'; readonly perGame: number; readonly card: DefId; readonly rate: Estimate }
  /** Drawn and not played: it lies in the hand. */
  | { readonly code: 'idle'; readonly card: DefId; readonly rate: Estimate }
  | { readonly code: 'drags'; readonly card: DefId; readonly lift: Estimate; readonly sure: Sureness }
  | { readonly code: 'foe'; readonly card: DefId; readonly lift: Estimate; readonly sure: Sureness }
  /** It is lost before it gets going: half of all games are over by this round. */
  | { readonly code: 'overrun'; readonly round: number }
  /** Nobody wins: the share of stand-offs. */
  | { readonly code: 'standOff'; readonly rate: Estimate };

/** What games with a deck have shown so far. */
export interface Diagnosis {
  readonly games: number;
  /** Null before the first game. */
  readonly won: Estimate | null;
  readonly wins: number;
  readonly losses: number;
  readonly standOffs: number;
  readonly rounds: Rounds | null;
  readonly reasons: readonly { readonly reason: OutcomeReason; readonly games: number }[];
  /** Good's mean lead at the Strength Checks, over the games still going on. */
  readonly leads: readonly { readonly round: number; readonly games: number; readonly lead: number }[];
  /** The most helpful first. */
  readonly cards: readonly CardDiagnosis[];
  /** The most harmful first. */
  readonly opponents: readonly OpponentDiagnosis[];
  readonly links: readonly WeakLink[];
  /** Games that a defect stopped; they count for nothing. */
  readonly broken: number;
}

/** Reads what a tally shows of the decks that were played. */
export function diagnosisOf(tally: Tally): Diagnosis {
  const { games, winners } = tally;
  const wins = winners['good'] ?? 0;
  const cards = Object.entries(tally.cards.good).map(([card, counts]) => cardIn(card, counts));
  const opponents = Object.entries(tally.cards.opponent).map(([card, counts]) => opponentIn(card, counts));
  const rounds = roundsOf(tally.rounds, games);
  const standOffs = winners['nobody'] ?? 0;
  const partial = { games, wins, losses: winners['opponent'] ?? 0, standOffs, rounds };
  return {
    ...partial,
    won: wilson({ count: wins, of: games }),
    reasons: Object.entries(tally.reasons)
      .map(([reason, count]) => ({ reason: reason as OutcomeReason, games: count }))
      .sort((a, b) => b.games - a.games || (a.reason < b.reason ? -1 : 1)),
    leads: tally.leads.map((lead, index) => ({
      round: index + 1,
      games: lead.games,
      lead: lead.sum / lead.games,
    })),
    cards: cards.sort((a, b) => liftIn(b) - liftIn(a) || (a.card < b.card ? -1 : 1)),
    opponents: opponents.sort((a, b) => liftIn(a) - liftIn(b) || (a.card < b.card ? -1 : 1)),
    links: linksOf({ ...partial, cards, opponents }),
    broken: tally.broken,
  };
}

const liftIn = ({ early }: { readonly early: Effect }): number => early.lift?.value ?? 0;

function cardIn(card: DefId, { early, deck, drawn, played, lured }: CardTally): CardDiagnosis {
  return {
    card,
    early: effectOf(early, deck),
    drawn: drawn.games,
    played: played.games,
    playRate: wilson({ count: Math.min(played.games, drawn.games), of: drawn.games }),
    luredRate: wilson({ count: Math.min(lured.games, played.games), of: played.games }),
  };
}

function opponentIn(card: DefId, { early, deck, played, lured }: CardTally): OpponentDiagnosis {
  return { card, early: effectOf(early, deck), entered: played.games, lures: lured.games };
}

/** Fewer games, with it or without it, tell nothing. */
const LEAST_GAMES = 20;

function effectOf(...lifted: Parameters<typeof liftBetween>): Effect {
  const [having, all] = lifted;
  const effect = liftBetween(having, all);
  const isFew = Math.min(effect.with.games, effect.without.games) < LEAST_GAMES;
  if (isFew || !excludesNothing(effect.lift)) return { ...effect, sure: 'open' };
  return { ...effect, sure: excludesNothing(liftBetween(having, all, Z_STRICT).lift) ? 'clear' : 'likely' };
}

const excludesNothing = (lift: Estimate | null): boolean => lift !== null && (lift.low > 0 || lift.high < 0);

function roundsOf(counts: Counts, games: number): Rounds | null {
  if (games === 0) return null;
  const rounds = Object.keys(counts)
    .map(Number)
    .sort((a, b) => a - b);
  /** The round by which this share of all games is over. */
  const by = (share: number): number => {
    let over = 0;
    for (const round of rounds) {
      over += counts[round] ?? 0;
      if (over >= share * games) return round;
    }
    return rounds.at(-1) ?? 0;
  };
  return { least: by(0), lower: by(0.25), median: by(0.5), upper: by(0.75), most: by(1) };
}

/** From how much on something is called a weakness. */
const WEAK = {
  luredPerGame: 0.75,
  /** Less often played than every second time it is drawn. */
  playRate: 0.5,
  overrunLosses: 0.5,
  overrunRound: 8,
  standOffs: 0.15,
} as const;

/** So many of one kind are told; the tables have them all. */
const MOST_OF_A_KIND = 3;

type Known = Pick<Diagnosis, 'games' | 'losses' | 'standOffs' | 'rounds' | 'cards' | 'opponents'>;

function linksOf(known: Known): readonly WeakLink[] {
  if (known.games < LEAST_GAMES) return [];
  return [
    ...lured(known),
    ...overrun(known),
    ...dragging(known),
    ...foes(known),
    ...idle(known),
    ...standingOff(known),
  ];
}

function lured({ games, cards }: Known): readonly WeakLink[] {
  const losses = cards.flatMap(({ card, played, luredRate }) =>
    luredRate === null || luredRate.value === 0 ? [] : [{ card, played, rate: luredRate }],
  );
  const perGame = losses.reduce((sum, { played, rate }) => sum + played * rate.value, 0) / games;
  const [most] = losses
    .filter(({ played }) => played >= LEAST_GAMES)
    .sort((a, b) => b.rate.value - a.rate.value || (a.card < b.card ? -1 : 1));
  if (!most || perGame < WEAK.luredPerGame) return [];
  return [{ code: 'luredAway', perGame, card: most.card, rate: most.rate }];
}

function overrun({ games, losses, rounds }: Known): readonly WeakLink[] {
  const isOverrun =
    rounds !== null && losses / games >= WEAK.overrunLosses && rounds.median <= WEAK.overrunRound;
  return isOverrun ? [{ code: 'overrun', round: rounds.median }] : [];
}

function dragging({ cards }: Known): readonly WeakLink[] {
  return worst(cards).map((effect) => ({ code: 'drags', ...effect }));
}

function foes({ opponents }: Known): readonly WeakLink[] {
  return worst(opponents).map((effect) => ({ code: 'foe', ...effect }));
}

/** Those that make the deck win less often, as far as that can be told. */
function worst(
  items: readonly { readonly card: DefId; readonly early: Effect }[],
): readonly { readonly card: DefId; readonly lift: Estimate; readonly sure: Sureness }[] {
  return items
    .flatMap(({ card, early: { lift, sure } }) =>
      lift !== null && sure !== 'open' && lift.value < 0 ? [{ card, lift, sure }] : [],
    )
    .sort((a, b) => a.lift.value - b.lift.value || (a.card < b.card ? -1 : 1))
    .slice(0, MOST_OF_A_KIND);
}

function idle({ cards }: Known): readonly WeakLink[] {
  return cards
    .flatMap(({ card, drawn, playRate }) =>
      playRate !== null && drawn >= LEAST_GAMES && playRate.high < WEAK.playRate
        ? [{ code: 'idle' as const, card, rate: playRate }]
        : [],
    )
    .sort((a, b) => a.rate.value - b.rate.value || (a.card < b.card ? -1 : 1))
    .slice(0, MOST_OF_A_KIND);
}

function standingOff({ games, standOffs }: Known): readonly WeakLink[] {
  const rate = wilson({ count: standOffs, of: games });
  return rate !== null && rate.value >= WEAK.standOffs ? [{ code: 'standOff', rate }] : [];
}
