import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { fakeGame, openedWith } from '../../../testing/fake-game.ts';
import { frames, settled } from '../../../testing/settled.ts';
import { comeToIt } from '../../../testing/sit-down.ts';
import { crowd } from '../words/testing/scenes.ts';
import { Session } from '../session.svelte.ts';
import CouchTable from '../couch/couch-table.svelte';
import { Arrival } from './arrival.svelte.ts';

/** Where each part of the table stands, by its name. */
type Places = ReadonlyMap<string, string>;

const CARDS = '[data-board] [data-unit] > [data-card], .hand .slot > [data-card]';
const FRAME =
  '.table > :is(.top, .rail, .aims, .ask, .hand, .side), .board, [data-zone=opponent], [data-zone=good]';

const nameOf = (element: Element): string => element.getAttribute('data-card') ?? element.className;

function places(): Places {
  const all = document.querySelectorAll(`${CARDS}, ${FRAME}`);
  return new Map(
    [...all].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [nameOf(element), [left, top, width, height].join(' ')];
    }),
  );
}

const isAsked = (): boolean => document.querySelector('[data-decision]') !== null;

/** Opens a full table in parts. @returns where everything stood, frame by frame, until it was asked */
async function arrive(): Promise<readonly Places[]> {
  comeToIt();
  const view = crowd(20, 20);
  const session = new Session(fakeGame([view]), openedWith(view));
  await render(CouchTable, { session, inParts: true, onleave: () => undefined });
  const seen: Places[] = [];
  while (!isAsked() && seen.length < 300) {
    seen.push(places());
    await frames(1);
  }
  return seen;
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  inLanguage('en', { hints: false, drawer: 'open' });
});

test('a full table comes in parts, each where it stays, and the question last', async () => {
  const seen = await arrive();
  const counts = seen.map((then) => [...then.keys()].filter((name) => /^\d/.test(name)).length);
  expect(counts[0]).toBe(0);
  expect(new Set(counts).size).toBeGreaterThan(5);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  await settled();
  const last = places();
  expect(last.size).toBeGreaterThan(40);
  for (const then of seen) expect([...last]).toEqual(expect.arrayContaining([...then]));
});

test('the keys begin at the question once it has come, and go from there to the cards', async () => {
  await arrive();
  await expect.poll(() => document.activeElement?.matches('[data-zone=question] h2')).toBe(true);
  await userEvent.keyboard('{F6}');
  await expect
    .poll(() => document.activeElement?.closest('[data-zone]')?.getAttribute('data-zone'))
    .toBe('hand');
});

test('for other eyes a board with few cards is drawn at once, a full one in parts', () => {
  const isWhole = (cards: number, isAgain: boolean): boolean => {
    const arrival = new Arrival();
    arrival.begin({ opponent: cards, good: 0, hand: 7 }, isAgain);
    return arrival.isWhole;
  };
  expect([isWhole(10, false), isWhole(10, true), isWhole(40, true)]).toEqual([false, true, false]);
});
