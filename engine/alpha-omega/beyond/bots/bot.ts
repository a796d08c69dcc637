import type { Machine } from '../../../kernel/machine.ts';
import type { Answer, Rng } from '../../../kernel/types.ts';
import type { AlphaOmega, State } from '../../game.ts';

/**
 * A player: answers the pending decision of a state for the seat that is asked. It is given the whole state and must not
 * use what that seat may not know.
 * @returns the answer, and the state of the bot's own chance after it
 */
export type Bot = (state: State, machine: Machine<AlphaOmega>, rng: Rng) => readonly [Answer, Rng];
