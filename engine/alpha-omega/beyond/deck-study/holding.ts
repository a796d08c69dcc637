import { chanceOfAtLeast, expectedIn } from '../../../toolbox/hypergeometric.ts';
import { OPENING_HAND } from '../../actions/draw.ts';

/** How far ahead it is looked at most. */
export const MOST_ROUNDS = 30;

/** Who draws from the deck, and whose cards are meant. */
export interface Drawing {
  /** Cards in the deck. */
  readonly deck: number;
  /** Good players who draw from it: 1 with decks of one's own. */
  readonly players: number;
  /**
   * The cards of one player, the first to draw, or those of all players together; `opponents` are the cards that come from
   * the Opponent deck, where nobody holds a hand and each turn brings one.
   */
  readonly whose: 'one' | 'all' | 'opponents';
  /** Cards drawn in each Draw or Opponent Phase: 1 by the rulebook, more where a card or an Objective says so. */
  readonly each: number;
}

/** How likely at least so many cards of a set were drawn by the end of a round. */
export interface HoldingRow {
  /** 0 for the opening hand. */
  readonly round: number;
  /** Cards drawn by then, the opening hand among them. */
  readonly drawn: number;
  readonly chance: number;
  /** How many of the set are among them on average. */
  readonly expected: number;
}

/**
 * How many cards have been drawn once all players have drawn in a round. Counted are the opening hand and one Draw Phase
 * for each player and round; not counted is what cards draw besides, and that whoever takes a Calling draws nothing.
 */
export function drawnBy(round: number, { deck, players, whose, each }: Drawing): number {
  // Rulebook, Opponent Phase: every Good player's turn brings a card; of a hand of the Opponents it says nothing.
  if (whose === 'opponents') return Math.min(deck, players * each * round);
  if (whose === 'all') return Math.min(deck, players * (OPENING_HAND + each * round));
  const left = Math.max(0, deck - players * OPENING_HAND);
  return Math.min(OPENING_HAND, deck) + firstPlayersShare(round, left, players, each);
}

/** Of so many cards left, drawn in turn, what the first player has drawn by the end of a round. */
function firstPlayersShare(round: number, left: number, players: number, each: number): number {
  const fullRounds = Math.min(round, Math.floor(left / (players * each)));
  if (fullRounds === round) return fullRounds * each;
  return fullRounds * each + Math.min(each, left - fullRounds * players * each);
}

/** The odds of having drawn at least so many cards of a set, from the opening hand to a round. */
export function holdingOdds(
  drawing: Drawing,
  set: { readonly copies: number; readonly least: number },
  rounds: number,
): readonly HoldingRow[] {
  const { deck } = drawing;
  const kind = Math.min(set.copies, deck);
  // Once the deck is empty nothing changes any more.
  const chances = new Map<number, number>();
  return Array.from({ length: rounds + 1 }, (_, round) => {
    const drawn = drawnBy(round, drawing);
    const draw = { deck, kind, drawn };
    const chance = chances.get(drawn) ?? chanceOfAtLeast(draw, set.least);
    chances.set(drawn, chance);
    return { round, drawn, chance, expected: expectedIn(draw) };
  });
}
