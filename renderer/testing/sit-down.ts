import { expect, onTestFinished } from 'vitest';
import { cleanup, render } from 'vitest-browser-svelte';
import type { Gains, PivotalProgress } from '../../electron/shared/games/alpha-omega/api.ts';
import type { Reply, Seating } from '../../electron/shared/api.ts';
import type { View } from '../../engine/alpha-omega/index.ts';
import CouchTable from '../games/alpha-omega/couch/couch-table.svelte';
import type { Again } from '../games/alpha-omega/outcome/again.ts';
import { forgetStandingAnswers } from '../games/alpha-omega/question/standing-answers.svelte.ts';
import { input } from '../input/input.svelte.ts';
import { shared } from '../input/source.ts';
import { startInput } from '../input/start.ts';
import { panels } from '../panels.svelte.ts';
import { Session } from '../games/alpha-omega/session.svelte.ts';
import '../ui/theme.css';
import { fakeGame, openedWith, peopleOf, type FakeGame } from './fake-game.ts';
import { fakeGains } from './fake-journeys.ts';
import { pivotalProgress } from './fake-replays.ts';
import type { FakeTime } from './fake-time.ts';

const well = <T>(value: T): Promise<Reply<T>> => Promise.resolve({ ok: true, value });

/** Nothing is left open, and nothing in hand, of the test before. */
export function comeToIt(): void {
  panels.close();
  forgetStandingAnswers();
  input.source = shared('mouse');
  input.device = 'mouse';
  onTestFinished(startInput());
}

/** A table is laid out in the frame after it is built: before that its cards have no size, and are not seen. */
const laidOut = (): Promise<void> =>
  expect.poll(() => document.querySelectorAll('[data-room]:not([data-sized="true"])')).toHaveLength(0);

/** Shows the table with one view after the other, as the answers come. */
export const sitDown = (...views: readonly [View, ...View[]]) => sitAround(peopleOf(views[0]), ...views);

/** The same where the program answers some of what it is asked otherwise, from the beginning. */
export const sitWith = (answers: Partial<FakeGame>, view: View) =>
  sitAt({ ...fakeGame([view]), ...answers }, peopleOf(view), view);

/** The same with these people around it. */
export const sitAround = (people: Seating, ...views: readonly [View, ...View[]]) =>
  sitAt(fakeGame(views, [], people), people, ...views);

async function sitAt(api: FakeGame, people: Seating, ...views: readonly [View, ...View[]]) {
  const session = new Session(api, openedWith(views[0], people));
  let left = 0;
  comeToIt();
  const screen = await render(CouchTable, {
    session,
    onleave: () => (left += 1),
  });
  await laidOut();
  return { screen, api, session, hasLeft: () => left > 0, hasAsked: () => panels.shown === 'help' };
}

/** Shows the table of the First Battle, from which the journey can be begun, and which gave that where it is over. */
export async function sitAtFirstBattle(view: View, given: Gains = fakeGains) {
  comeToIt();
  const api: FakeGame = { ...fakeGame([view]), gains: () => well(given) };
  const session = new Session(api, openedWith(view));
  const screen = await render(CouchTable, { session, onleave: () => undefined, onjourney: () => undefined });
  await laidOut();
  return { screen, session };
}

/** Draws the table of a game anew, as a change of language does. */
export async function drawAnew(session: Session) {
  cleanup();
  const screen = await render(CouchTable, { session, onleave: () => undefined });
  await laidOut();
  return screen;
}

/** Shows the table of a game that can be gone back in. */
export async function sitInTime(time: FakeTime, pivotal: PivotalProgress['at'] = 'stopped') {
  const progress = () => well(pivotalProgress(pivotal, (number) => time.optionsAt(number)));
  const api = { ...fakeGame([time.now]), ...time.api, pivotalProgress: progress };
  const session = new Session(api, time.opened());
  const again: Again[] = [];
  comeToIt();
  const screen = await render(CouchTable, {
    session,
    onleave: () => undefined,
    onagain: (how: Again) => again.push(how),
  });
  await laidOut();
  return { screen, session, again };
}
