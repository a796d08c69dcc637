import type { Bot } from './bot.ts';
import { randomAnswer } from '../../../toolbox/random-answer.ts';
import { steadyAnswer } from './steady.ts';
import { thoughtfulAnswer } from './thoughtful.ts';
import { pendingOf } from './pending.ts';

/** The players that the program has, the weakest first. */
export const BOTS = ['random', 'steady', 'thoughtful'] as const;
export type BotName = (typeof BOTS)[number];

const PLAYERS: Readonly<Record<BotName, Bot>> = {
  random: (state, _, rng) => randomAnswer(pendingOf(state).ask, rng),
  steady: (state, machine, rng) =>
    steadyAnswer(machine.view(state, [pendingOf(state).seat]), machine.prepared, rng),
  thoughtful: (state, machine, rng) => thoughtfulAnswer(state, machine, rng),
};

/** The player of this name. */
export const botNamed = (name: BotName): Bot => PLAYERS[name];
