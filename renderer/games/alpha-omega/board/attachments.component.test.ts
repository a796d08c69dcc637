import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { View } from '../../../../engine/index.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { settled } from '../../../testing/settled.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { played } from '../../../text/testing/card-views.ts';
import { crowd } from '../../../text/testing/scenes.ts';

/** What may lie on one card at once. */
const LOADS = ['Despair', 'Envy', 'Infidelity', 'Flaming Sword', 'Heavenly Armor', 'Love'] as const;

/** A table on which the second card of either side, and the Place, bear all that. */
function loaded(ours: number, theirs: number): View {
  const view = crowd(ours, theirs);
  const bearerOf = (side: 'good' | 'opponent') =>
    view.inPlay.filter((card) => card.side === side && card.host === null && card.attack !== null)[1];
  const place = played('Heaven', 'good');
  const loads = [bearerOf('good'), bearerOf('opponent'), place].flatMap((bearer) =>
    bearer === undefined ? [] : LOADS.map((name) => played(name, bearer.side, { host: bearer.id })),
  );
  return { ...view, inPlay: [...view.inPlay, place, ...loads] };
}

/** Where the cards of each side and the Place lie; a side that is too full scrolls by itself. */
const boxes = (): readonly (readonly DOMRect[])[] =>
  [...document.querySelectorAll('[data-room], [data-zone=rail]')].map((room) =>
    [...room.querySelectorAll('[data-card]')].map((card) => card.getBoundingClientRect()),
  );

/** So much of one lies over the other, in pixels, in the direction in which less does. */
const overlap = (one: DOMRect, other: DOMRect): number =>
  Math.min(
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  );

beforeEach(() => inLanguage('en', { hints: false }));

test.each([
  [1280, 800, 100, 2, 2],
  [1280, 800, 100, 8, 8],
  [1280, 800, 100, 19, 20],
  [1280, 800, 200, 2, 2],
  [1280, 800, 200, 8, 8],
  [1920, 1080, 100, 2, 2],
  [1920, 1080, 100, 19, 20],
])('at %ix%i and text of %i in a hundred nothing on %i and %i cards lies over another', async (...given) => {
  const [width, height, text, ours, theirs] = given;
  await page.viewport(width, height);
  document.documentElement.style.fontSize = `${String(text)}%`;
  onTestFinished(() => {
    document.documentElement.style.fontSize = '';
  });
  await sitDown(loaded(ours, theirs));
  await settled();
  const rooms = boxes();
  expect(rooms.flat().length).toBeGreaterThan(LOADS.length);
  const worst = rooms.map((all) =>
    Math.max(...all.flatMap((one, at) => all.slice(at + 1).map((other) => overlap(one, other)))),
  );
  expect(Math.max(...worst)).toBeLessThanOrEqual(1);
});
