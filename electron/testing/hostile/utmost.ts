import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { statedMost } from '../../../engine/toolbox/bounds.ts';
import type { GameApi } from '../../shared/api.ts';
import { CONTRACT } from '../../shared/contract.ts';
import { MOST_MADE, NUMBERS, READ, TEXTS, weightOf } from './payloads.ts';
import { made, type Recipe } from './recipes.ts';

/*
 * Everything at its most: what dice hardly ever throw together. Each list is as long as it may be, each number as large, each text
 * as long, or one that names what is there, or blanks between two letters; where there is a choice, each is made once.
 */

/** So many ways to be at its most are tried. */
const TRIALS = 6;
/** A record has no bound of its own that could be read. */
const MOST_MEMBERS = 700;

interface Trial {
  readonly number: number;
  /** Ids of what is kept. */
  readonly ids: readonly string[];
}

const value = (given: unknown): Recipe => ({ make: 'value', value: given });
const fits = (schema: $ZodType, given: unknown): boolean => safeParse(schema, given).success;
const chosen = <T>(list: readonly T[], { number }: Trial): T =>
  list[Math.floor(number / 2) % list.length] as T;

/** What all that a channel takes is like at its most. */
export function utmost(channel: keyof GameApi, ids: readonly string[]): readonly Recipe[] {
  const all = Array.from({ length: TRIALS }, (_, number) => largest(CONTRACT[channel], { number, ids }));
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
}

function largest(schema: $ZodType, trial: Trial): Recipe {
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'default':
      return largest(def.innerType, trial);
    case 'nullable':
      return trial.number < TRIALS - 2 ? largest(def.innerType, trial) : value(null);
    case 'pipe':
      return largest(def.in, trial);
    case 'tuple':
      return { make: 'items', items: def.items.map((item) => largest(item, trial)) };
    case 'array': {
      const of = largest(def.element, trial);
      return longest(
        schema,
        Math.min(statedMost(schema) ?? 1, Math.ceil(MOST_MADE / weightOf(of))),
        (times) => {
          return { make: 'list', of, times };
        },
      );
    }
    case 'object':
      return {
        make: 'object',
        members: Object.entries(def.shape).map(([key, part]) => [key, largest(part, trial)]),
      };
    case 'record': {
      const each = largest(def.valueType, trial);
      const keys = Array.from({ length: MOST_MEMBERS }, (_, at) => [
        `starter:c-${String(at)}`,
        `x${String(at)}`,
      ]);
      const members = keys.flatMap((names) => names.filter((key) => fits(def.keyType, key)).slice(0, 1));
      return longest(schema, members.length, (count) => ({
        make: 'object',
        members: members.slice(0, count).map((key) => [key, each]),
      }));
    }
    case 'union':
      return largest(chosen(def.options, trial), trial);
    case 'enum':
      return value(chosen(Object.values(def.entries), trial));
    case 'literal':
      return value(def.values[0]);
    case 'boolean':
      return value(trial.number % 2 === 0);
    case 'number':
      return value(highest(schema));
    case 'custom':
      return { make: 'bytes', length: 16 * 1024 * 1024 };
    case 'string':
      return longText(schema, trial);
    default:
      throw new TypeError(`a schema of type ${def.type}, of which nothing legal is known`);
  }
}

/** The most of something that still fits: what is asked of all of it together may allow less than its bound. */
function longest(schema: $ZodType, most: number, of: (count: number) => Recipe): Recipe {
  let [some, tooMany] = [0, most + 1];
  while (tooMany - some > 1) {
    const count = tooMany === most + 1 ? most : Math.floor((some + tooMany) / 2);
    if (fits(schema, made(of(count)))) some = count;
    else tooMany = count;
    if (some === most) break;
  }
  return of(some);
}

/** What takes ever longer shows in the first way, and nobody waits for it in the fourth, where the text is as long as it may be. */
const BLANKS = [3000, READ];

function longText(schema: $ZodType, { number, ids }: Trial): Recipe {
  const most = statedMost(schema) ?? 100;
  const length = Math.min(most, BLANKS[Math.floor(number / 3)] ?? READ);
  const blank: Recipe = { make: 'runs', signs: ['a', ' ', 'a'], times: Math.floor(length / 3) };
  const long: Recipe = { make: 'text', sign: 'x', times: most };
  const known = [...ids, ...TEXTS].filter((each) => each !== '').map(value);
  const ways = [[blank], [long], known];
  const inOrder = [...ways.slice(number % 3), ...ways].flat();
  return inOrder.find((each) => fits(schema, made(each))) ?? value('x');
}

/** The largest number that a schema says of itself, or of some that fit. */
function highest(schema: $ZodType): number | null {
  const stated = ((schema as $ZodTypes)._zod.def.checks ?? []).flatMap(({ _zod: { def } }) =>
    def.check === 'less_than' ? [(def as unknown as { readonly value: number }).value] : [],
  );
  return [...NUMBERS, ...stated.toSorted((a, b) => b - a)].findLast((each) => fits(schema, each)) ?? null;
}
