import { afterEach, expect, test, vi } from 'vitest';
import { CHANNELS, CONTRACT } from '../../shared/contract.ts';
import { payloads } from './payloads.ts';
import { utmost } from './utmost.ts';
import { argumentsOf, made, ODDS, type Recipe } from './recipes.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** How many bytes its buffers and texts have, all told. */
function bytesOf(recipe: Recipe): number {
  const sum = (list: readonly Recipe[]): number => list.reduce((all, each) => all + bytesOf(each), 0);
  switch (recipe.make) {
    case 'items':
      return sum(recipe.items);
    case 'object':
      return sum(recipe.members.map(([, each]) => each));
    case 'list':
      return recipe.times * bytesOf(recipe.of);
    case 'text':
      return recipe.sign.length * recipe.times;
    case 'runs':
      return recipe.signs.join('').length * recipe.times;
    case 'bytes':
      return recipe.length;
    case 'odd':
      return { buffer: 1_000_000, floats: 4_000_000 }[recipe.name as string] ?? 0;
    default:
      return 0;
  }
}

test('no payload is larger than a machine that runs tests can make', () => {
  const all = CHANNELS.flatMap((channel) => [
    ...utmost(channel, []),
    ...payloads(channel, { seed: 20_261_123, count: 30, ids: [] }),
  ]);
  expect(Math.max(...all.map(bytesOf))).toBeLessThan(128 * 1024 * 1024);
});

/** All that a recipe says of whether it can have an effect at all. */
const isTaken = (channel: keyof typeof CONTRACT, recipe: Recipe): boolean =>
  CONTRACT[channel].safeParse(argumentsOf(recipe)).success;

test('everything at its most is taken by each channel, and asks for as much as ever fits', () => {
  const refused = CHANNELS.filter(
    (channel) => !utmost(channel, []).some((recipe) => isTaken(channel, recipe)),
  );
  expect(refused).toEqual([]);
  const odds = utmost('oddsOfHolding', []).map((recipe) => argumentsOf(recipe)[0]);
  const most = { least: 200, players: 6, each: 30, rounds: 30 };
  for (const whose of ['one', 'all', 'opponents'])
    expect(odds).toContainEqual(
      expect.objectContaining({ ...most, whose, cards: expect.toSatisfy(isFull) as unknown }),
    );
});

const isFull = (cards: readonly { readonly copies: number }[]): boolean =>
  cards.reduce((sum, { copies }) => sum + copies, 0) === 1000;

test('what is odd and small is made without what is large', () => {
  const large = ['ArrayBuffer', 'Float64Array'].map((name) => {
    const refused = vi.fn(() => {
      throw new RangeError(`a ${name} nobody asked for`);
    });
    vi.stubGlobal(name, refused);
    return refused;
  });
  const small = ODDS.filter((name) => name !== 'buffer' && name !== 'floats');
  const lists = small.map((name) => made({ make: 'list', of: { make: 'odd', name }, times: 2 }));
  vi.unstubAllGlobals();
  expect(lists.map((list) => (list as readonly unknown[]).length)).toEqual(small.map(() => 2));
  for (const refused of large) expect(refused).not.toHaveBeenCalled();
});
