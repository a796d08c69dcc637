import { eachAspect, type Coverage as CoverageOf, type Universe } from '../../../simulation/coverage.ts';
import type { Ability, CardDef, Catalogue } from '../../definitions.ts';
import type { DefId } from '../../selects.ts';
import type { About, OutcomeReason } from '../../types.ts';
import { VARIANTS } from '../../variants-and-assists.ts';
import { OP_NAMES } from '../../ops/index.ts';
import { alphaOmega } from '../../ruleset.ts';
import { combinations } from './combinations.ts';

/**
 * What there is to be met in games, aspect by aspect. `cards`: entered play. `abilities`: a printed one ran or was in force,
 * named `card#index`. `modifiers`: something changed by a constant ability in force. `combinations`: of variants.
 */
export const ASPECTS = [
  'cards',
  'abilities',
  'callingsDrawn',
  'callingsAchieved',
  'objectives',
  'ops',
  'abilityKinds',
  'modifiers',
  'variants',
  'combinations',
  'players',
  'settings',
  'questions',
  'endings',
  'frames',
] as const;
export type Aspect = (typeof ASPECTS)[number];

/** Ways to set up a game, and what becomes of players and Objectives on the way. */
const SETTINGS = [
  'own decks',
  'common deck',
  'one Objective',
  'campaign',
  'Objective followed',
  'Opponent Play, one player',
  'Opponent Play, several players',
  'Lured Player',
  'Lured Player alone',
  'Lured Player freed',
] as const;
export type Setting = (typeof SETTINGS)[number];

/** How often everything was met. */
export type Coverage = CoverageOf<Aspect>;

const ABILITY_KINDS: { readonly [K in Ability['kind']]: true } = {
  triggered: true,
  activated: true,
  interrupt: true,
  constant: true,
};

const QUESTIONS: { readonly [A in About]: true } = {
  newHand: true,
  drawOrCalling: true,
  play: true,
  action: true,
  luredAttack: true,
  opponentTarget: true,
  interruptAttack: true,
  interruptDefeat: true,
  may: true,
  chooseCard: true,
  chooseCalling: true,
  arrangeCards: true,
  discardCards: true,
  opponentPlay: true,
  opponentAction: true,
};

/** Nobody who looks for what games can meet gives one up. */
const ENDINGS: { readonly [R in Exclude<OutcomeReason, 'conceded'>]: true } = {
  objectiveAchieved: true,
  objectiveLost: true,
  objectiveFulfilled: true,
  objectiveFailed: true,
  opponentDeckDefeated: true,
  goodDecksExhausted: true,
  standOff: true,
};

/** All that games with this content have to meet. */
export function universe(content: Catalogue): Universe<Aspect> {
  const cards = [...content.values()];
  const ids = (isWanted: (card: CardDef) => boolean): readonly string[] =>
    cards.filter(isWanted).map(({ id }) => id);
  return {
    cards: ids(({ type }) => type !== 'calling' && type !== 'objective'),
    abilities: cards.flatMap(({ id, abilities }) => abilities.map((_, index) => abilityName(id, index))),
    callingsDrawn: ids(({ type }) => type === 'calling'),
    callingsAchieved: ids(({ type }) => type === 'calling'),
    objectives: ids(({ type }) => type === 'objective'),
    ops: OP_NAMES,
    abilityKinds: Object.keys(ABILITY_KINDS),
    modifiers: modifiersIn(content),
    variants: VARIANTS,
    combinations: combinations().map(combinationName),
    players: seatCounts().map(String),
    settings: SETTINGS,
    questions: Object.keys(QUESTIONS),
    endings: Object.keys(ENDINGS),
    frames: Object.keys(alphaOmega.frames),
  };
}

/** The changes that some printed constant ability makes. */
export function modifiersIn(content: Catalogue): readonly string[] {
  const changes = [...content.values()].flatMap(({ abilities }) =>
    abilities.flatMap((ability) => (ability.kind === 'constant' ? [ability.gives.change] : [])),
  );
  return [...new Set(changes)];
}

/** How many Good players there can be. */
export function seatCounts(): readonly number[] {
  const { min, max } = alphaOmega.seats;
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

/** What a printed ability is called in a coverage. */
export const abilityName = (card: string, index: number): string => `${card}#${String(index)}`;

/** What some variants together are called in a coverage. */
export const combinationName = (variants: readonly string[]): string => variants.join(' + ') || 'standard';

/** The coverage of no games. */
export const UNCOVERED: Coverage = eachAspect(ASPECTS, () => ({}));

/** The prints whose games may meet what was never met; all of them where that is no card's matter. */
export function targetsFor(missing: Universe<Aspect>, content: Catalogue): readonly DefId[] {
  const { cards, abilities, callingsDrawn, callingsAchieved, objectives, ops, modifiers } = missing;
  const named = new Set([
    ...[cards, callingsDrawn, callingsAchieved, objectives].flat(),
    ...abilities.map((ability) => ability.replace(/#\d+$/, '')),
  ]);
  const words = [...ops.map((op) => `"op":"${op}"`), ...modifiers.map((change) => `"change":"${change}"`)];
  const targets = [...content.values()].filter(
    (card) => named.has(card.id) || words.some((word) => JSON.stringify(card.abilities).includes(word)),
  );
  return targets.length > 0 ? targets.map(({ id }) => id) : [...content.keys()];
}
