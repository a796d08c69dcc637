import type { SeatId } from '../../kernel/types.ts';
import { countDown } from '../actions/clocks.ts';
import { draw } from '../actions/draw.ts';
import type { Frame } from '../frames.ts';
import { isLuredPlayer } from '../queries/cards.ts';
import type { FrameHandler } from '../game.ts';
import type { PileId } from '../types.ts';

/** Rulebook, Set Up: each player draws 7 Good cards. */
const OPENING_HAND = 7;

/** Rulebook, Set Up: the decks are shuffled, each with a chance of its own, and the hands are drawn. */
export const setUp: FrameHandler<'setUp'> = (game) => {
  const { opponentPile, callingPile, goodPiles, seats } = game.table;
  const shuffle = (pile: PileId, stream: string, deck: readonly number[]): void => {
    game.emit({ type: 'deckShuffled', pile, order: game.shuffled(stream, deck) });
  };
  game.emit({ type: 'gameBegan' });
  shuffle('opponent', 'opponentDeck', opponentPile.deck);
  shuffle('calling', 'callingDeck', callingPile.deck);
  for (const [index, pile] of goodPiles.entries()) shuffle(index, `goodDeck:${String(index)}`, pile.deck);
  for (const seat of seats.keys()) draw(game, seat, OPENING_HAND);
  return { go: 'to', frame: { kind: 'round' } };
};

/** Rulebook, How to Play: a round is a turn of each Good player, the Clean-Up and the Strength Check. */
export const round: FrameHandler<'round'> = (game) => {
  countDown(game, 'roundBegins', null);
  game.emit({ type: 'roundBegan', round: game.table.round + 1 });
  const turns = game.table.seats.map((_, seat): Frame => ({ kind: 'turn', seat }));
  const frames: readonly Frame[] = [
    ...turns,
    { kind: 'cleanUp' },
    { kind: 'strengthCheck' },
    { kind: 'verdict' },
  ];
  return { go: 'call', frames, then: { kind: 'round' } };
};

/**
 * Rulebook, On Your Turn. A Lured Player does not draw and takes no Calling (ruling 16); whoever is lured in the course of
 * a turn still takes that turn as usual.
 */
export const turn: FrameHandler<'turn'> = (game, { seat }) => {
  game.emit({ type: 'turnBegan', seat });
  const own: readonly Frame[] = isLuredPlayer(game.table, seat)
    ? luredPhases(seat)
    : [{ kind: 'drawOrCalling', seat }];
  return { go: 'call', frames: [{ kind: 'opponentPhase', seat }, ...own] };
};

const luredPhases = (seat: SeatId): readonly Frame[] => [
  { kind: 'playPhase', seat, lured: true },
  { kind: 'actionPhase', seat, lured: true },
  { kind: 'luredTurnEnd', seat },
];
