import type { Program } from '../../definitions.ts';
import type { CardId } from '../../types.ts';
import { cardIn, type Law } from './law.ts';

/**
 * Ruling 33: an Opponent's offer is the Good player's to take who pays for it, whoever plays the Opponents, and so is what is
 * chosen in it.
 */
export const payerDecides: Law = {
  name: 'whoever pays decides',
  watch(check) {
    /** The card whose offer was taken last. */
    let taken: CardId | null = null;
    return ({ state: { pending, stack, table }, moves }) => {
      for (const { event } of moves)
        if (event.type === 'abilityUsed') taken = event.chosenBy === null ? null : event.card;
      const frame = stack.at(-1);
      const isOffered = frame?.kind === 'trigger' && costsPlayer(frame.ability.do);
      const isTaken = frame?.kind === 'effect' && frame.self === taken;
      if (!pending || !(isOffered || isTaken)) return;
      check(pending.seat === frame.seat, () => {
        const [asked, pays] = [String(pending.seat), String(frame.seat)];
        return `seat ${asked} is asked (${pending.about}) for what seat ${pays} pays for ${cardIn(table, frame.self)}`;
      });
    };
  },
};

const COSTS: readonly Program[number]['op'][] = ['draw', 'lose', 'damage', 'takeBack', 'roll'];

/** Does a program take or give cards of the player whose it is, or stake that player's Persons? */
const costsPlayer = (program: Program): boolean => program.some(({ op }) => COSTS.includes(op));
