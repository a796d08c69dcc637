import { invariant } from '../../kernel/invariant.ts';
import type { SeatId } from '../../kernel/types.ts';
import { CALLINGS_OFFERED, isHelped } from '../assists.ts';
import type { FrameHandler, Game, Next } from '../game.ts';
import { cardOption, isChosen } from '../options.ts';
import { closedBy } from '../queries/legal.ts';
import type { CardId } from '../types.ts';

/*
 * Two Callings, help of ours (ruling 49): whoever takes a Calling looks at the top two of the Calling deck, keeps one and puts
 * the other under the deck. Where only one is left it is taken as ever.
 */

const offered = (game: Game): readonly CardId[] => game.table.callingPile.deck.slice(0, CALLINGS_OFFERED);

/** The Calling that could be taken now: the top one of its deck; null where none is left, or a card closes the deck. */
export const callingToTake = (game: Game): CardId | null =>
  closedBy(game, 'calling') === null ? (game.table.callingPile.deck[0] ?? null) : null;

/**
 * A player takes this Calling; where there are two to choose between they are shown, and one is asked for.
 * @param how `first`: the game begins with it
 */
export function takeCalling(
  game: Game,
  seat: SeatId,
  card: CardId,
  how: { readonly first?: true } = {},
): Next {
  const cards = offered(game);
  if (!isHelped(game.table, 'twoCallings') || cards.length < CALLINGS_OFFERED) {
    game.emit({ type: 'callingDrawn', seat, card, ...how });
    return { go: 'done' };
  }
  game.emit({ type: 'looked', seats: [seat], deck: 'calling', cards, count: cards.length });
  return { go: 'call', frames: [{ kind: 'keepCalling', seat, ...how }] };
}

/** The Calling that is chosen is taken, and the other one goes under the deck. */
export const keepCalling: FrameHandler<'keepCalling'> = (game, frame, chosen) => {
  const { seat, first } = frame;
  const cards = offered(game);
  if (!chosen) {
    const ask = { kind: 'one', options: cards.map(cardOption) } as const;
    return { go: 'ask', question: { seat, about: 'chooseCalling', ask }, then: frame };
  }
  const card = cards.find((each) => isChosen(chosen, each));
  const under = cards.find((each) => each !== card);
  invariant(card !== undefined && under !== undefined, 'one of the Callings offered is kept', chosen);
  game.emit({ type: 'callingDrawn', seat, card, under, ...(first && { first }) });
  return { go: 'done' };
};
