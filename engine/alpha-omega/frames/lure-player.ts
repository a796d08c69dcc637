import type { SeatId } from '../../kernel/types.ts';
import type { FrameHandler, Game, Next } from '../game.ts';
import { seatOf } from '../queries/cards.ts';
import { forces } from '../queries/sources.ts';

/** Rulebook, LURE PLAYER: a Person lost to Opponent play three rounds in a row. */
export function becomesLuredPlayer(game: Game, owner: SeatId | null): Next {
  const immune = forces(game, 'neverLuredPlayer').some(({ scope }) => scope.seat === owner);
  if (owner === null || immune || seatOf(game.table, owner).lossRounds < 3) return { go: 'done' };
  return { go: 'call', frames: [{ kind: 'lurePlayer', seat: owner }] };
}

/** The die says how many of the player's next turns are lured turns. */
export const lurePlayer: FrameHandler<'lurePlayer'> = (game, { seat }) => {
  if (seatOf(game.table, seat).lured !== null) return { go: 'done' };
  const turns = game.roll('die', 6);
  game.emit({ type: 'dieRolled', value: turns, seat, source: null });
  game.emit({ type: 'playerLured', seat, lured: { turns } });
  return { go: 'done' };
};

/** A lured turn is over, whatever could be done in it. */
export const luredTurnEnd: FrameHandler<'luredTurnEnd'> = (game, { seat }) => {
  game.emit({ type: 'luredTurnTaken', seat });
  return { go: 'done' };
};
