import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { oversize, statedMost } from '../../../engine/toolbox/bounds.ts';
import { CHANNELS, CONTRACT, type GameApi } from '../../shared/contract.ts';
import { excessOf } from '../../shared/bounds.ts';
import { diceOf, type Dice } from '../spoil.ts';
import { argumentsOf, made, ODDS, type Odd, type Recipe } from './recipes.ts';

/*
 * What each channel may be given, made from the very schemas of the contract: a channel that is new is there by itself. Some of
 * it fits, at the very limits of what fits; the rest has something in it, anywhere, that is too much or of another kind.
 */

/** Ids of what is there, and texts of forms that a schema asks for: a legal value is looked for among them. */
export const TEXTS = [
  '00000000-0000-4000-8000-000000000000',
  'starter:michael',
  'starter:and-there-was-war-in-heaven',
  'starter:good',
  'starter',
  'deck:00000000-0000-4000-8000-000000000000',
  '2026-11-23',
  '2026-11-22T20-00-00-000Z.start.v100.n3.sqlite',
  'is:angel OR name:/(a+)+b/ -"x"',
  'Hope',
  'x',
  '',
];
export const NUMBERS = [
  0, 1, 2, 5, 11, 20, 30, 50, 99, 100, 200, 300, 500, 1000, 10_000, 1_000_000, 10_000_000,
];

/** Of what texts that are read are made: runs of two or three of them are what patterns and loops stumble over. */
const SIGNS = [' ', '(', ':', '1', '#', ',', 'a', '-', '/', '"', '\n', '\n2 ', '# tags: ', '\u0301\u0323'];

/** So many characters a text has that is read to its end, where its schema would let it be longer and its reader does not. */
export const READ = 599_000;

const pick = <T>(list: readonly T[], dice: Dice): T => {
  const found = list[dice(list.length)];
  if (found === undefined) throw new RangeError('nothing to choose from');
  return found;
};
const value = (given: unknown): Recipe => ({ make: 'value', value: given });
const fits = (schema: $ZodType, given: unknown): boolean => safeParse(schema, given).success;

interface Making {
  readonly dice: Dice;
  /** Ids of what is kept. */
  readonly ids: readonly string[];
}

/** Something that fits, as large as it may be wherever the dice say so. */
export function legal(schema: $ZodType, making: Making): Recipe {
  const { dice } = making;
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return dice(5) === 0 ? value(def.type === 'nullable' ? null : undefined) : legal(def.innerType, making);
    case 'pipe':
      return legal(def.in, making);
    case 'tuple':
      return { make: 'items', items: def.items.map((item) => legal(item, making)) };
    case 'array': {
      const most = statedMost(schema) ?? 1;
      const times = pick([1, most, most, Math.min(most, 3)], dice);
      return { make: 'list', of: legal(def.element, making), times };
    }
    case 'object':
      return {
        make: 'object',
        members: Object.entries(def.shape).map(([key, part]) => [key, legal(part, making)]),
      };
    case 'record':
      return {
        make: 'object',
        members: TEXTS.filter((key) => fits(def.keyType, key)).map((key) => [
          key,
          legal(def.valueType, making),
        ]),
      };
    case 'union':
      return legal(pick(def.options, dice), making);
    case 'enum':
      return value(pick(Object.values(def.entries), dice));
    case 'literal':
      return value(def.values[0]);
    case 'boolean':
      return value(dice(2) === 0);
    case 'number': {
      const sound = NUMBERS.filter((each) => fits(schema, each));
      return value(sound.length === 0 ? null : dice(2) === 0 ? sound.at(-1) : pick(sound, dice));
    }
    case 'custom':
      return { make: 'bytes', length: pick([0, 3, 100_000, 16 * 1024 * 1024], dice) };
    case 'string':
      return legalText(schema, making);
    default:
      throw new TypeError(`a schema of type ${def.type}, of which nothing legal is known`);
  }
}

function legalText(schema: $ZodType, { dice, ids }: Making): Recipe {
  const most = statedMost(schema) ?? 100;
  const long = ['x', 'a ', '(', '\n', 'e\u0301'].map((sign): Recipe => ({
    make: 'text',
    sign,
    times: Math.floor(most / sign.length),
  }));
  const signs = Array.from({ length: 2 + dice(2) }, () => pick(SIGNS, dice));
  const runs = [most, Math.min(most, READ), Math.min(most, 3000)].map((length): Recipe => {
    return { make: 'runs', signs, times: Math.floor(length / signs.join('').length) };
  });
  const sound = [...long, ...runs].filter((each) => fits(schema, made(each)));
  const known = [...ids, ...ids, ...TEXTS].filter((each) => fits(schema, each)).map(value);
  const found = dice(2) === 0 && sound.length > 0 ? sound : known;
  return found.length === 0 ? value('x') : pick(found, dice);
}

/** What is wrong wherever it stands. */
function junk(dice: Dice): Recipe {
  return pick<Recipe>(
    [
      { make: 'bytes', length: 4_000_000 },
      { make: 'text', sign: 'x', times: 2_000_000 },
      { make: 'text', sign: '\0', times: 100_000 },
      { make: 'text', sign: 'e\u0301\u0302', times: 300_000 },
      { make: 'text', sign: '\u0301\u0323', times: 300_000 },
      { make: 'runs', signs: ['x', ' ', 'y'], times: 100_000 },
      { make: 'runs', signs: [pick(SIGNS, dice), pick(SIGNS, dice), pick(SIGNS, dice)], times: 30_000 },
      { make: 'text', sign: '\u202E\uD800', times: 20 },
      { make: 'text', sign: ' ', times: 1_000_000 },
      { make: 'text', sign: 'a:', times: 40 },
      { make: 'list', of: value(null), times: 1_000_000 },
      { make: 'list', of: value('00000000-0000-4000-8000-000000000000'), times: 50_000 },
      { make: 'list', of: { make: 'object', members: [['a', value(1)]] }, times: 40_000 },
      { make: 'list', of: { make: 'list', of: value(0), times: 300 }, times: 300 },
      { make: 'members', count: 50_000 },
      { make: 'members', count: 20 },
      { make: 'nested', levels: 5_000 },
      { make: 'nested', levels: 20 },
      ...[null, true, -1, 0.5, 2 ** 53, 1e308, '', ' ', {}, [], [[]], { length: 5 }, { then: 1 }].map(value),
      ...ODDS.map((name): Recipe => ({ make: 'odd', name })),
    ],
    dice,
  );
}

/** So many parts may what is sent have: a machine that runs tests has to make it. */
export const MOST_MADE = 60_000;
/** Of odd things, those that are large: as many parts as bytes of their length. */
const ODD_WEIGHTS: Partial<Record<Odd, number>> = { buffer: 1001, floats: 4001 };

/** How many parts it is made of. */
export function weightOf(recipe: Recipe): number {
  const sum = (list: readonly Recipe[]): number => list.reduce((all, each) => all + weightOf(each), 1);
  switch (recipe.make) {
    case 'items':
      return sum(recipe.items);
    case 'object':
      return sum(recipe.members.map(([, each]) => each));
    case 'list':
      return 1 + recipe.times * weightOf(recipe.of);
    case 'members':
      return recipe.count;
    case 'nested':
      return recipe.levels;
    case 'text':
      return 1 + (recipe.sign.length * recipe.times) / 1000;
    case 'runs':
      return 1 + (recipe.signs.join('').length * recipe.times) / 1000;
    case 'bytes':
      return 1 + recipe.length / 1000;
    case 'odd':
      return ODD_WEIGHTS[recipe.name] ?? 1;
    default:
      return 1;
  }
}

/** The same with something wrong at one place. */
function spoilt(recipe: Recipe, dice: Dice): Recipe {
  if (dice(4) === 0) return junk(dice);
  if (recipe.make === 'items' && recipe.items.length > 0) {
    const at = dice(recipe.items.length);
    return {
      ...recipe,
      items: recipe.items.map((each, index) => (index === at ? spoilt(each, dice) : each)),
    };
  }
  if (recipe.make === 'object' && recipe.members.length > 0) {
    const at = dice(recipe.members.length + 1);
    if (at === recipe.members.length)
      return { ...recipe, members: [...recipe.members, ['stranger', junk(dice)]] };
    return {
      ...recipe,
      members: recipe.members.map(([key, each], index) => [key, index === at ? spoilt(each, dice) : each]),
    };
  }
  if (recipe.make === 'list') {
    if (dice(3) === 0)
      return { ...recipe, times: Math.max(recipe.times, Math.floor(MOST_MADE / weightOf(recipe.of))) };
    const of = spoilt(recipe.of, dice);
    return { ...recipe, of, times: Math.min(recipe.times, Math.ceil(MOST_MADE / weightOf(of))) };
  }
  return junk(dice);
}

interface Shower {
  readonly seed: number;
  readonly count: number;
  readonly ids: readonly string[];
}

/** What a channel is given, the same for the same seed: one in three fits, the others do not. */
export function payloads(channel: keyof GameApi, { seed, count, ids }: Shower): readonly Recipe[] {
  return Array.from({ length: count }, (_, index) => {
    const dice = diceOf(Math.imul(seed + index, 0x9e3779b1));
    const right = legal(CONTRACT[channel], { dice, ids });
    return index % 3 === 0 ? right : spoilt(right, dice);
  });
}

/** Would the program refuse it before anything is done? What is too large is not looked at member by member, as it would not. */
function isMisfit(channel: keyof GameApi, recipe: Recipe): boolean {
  const given = argumentsOf(recipe);
  const schema = CONTRACT[channel];
  return (excessOf(given) ?? oversize(schema, given)) !== null || !fits(schema, given);
}

/** For each channel of the contract, those among so many payloads that it does not take. */
export const misfits = (
  about: Shower,
): readonly { readonly channel: keyof GameApi; readonly recipes: readonly Recipe[] }[] =>
  CHANNELS.map((channel) => ({
    channel,
    recipes: payloads(channel, about).filter((recipe) => isMisfit(channel, recipe)),
  }));
