import { hashOf } from '../../kernel/hash.ts';
import { invariant } from '../../kernel/invariant.ts';
import { createMachine } from '../../kernel/machine.ts';
import { replay } from '../../kernel/replay.ts';
import { startStream } from '../../kernel/rng.ts';
import type { Answer, Command, SeatId } from '../../kernel/types.ts';
import { botNamed } from '../beyond/bots/bots.ts';
import type { AlphaOmega, State } from '../game.ts';
import { alphaOmega } from '../ruleset.ts';
import { combinations } from '../beyond/simulation/combinations.ts';
import type { Outcome, Setup } from '../types.ts';
import { ASSISTS } from '../variants-and-assists.ts';
import { starter, starterSetup, starterStock } from './starter.ts';

/** A finished game as it was once played, and how it ended: it has to end so again, whatever is changed in the program. */
export interface Golden {
  readonly setup: Setup;
  readonly seed: string;
  /** Each answer with the seat that gave it, to decisions 1, 2, 3 …  */
  readonly answers: readonly (readonly [SeatId, ...Answer])[];
  readonly hash: string;
  readonly outcome: Outcome;
}

/** What a golden file is called, and the game that it is to hold. */
export interface GoldenPlan {
  readonly name: string;
  readonly setup: Setup;
}

const machine = createMachine<AlphaOmega>(alphaOmega, starter);

/** Help that changes what the rules do, and not only which cards are dealt. */
const HELPS = ASSISTS.filter((assist) => !assist.endsWith('Deck'));

/** Every number of players, every set of variants, every Objective, campaigns, common decks, Opponent Play. */
export function goldenPlans(): readonly GoldenPlan[] {
  const sets = combinations();
  const { objectives } = starterStock;
  return sets.map((variants, at) => {
    const players = 1 + (at % 6);
    const plain = { ...starterSetup(players), variants, objective: objectives[at % objectives.length] ?? '' };
    const common = at % 4 === 2;
    const humans = at % 5 === 3 && !variants.includes('easy') ? 1 + (at % 2) : 0;
    const isHelped = at % 8 === 5;
    const campaign = at % 7 === 0 ? objectives.slice((at % objectives.length) + 1) : [];
    const setup: Setup = {
      ...plain,
      ...(common
        ? { commonDeck: starterStock.good, seats: plain.seats.map(({ name }) => ({ name, deck: [] })) }
        : {}),
      ...(humans > 0 ? { opponents: ['Judas', 'Jezebel'].slice(0, humans).map((name) => ({ name })) } : {}),
      ...(campaign.length > 0 ? { campaign } : {}),
      ...(isHelped ? { assists: HELPS } : {}),
    };
    const words = [
      `${String(players)}-players`,
      ...variants,
      ...(common ? ['common'] : []),
      ...(humans > 0 ? ['opponent-play'] : []),
      ...(campaign.length > 0 ? ['campaign'] : []),
      ...(isHelped ? ['helped'] : []),
    ];
    return { name: `${String(at + 1).padStart(2, '0')}-${words.join('-').toLowerCase()}`, setup };
  });
}

/** Of so many seeds the one is kept that tells most. */
const TRIES = 80;

/** Plays a planned game with good sense and keeps the longest of some seeds, won ones first. */
export function playGolden(plan: GoldenPlan): Golden {
  const tries = Array.from({ length: TRIES }, (_, at) => playOnce(plan, `golden ${plan.name} ${String(at)}`));
  const worth = ({ outcome, answers }: Golden): number =>
    (outcome.winner === 'good' ? 10_000 : 0) + answers.length;
  return tries.reduce((best, other) => (worth(other) > worth(best) ? other : best));
}

function playOnce({ name, setup }: GoldenPlan, seed: string): Golden {
  const answers: [SeatId, ...Answer][] = [];
  const bot = botNamed('steady');
  let rng = startStream(seed, 'bot');
  let { state } = machine.begin(setup, seed);
  while (state.pending !== null) {
    const { id, seat } = state.pending;
    const [answer, after] = bot(state, machine, rng);
    rng = after;
    const result = machine.apply(state, { decision: id, seat, answer });
    invariant(result.ok, 'a bot gave an answer that is not allowed', { name, answer });
    state = result.value.state;
    answers.push([seat, ...answer]);
  }
  invariant(state.outcome, 'a golden game must end', name);
  return { setup, seed, answers, hash: hashOf(state), outcome: state.outcome };
}

/** Plays a golden game again, answer by answer. */
export function replayGolden({ setup, seed, answers }: Golden): State | string {
  const commands = answers.map(([seat, ...answer], at): Command => ({ decision: at + 1, seat, answer }));
  const result = replay(machine, { setup, seed, commands });
  if (result.ok) return result.value.state;
  return `answer ${String(result.error.at + 1)} is refused: ${result.error.rejection.code}`;
}
