/** How something that a call may be given is made: values that are too large to be sent about themselves can be. */
export type Recipe =
  | { readonly make: 'value'; readonly value: unknown }
  | { readonly make: 'text'; readonly sign: string; readonly times: number }
  | { readonly make: 'runs'; readonly signs: readonly string[]; readonly times: number }
  | { readonly make: 'items'; readonly items: readonly Recipe[] }
  | { readonly make: 'list'; readonly of: Recipe; readonly times: number }
  | { readonly make: 'object'; readonly members: readonly (readonly [string, Recipe])[] }
  | { readonly make: 'members'; readonly count: number }
  | { readonly make: 'nested'; readonly levels: number }
  | { readonly make: 'bytes'; readonly length: number }
  | { readonly make: 'odd'; readonly name: Odd };

/** What JSON cannot say. */
export const ODDS = [
  'undefined',
  'nan',
  'infinity',
  'bigint',
  'map',
  'set',
  'date',
  'noDate',
  'regexp',
  'error',
  'sparse',
  'cyclic',
  'buffer',
  'floats',
  'proto',
  'half',
] as const;
export type Odd = (typeof ODDS)[number];

/** Makes what a recipe says. It stands alone, as it is also run where nothing else is: in the window. */
export function made(recipe: Recipe): unknown {
  switch (recipe.make) {
    case 'value':
      return recipe.value;
    case 'text':
      return recipe.sign.repeat(recipe.times);
    case 'runs':
      return recipe.signs.map((sign) => sign.repeat(recipe.times)).join('');
    case 'items':
      return recipe.items.map((each) => made(each));
    case 'list':
      return Array.from({ length: recipe.times }, () => made(recipe.of));
    case 'object':
      return Object.fromEntries(recipe.members.map(([key, value]) => [key, made(value)]));
    case 'members':
      return Object.fromEntries(
        Array.from({ length: recipe.count }, (_, index) => [`key${String(index)}`, 1]),
      );
    case 'nested': {
      let value: unknown = 1;
      for (let level = 0; level < recipe.levels; level += 1) value = level % 2 === 0 ? [value] : { value };
      return value;
    }
    case 'bytes':
      return new Uint8Array(recipe.length);
    case 'odd': {
      const ring: Record<string, unknown> = {};
      ring['ring'] = ring;
      // Each is made only where it is asked for: a list may hold ten thousands of them.
      const odds: Readonly<Record<Odd, () => unknown>> = {
        undefined: () => undefined,
        nan: () => Number.NaN,
        infinity: () => Number.POSITIVE_INFINITY,
        bigint: () => 10n,
        map: () => new Map([['game', 1]]),
        set: () => new Set([1]),
        date: () => new Date(0),
        noDate: () => new Date(Number.NaN),
        regexp: () => /(a+)+$/,
        error: () => new Error('x'),
        sparse: () => Object.assign([], { length: 2 ** 32 - 1 }),
        cyclic: () => ring,
        buffer: () => new ArrayBuffer(1_000_000),
        floats: () => new Float64Array(500_000),
        proto: () =>
          JSON.parse(
            '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
          ) as unknown,
        half: () => '\uD800',
      };
      return odds[recipe.name]();
    }
    default:
      return recipe satisfies never;
  }
}

/** What a call is given by a recipe: a list of arguments, where it is one that a call can have. It stands beside {@link made}. */
export function argumentsOf(recipe: Recipe): readonly unknown[] {
  const given = made(recipe);
  return Array.isArray(given) && given.length < 20 ? (given as readonly unknown[]) : [given];
}
