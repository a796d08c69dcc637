import { luredOptions } from '../../queries/legal.ts';
import type { SeatId } from '../../../kernel/types.ts';
import { type Check, type Law, lawOfMoves, type Move } from './law.ts';

/** What a player has lost and has still to do, reckoned from what happened. */
interface Losses {
  /** Rounds in a row in which a Person of the player's was Lured Astray, up to the round before. */
  readonly before: number;
  readonly isLostNow: boolean;
  /** Lured turns still to come; null for whoever is no Lured Player. */
  readonly turns: number | null;
}

const NO_LOSSES: Losses = { before: 0, isLostNow: false, turns: null };

/** Rulebook, LURE PLAYER: three rounds in a row, the die, so many lured turns, and then freed (ruling 16). */
export const luredPlayers: Law = {
  name: 'who loses a Person three rounds in a row is a Lured Player for as many turns as the die says',
  watch(check) {
    const losses = new Map<SeatId, Losses>();
    let rolled = 0;
    return ({ moves, state }) => {
      for (const move of moves) {
        if (move.event.type === 'dieRolled') rolled = move.event.value;
        count(losses, move, rolled, check);
      }
      for (const [seat, { lured }] of state.table.seats.entries()) {
        const { turns } = losses.get(seat) ?? NO_LOSSES;
        const found = lured?.turns ?? null;
        check(
          found === turns,
          () => `seat ${String(seat)} has ${String(found)} lured turns, not ${String(turns)}`,
        );
      }
    };
  },
};

function count(losses: Map<SeatId, Losses>, { before, event }: Move, rolled: number, check: Check): void {
  const of = (seat: SeatId): Losses => losses.get(seat) ?? NO_LOSSES;
  switch (event.type) {
    case 'roundBegan':
      for (const [seat, each] of losses)
        losses.set(seat, { ...each, before: each.isLostNow ? each.before + 1 : 0, isLostNow: false });
      break;
    case 'luredAstray': {
      const owner = before.inPlay.find(({ id }) => id === event.card)?.owner ?? null;
      if (owner !== null && of(owner).turns === null) losses.set(owner, { ...of(owner), isLostNow: true });
      break;
    }
    case 'playerLured': {
      const { before: rounds, isLostNow } = of(event.seat);
      const words = (): string => `seat ${String(event.seat)} is lured after ${String(rounds)} rounds`;
      check(isLostNow && rounds >= 2 && event.lured.turns === rolled, words);
      losses.set(event.seat, { ...of(event.seat), turns: event.lured.turns });
      break;
    }
    case 'luredTurnTaken':
      losses.set(event.seat, { ...of(event.seat), turns: (of(event.seat).turns ?? 0) - 1 });
      break;
    case 'playerFreed':
      check(of(event.seat).turns === 0, () => `seat ${String(event.seat)} is freed too early`);
      losses.set(event.seat, NO_LOSSES);
      break;
    default:
  }
}

/** Rulebook, LURE PLAYER: every Person that can attacks another player's card. */
export const luredAttacks: Law = lawOfMoves(
  'a lured turn ends when nobody of the player can attack any more',
  ({ before, event }, check, { content }) => {
    if (event.type !== 'luredTurnTaken') return;
    const left = luredOptions({ table: before, content }, event.seat);
    check(left.length === 0, () => left.map(({ id }) => id).join(', '));
  },
);
