import type { Bot as BotOf } from '../../../contract.ts';
import type { AlphaOmega } from '../../game.ts';

/** A player of Alpha/Omega. */
export type Bot = BotOf<AlphaOmega>;
