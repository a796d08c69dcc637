import { isDeepStrictEqual } from 'node:util';
import type { Machine } from '../../../kernel/machine.ts';
import type { Answer, Rng } from '../../../kernel/types.ts';
import { randomAnswer } from '../../../toolbox/random-answer.ts';
import type { AlphaOmegaEvent } from '../../events.ts';
import { standStill } from '../../beyond/forecast/stand-still.ts';
import { UNSPOKEN } from '../../beyond/forecast/tell.ts';
import type { Branch, Omen } from '../../beyond/forecast/types.ts';
import type { AlphaOmega, State } from '../../game.ts';

/** What a forecast speaks of: everything but what only hands and decks see, and the order of a shuffled deck. */
const SILENT: readonly AlphaOmegaEvent['type'][] = [...UNSPOKEN, 'shuffledIn'];

/** How far a forecast was right. */
export interface Followed {
  /** Sure steps that came as they were told. */
  readonly compared: number;
  /** Choices of others that the forecast had foreseen. */
  readonly forks: number;
  /** Steps of the beginning of the next round that came as they were told. */
  readonly dawns: number;
  /** Was it sure up to the Strength Check, and of its balance? */
  readonly isWhole: boolean;
  /** The first thing that came otherwise; null when nothing did. */
  readonly wrong: string | null;
}

/** Lets the players stand still in the real game and compares each step with its omen, as long as that was sure. */
export function followOmens(machine: Machine<AlphaOmega>, start: State, root: Branch, rng: Rng): Followed {
  let state = start;
  let chance = rng;
  let branch = root;
  let came: AlphaOmegaEvent[] = [];
  let last: readonly AlphaOmegaEvent[] = [];
  const so = { compared: 0, forks: 0, dawns: 0, isWhole: false };
  const target = start.table.balances.length + 1;
  while (state.pending !== null && state.table.balances.length < target) {
    const stance = standStill(state.pending);
    let answer: Answer;
    if (stance.kind === 'still') answer = stance.answer;
    else {
      [answer, chance] = randomAnswer(state.pending.ask, chance);
      const wrong = difference(came, branch) ?? askedOtherwise(branch, state.pending);
      if (wrong !== null) return { ...so, wrong };
      so.compared += sureOf(branch.omens).length;
      const next = branch.fork?.branches.find(({ option }) => option.id === answer[0])?.then;
      if (branch.unsure !== null || !next) return { ...so, wrong: null };
      branch = next;
      came = [];
      so.forks += 1;
    }
    const { id, seat } = state.pending;
    const result = machine.apply(state, { decision: id, seat, answer });
    if (!result.ok) throw new Error(result.error.code);
    state = result.value.state;
    last = result.value.events;
    came.push(...told(last));
  }
  const wrong = difference(came, branch);
  if (wrong !== null) return { ...so, wrong };
  so.compared += sureOf(branch.omens).length;
  if (branch.unsure !== null) return { ...so, wrong: null };
  // In the Narrow Way the game may end before the Strength Check.
  const balance = state.table.balances[target - 1] ?? state.outcome?.balance;
  so.dawns += branch.next.length;
  return {
    ...so,
    isWhole: true,
    wrong: endsOtherwise(branch, came, balance) ?? dawnsOtherwise(machine, state, last, branch),
  };
}

/** Was another choice foreseen than the one that is asked? */
function askedOtherwise(
  { fork, unsure }: Branch,
  { about, ask }: NonNullable<State['pending']>,
): string | null {
  const foreseen = fork?.branches.map(({ option }) => option);
  if (unsure !== null || (fork?.about === about && isDeepStrictEqual(foreseen, ask.options))) return null;
  return `${about} was asked, foreseen was ${fork?.about ?? 'nothing'}`;
}

function endsOtherwise(
  { fork, balance, omens }: Branch,
  came: readonly AlphaOmegaEvent[],
  found: Branch['balance'] | undefined,
): string | null {
  if (fork !== null) return `foreseen was ${fork.about}, and nothing was asked`;
  const more = came[sureOf(omens).length];
  if (more !== undefined) return `nothing more was foreseen, and ${JSON.stringify(more)} came`;
  if (isDeepStrictEqual(balance, found ?? null)) return null;
  return `foreseen was ${JSON.stringify(balance)}, and it came to ${JSON.stringify(found)}`;
}

/** Does the next round begin otherwise, where the players go on standing still? `last` is what led to the Strength Check. */
function dawnsOtherwise(
  machine: Machine<AlphaOmega>,
  from: State,
  last: readonly AlphaOmegaEvent[],
  { next }: Branch,
): string | null {
  const begins = last.findIndex(({ type }) => type === 'roundBegan');
  const came = [...(begins === -1 ? [] : last.slice(begins))];
  let state = from;
  while (state.pending !== null && spoken(came).length < spoken(next.map(({ event }) => event)).length) {
    const stance = standStill(state.pending);
    if (stance.kind === 'fork') break;
    const { id, seat } = state.pending;
    const result = machine.apply(state, { decision: id, seat, answer: stance.answer });
    if (!result.ok) throw new Error(result.error.code);
    ({ state } = result.value);
    came.push(...result.value.events);
  }
  return difference(spoken(came), { omens: next });
}

/** The first sure step that did not come as it was told, in words. */
function difference(came: readonly AlphaOmegaEvent[], { omens }: Pick<Branch, 'omens'>): string | null {
  const sure = sureOf(omens);
  const at = sure.findIndex((event, step) => !isDeepStrictEqual(event, came[step]));
  return at === -1
    ? null
    : `step ${String(at + 1)}: foreseen was ${JSON.stringify(sure[at])}, and it came to ${JSON.stringify(came[at])}`;
}

/** The steps of a branch that are sure. */
export function sureOf(omens: readonly Omen[]): readonly AlphaOmegaEvent[] {
  const end = omens.findIndex(({ unsure }) => unsure !== null);
  return told((end === -1 ? omens : omens.slice(0, end)).map(({ event }) => event));
}

/** Of what happens, what a forecast speaks of, up to the Strength Check: the real game goes on after it. */
export function told(events: readonly AlphaOmegaEvent[]): readonly AlphaOmegaEvent[] {
  const end = events.findIndex(({ type }) => type === 'strengthChecked');
  return spoken(end === -1 ? events : events.slice(0, end + 1));
}

const spoken = (events: readonly AlphaOmegaEvent[]): readonly AlphaOmegaEvent[] =>
  events.filter(({ type }) => !SILENT.includes(type));
