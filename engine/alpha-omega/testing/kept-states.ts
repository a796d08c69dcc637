import { invariant } from '../../kernel/invariant.ts';
import { createMachine } from '../../kernel/machine.ts';
import { startStream } from '../../kernel/rng.ts';
import { saveState, type SavedState } from '../../kernel/save.ts';
import { botNamed } from '../beyond/bots/bots.ts';
import type { CardDef } from '../definitions.ts';
import type { AlphaOmega, State } from '../game.ts';
import { alphaOmega } from '../ruleset.ts';
import { goldenPlans, type GoldenPlan } from './golden.ts';
import { starter } from './starter.ts';

/** States of one version of the rules, as that version wrote them, with the cards that they were played with. */
export interface KeptStates {
  readonly rules: number;
  /** The digest of the golden games as these rules play them; left out of files from before it was kept. */
  readonly games?: string;
  readonly cards: readonly CardDef[];
  readonly states: readonly (SavedState & { readonly game: string })[];
}

/** So many are kept at least: past those that nothing else is like, some of every way of playing. */
const FEWEST = 60;

const machine = createMachine<AlphaOmega>(alphaOmega, starter);

/**
 * Plays games of every kind and keeps, of all the moments at which somebody is asked, a few that have everything between
 * them: every frame, question, lasting effect and way of playing that came up.
 */
export function keepStates(games = 400): KeptStates {
  const plans = goldenPlans();
  const seen = new Set<string>();
  const kept: Moment[] = [];
  for (let game = 0; game < games; game += 1) {
    const plan = plans[game % plans.length];
    if (plan) kept.push(...newMoments(plan, game, seen));
  }
  const needed = withoutTheRedundant(kept);
  const others = kept.filter((moment) => !needed.includes(moment)).slice(0, FEWEST - needed.length);
  const states = [...needed, ...others].map(({ game, state }) => ({ game, ...saveState(state) }));
  return { rules: alphaOmega.version, cards: [...starter.values()], states };
}

interface Moment {
  readonly game: string;
  readonly state: State;
  readonly features: readonly string[];
}

/** The moments of a game that have something that was not seen before. */
function newMoments({ name, setup }: GoldenPlan, game: number, seen: Set<string>): readonly Moment[] {
  const found: Moment[] = [];
  const seed = `kept ${name} ${String(game)}`;
  const bot = botNamed(game % 2 === 0 ? 'steady' : 'random');
  let rng = startStream(seed, 'bot');
  let { state } = machine.begin(setup, seed);
  while (state.pending !== null) {
    const features = featuresOf(state);
    if (features.some((feature) => !seen.has(feature))) found.push({ game: seed, state, features });
    for (const feature of features) seen.add(feature);
    const [answer, after] = bot(state, machine, rng);
    rng = after;
    const { id: decision, seat } = state.pending;
    const result = machine.apply(state, { decision, seat, answer });
    invariant(result.ok, 'a bot gave an answer that is not allowed', { name, answer });
    ({ state } = result.value);
  }
  return found;
}

/** Of these only as many as it takes to have all that they have, the later ones first. */
function withoutTheRedundant(moments: readonly Moment[]): readonly Moment[] {
  const count = new Map<string, number>();
  const add = (moment: Moment, by: number): void => {
    for (const feature of moment.features) count.set(feature, (count.get(feature) ?? 0) + by);
  };
  for (const moment of moments) add(moment, 1);
  return moments.filter((moment) => {
    if (moment.features.some((feature) => count.get(feature) === 1)) return true;
    add(moment, -1);
    return false;
  });
}

const byWord = (a: string, b: string): number => (a < b ? -1 : 1);

/** What a state has that a migration could trip over. */
function featuresOf({ table, stack, pending }: State): readonly string[] {
  const { seats, variants, opponents, inPlay, lasting, attack, achievedObjectives, nextObjectives } = table;
  const has = (isSo: boolean, what: string): readonly string[] => (isSo ? [what] : []);
  return [
    ...stack.map((frame) => `frame ${frame.kind} ${Object.keys(frame).toSorted(byWord).join()}`),
    ...stack.flatMap((frame) => (frame.kind === 'effect' ? frame.ops.map(({ op }) => `op ${op}`) : [])),
    ...stack.flatMap((frame) =>
      frame.kind === 'callingCount' ? [JSON.stringify(frame).replace(/\d+/, '')] : [],
    ),
    `question ${pending?.about ?? ''} ${pending?.ask.kind ?? ''} in ${stack.at(-1)?.kind ?? ''}`,
    ...lasting.map(({ name, until }) => `lasting ${name} ${JSON.stringify(until)}`),
    ...lasting.flatMap(({ abilities }) =>
      abilities.map((ability) => `ability ${Object.keys(ability).join()}`),
    ),
    ...inPlay.flatMap((card) => [
      ...has(card.waiting, 'waiting'),
      ...has(card.joining, 'joining'),
      ...has(card.lured, 'lured'),
      ...has(card.clock !== null, `clock ${card.clock?.at ?? ''} ${String(card.clock?.seat === null)}`),
      ...has(card.side === 'opponent' && card.owner !== null, 'gone over'),
    ]),
    ...seats.flatMap(({ lured, callings, lossRounds }) => [
      ...has(lured !== null, `player lured ${String(lured?.turns)}`),
      ...has(lossRounds > 0, `losses ${String(lossRounds)}`),
      ...callings.map(({ achieved, holds, until }) => `calling ${String([achieved, holds, until === null])}`),
    ]),
    ...has(attack !== null, `attack ${String(attack?.cancelled)} ${String(opponents.length > 0)}`),
    ...has(achievedObjectives.length > 0, 'later Objective'),
    ...has(nextObjectives.length > 0, 'campaign'),
    ...has(table.achievedIn !== null, 'achieved, not won'),
    ...has(
      table.known.some((cards) => cards.length > 0),
      'known cards',
    ),
    ...table.assists.map((assist) => `assist ${assist}`),
    ...has(table.spared.length > 0, 'spared'),
    ...has(Object.keys(table.taken).length > 0, 'taken'),
    ...variants.map((variant) => `variant ${variant} round ${String(Math.min(table.round, 2))}`),
    `players ${String(seats.length)} ${String(opponents.length)} ${String(table.goodPiles.length)}`,
    ...(['turn', 'round', 'game'] as const).flatMap((span) =>
      has(Object.keys(table.uses[span]).length > 0, `uses ${span}`),
    ),
  ];
}
