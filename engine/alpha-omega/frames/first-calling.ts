import { isHelped } from '../assists.ts';
import type { Frame } from '../frames.ts';
import type { FrameHandler, Game } from '../game.ts';
import { callingToTake, takeCalling } from './two-callings.ts';

/*
 * A first Calling, help of ours (ruling 51): before the first round each player takes a Calling, at the cost of no turn, so that
 * everyone has something of their own to work for from the beginning.
 */

/** Every Good player in turn, where the game is helped so. */
export const offerFirstCallings = ({ table }: Game): readonly Frame[] =>
  isHelped(table, 'firstCalling')
    ? [...table.seats.keys()].map((seat) => ({ kind: 'firstCalling', seat }))
    : [];

/** Has a player take the top Calling, or choose between two; none where none may be taken. */
export const firstCalling: FrameHandler<'firstCalling'> = (game, { seat }) => {
  const card = callingToTake(game);
  return card === null ? { go: 'done' } : takeCalling(game, seat, card, { first: true });
};
