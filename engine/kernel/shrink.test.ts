import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shrinking, type Shrunk } from './shrink.ts';

/** All of it, to the end. */
function shrunk<T>(all: readonly T[], shows: (some: readonly T[]) => boolean): Shrunk<T> {
  const steps = shrinking(all, shows);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

test('what is needed stays, in its order, and nothing else', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 120 }),
      fc.uniqueArray(fc.nat(119), { maxLength: 6 }),
      (count, some) => {
        const needed = some.filter((each) => each < count).toSorted((a, b) => a - b);
        const { kept } = shrunk(numbers(count), (rest) => needed.every((each) => rest.includes(each)));
        expect(kept).toEqual(needed);
      },
    ),
  );
});

test('where things need each other, none of what stays can be left out by itself', () => {
  const shows = (some: readonly number[]): boolean => some.length % 3 === 0 && some.includes(7);
  const { kept } = shrunk(numbers(60), shows);
  expect(shows(kept)).toBe(true);
  for (const each of kept) expect(shows(kept.filter((other) => other !== each))).toBe(false);
});

test('a thousand of which few are needed take few tries', () => {
  const { kept, tried } = shrunk(numbers(1000), (rest) => rest.includes(3) && rest.includes(998));
  expect(kept).toEqual([3, 998]);
  expect(tried).toBeLessThan(200);
});

test('it can be stopped, and gives what it has', () => {
  const steps = shrinking(numbers(100), (rest) => rest.includes(99));
  const first = steps.next();
  expect(first.value).toMatchObject({ tried: 1 });
});
