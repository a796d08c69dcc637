import type { SeatId } from '../../kernel/types.ts';
import { countDown } from '../actions/clocks.ts';
import { bringIn } from '../actions/bring.ts';
import { FULLER_HAND, isHelped } from '../assists.ts';
import { draw, OPENING_HAND, opponentDraws } from '../actions/draw.ts';
import { shuffleDecks } from '../actions/shuffle.ts';
import type { Frame } from '../frames.ts';
import { defOf, isLuredPlayer } from '../queries/cards.ts';
import type { FrameHandler } from '../game.ts';
import { offerFirstCallings } from './first-calling.ts';
import { offerNewHands } from './new-hand.ts';
import type { Table } from '../types.ts';

/**
 * Rulebook, Set Up, in its order: the decks are shuffled, each with a chance of its own; the Objective is set up; the hands
 * are drawn. Decks that somebody arranged stay as they lie.
 */
export const setUp: FrameHandler<'setUp'> = (game, { arranged = false }) => {
  game.emit({ type: 'gameBegan' });
  if (!arranged) shuffleDecks(game);
  const frames = [{ kind: 'objectiveSetUp' }, { kind: 'openingHands', of: 'everybody' }] as const;
  return { go: 'call', frames, then: { kind: 'round' } };
};

/** Rulebook, Set Up: "follow any setup instructions given on the card". */
export const objectiveSetUp: FrameHandler<'objectiveSetUp'> = (game) => {
  const { objective } = game.table;
  const def = defOf(game, objective);
  for (const id of def.type === 'objective' ? (def.brings ?? []) : []) bringIn(game, id);
  game.emit({ type: 'objectiveBegan', objective });
  return { go: 'done' };
};

/** Rulebook, Set Up: "Each player then draws 7 Good cards"; in Opponent Play the players of the Opponents draw 7 of theirs. */
export const openingHands: FrameHandler<'openingHands'> = (game, { of }) => {
  const { seats, opponents } = game.table;
  const hand = OPENING_HAND + (isHelped(game.table, 'fullerHand') ? FULLER_HAND : 0);
  if (of === 'everybody') for (const seat of seats.keys()) draw(game, seat, hand);
  for (const index of opponents.keys()) opponentDraws(game, seats.length + index, OPENING_HAND);
  const callings = of === 'everybody' ? offerFirstCallings(game) : [];
  return { go: 'call', frames: [...offerNewHands(game), ...callings] };
};

/** Rulebook, How to Play: a round is a turn of each Good player, the Clean-Up and the Strength Check. */
export const round: FrameHandler<'round'> = (game) => {
  countDown(game, 'roundBegins', null);
  game.emit({ type: 'roundBegan', round: game.table.round + 1 });
  const isOpponentPlay = game.table.opponents.length > 0;
  const turns = game.table.seats.flatMap((_, seat): readonly Frame[] =>
    isOpponentPlay
      ? [{ kind: 'turn', seat }, ...withNarrowWay(game.table, { kind: 'opponentTurn', seat })]
      : [{ kind: 'turn', seat }],
  );
  const frames: readonly Frame[] = [
    ...turns,
    { kind: 'cleanUp' },
    { kind: 'strengthCheck' },
    { kind: 'verdict' },
  ];
  return { go: 'call', frames, then: { kind: 'round' } };
};

/**
 * Rulebook, On Your Turn. A Lured Player takes no Calling (ruling 16); whoever is lured in the course of a turn still takes
 * that turn as usual.
 */
export const turn: FrameHandler<'turn'> = (game, { seat }) => {
  game.emit({ type: 'turnBegan', seat });
  const own: readonly Frame[] = isLuredPlayer(game.table, seat)
    ? luredPhases(seat)
    : [{ kind: 'drawOrCalling', seat }];
  return { go: 'call', frames: inOrder(game.table, { kind: 'opponentPhase', seat }, own) };
};

/** Rulebook, Variations: in Easy Mode the Opponent card comes last; in Opponent Play the Opponents have their own turns. */
function inOrder(table: Table, opponentPhase: Frame, own: readonly Frame[]): readonly Frame[] {
  if (table.opponents.length > 0) return own;
  const met = withNarrowWay(table, opponentPhase);
  return table.variants.includes('easy') ? [...own, ...met] : [...met, ...own];
}

/** Ruling 1: before the first Strength Check not every Good player has had a turn to lead with. */
function withNarrowWay({ variants, round: number }: Table, frame: Frame): readonly Frame[] {
  return variants.includes('narrowWay') && number > 1 ? [frame, { kind: 'narrowWay' }] : [frame];
}

const luredPhases = (seat: SeatId): readonly Frame[] => [
  { kind: 'drawPhase', seat },
  { kind: 'playPhase', seat, lured: true },
  { kind: 'actionPhase', seat, lured: true },
  { kind: 'luredTurnEnd', seat },
];
