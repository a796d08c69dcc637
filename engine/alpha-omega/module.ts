import type { GameRules, Standing } from '../contract.ts';
import { startStream } from '../kernel/rng.ts';
import type { AlphaOmega } from './game.ts';
import { beatsOf } from './beats.ts';
import { BOTS, botNamed } from './beyond/bots/bots.ts';
import { partnerThinking } from './beyond/bots/partner.ts';
import type { Effort } from './beyond/bots/search.ts';
import { needlessAnswer } from './beyond/forecast/needless.ts';
import { momentOf } from './moment.ts';
import { mayReveal } from './reveals.ts';
import { alphaOmega } from './ruleset.ts';
import { retold, tell } from './tell.ts';
import { objectiveEndsIn, turnEndIn } from './turn-end.ts';
import type { Outcome } from './types.ts';
import { changesOfRules } from './upgrades/changes.ts';
import type { ToldEvent } from './view-types.ts';

type Rules = GameRules<AlphaOmega, ToldEvent>;

/** A bot thinks about as long as nobody minds waiting for. */
const TABLE_EFFORT = { steps: 600, checks: 2 };

/** A computer player at a table with people that puts so much effort into each answer. */
export const botThinking = (effort: Effort): Rules['tableBot'] =>
  function* (state, machine, seed) {
    const [answer] = yield* partnerThinking(state, machine, startStream(seed, 'bot'), effort);
    return answer;
  };

/** Good players win and lose together, whoever plays the Opponents does the other; a stand-off is neither's. */
function standings({ winner, scores }: Outcome, seats: number): readonly Standing[] {
  return Array.from({ length: seats }, (_, seat) => {
    if (winner === null) return 'drawn';
    return (winner === 'good') === seat < scores.length ? 'won' : 'lost';
  });
}

/** Alpha/Omega as the program needs it. */
export const alphaOmegaRules: Rules = {
  ruleset: alphaOmega,
  stance: 'together',
  names: ({ seats, opponents = [] }) => [...seats, ...opponents].map(({ name }) => name),
  tell: ({ events, state }, _, eyes) => tell(events, state.table, eyes),
  retell: (told, eyes) => told.map((event) => retold(event, eyes)),
  showedHidden: (told) => told.some(({ event }) => mayReveal(event)),
  beats: beatsOf,
  moment: momentOf,
  round: ({ round }) => round,
  turnEnd: turnEndIn,
  partEnds: objectiveEndsIn,
  needless: (state, cards) => {
    const answer = needlessAnswer(state, cards);
    return answer === null ? null : [answer.id];
  },
  changes: changesOfRules,
  standings,
  bots: Object.fromEntries(BOTS.map((name) => [name, botNamed(name)])),
  tableBot: botThinking(TABLE_EFFORT),
};
