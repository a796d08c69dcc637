import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '../../../ui/theme.css';
import { settled } from '../../../testing/settled.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { fakeBook, fakeCards } from '../words/testing/fake-cards.ts';
import Route from './route.svelte';

const stops = fakeCards
  .filter(({ type }) => type === 'objective')
  .map(({ id }) => ({ objective: id, state: 'ahead', restarts: 1 }) as const);

/** What of a stop is to be seen, by the stop. */
const seen = (): readonly (readonly DOMRect[])[] =>
  [...document.querySelectorAll('.map li')].map((stop) =>
    [...stop.querySelectorAll('.glass, .sign, .name, .flames')].map((part) => part.getBoundingClientRect()),
  );

const meet = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;

test.each([
  ['en', 1280, 800],
  ['es', 1280, 800],
  ['en', 1920, 1080],
  ['es', 1920, 1080],
] as const)(
  'in %s at %ix%i no stop of the way lies over what is said of another',
  async (tag, width, height) => {
    await page.viewport(width, height);
    inLanguage(tag);
    await render(Route, {
      ...{ stops, book: fakeBook, chosen: 0, onchoose: () => undefined },
      hardnessOf: () => ({ share: 0.4, level: 'pilgrim', players: 2 }),
    });
    await settled();
    const all = seen();
    expect(all).toHaveLength(stops.length);
    expect(all.length).toBeGreaterThan(12);
    const over = all.flatMap((parts, one) =>
      all
        .slice(one + 1)
        .flatMap((others, more) =>
          parts.some((part) => others.some((other) => meet(part, other))) ? [[one + 1, one + more + 2]] : [],
        ),
    );
    expect(over).toEqual([]);
  },
);
