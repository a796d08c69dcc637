import type { Program } from '../../definitions.ts';
import { cardIn, type Law, lawOfSteps } from './law.ts';

/** An Opponent's offer is the Good player's to take who pays for it, whoever plays the Opponents. */
export const payerDecides: Law = lawOfSteps('whoever pays decides', ({ state }, check) => {
  const { pending, stack, table } = state;
  const frame = stack.at(-1);
  if (pending?.about !== 'may' || frame?.kind !== 'trigger' || !costsPlayer(frame.ability.do)) return;
  check(pending.seat === frame.seat, () => {
    const [asked, pays] = [String(pending.seat), String(frame.seat)];
    return `seat ${asked} is asked whether seat ${pays} pays for ${cardIn(table, frame.self)}`;
  });
});

const COSTS: readonly Program[number]['op'][] = ['draw', 'lose', 'damage', 'takeBack', 'roll'];

/** Does a program take or give cards of the player whose it is, or stake that player's Persons? */
const costsPlayer = (program: Program): boolean => program.some(({ op }) => COSTS.includes(op));
