import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { GameApi } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { USUAL } from '../../../../electron/shared/settings.ts';
import { input } from '../../../input/input.svelte.ts';
import { settings } from '../../../settings.svelte.ts';
import { fakeGame, openedWith } from '../../../testing/fake-game.ts';
import { summary } from '../../../testing/fake-summary.ts';
import { FakeTime } from '../../../testing/fake-time.ts';
import { openDrawer } from '../../../testing/open-drawer.ts';
import { openProgram } from '../../../testing/screens/program.ts';
import { friends } from '../couch/testing/friends.ts';
import { hidden } from '../../../table/couch/testing/hidden.ts';
import { wholeTable } from '../../../testing/whole-table.ts';

afterEach(() => settings.change(USUAL));

/** A game of one person of whose answers so many were given, opened from the first page. */
async function comeBack(answers: number, changes: Partial<GameApi> = {}) {
  const time = new FakeTime(1, answers);
  const fake = fakeGame([time.now], [summary()]);
  const screen = await openProgram(
    {
      listGames: () => fake.listGames(),
      openGame: () => Promise.resolve({ ok: true, value: time.opened() }),
      ...time.api,
      ...changes,
    },
    [time.now],
  );
  await screen.getByRole('button', { name: /^Continue: / }).click();
  await wholeTable();
  return screen;
}

type Screen = Awaited<ReturnType<typeof comeBack>>;

const panel = (screen: Screen) => screen.getByRole('region', { name: 'Recap' });

const said = (screen: Screen): string => screen.getByRole('status').first().element().textContent.trim();

test('whoever comes back is told the last round, how the game stands and who decides, in writing and aloud', async () => {
  const screen = await comeBack(60);
  await expect.element(panel(screen)).toBeVisible();
  const rounds = panel(screen).getByRole('heading', { name: /^Round/ });
  await expect.poll(() => rounds.elements().length).toBe(2);
  await expect.element(panel(screen).getByRole('heading', { name: 'Now', exact: true })).toBeVisible();
  await expect.element(panel(screen).getByRole('heading', { name: 'Whose move' })).toBeVisible();
  const question = screen.getByRole('region', { name: 'What is asked' }).getByRole('heading').first();
  expect(panel(screen).element().textContent).toContain(question.element().textContent.trim());
  const [title] = rounds.elements();
  // The same, to those who listen: the rounds, then how it stands, then the question.
  expect(said(screen)).toContain(`${title?.textContent.trim() ?? ''}.`);
  expect(said(screen).indexOf('Good')).toBeGreaterThan(0);
});

test('it goes by its button, by Escape, by a card of the hand and by an answer, and comes back when it is asked for', async () => {
  const screen = await comeBack(60);
  await panel(screen).getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => panel(screen).query()).toBeNull();
  input.run('recap');
  await expect.element(panel(screen)).toBeVisible();
  await expect
    .poll(() => document.activeElement?.closest('[data-zone]')?.getAttribute('data-zone'))
    .toBe('recap');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => panel(screen).query()).toBeNull();
  input.run('recap');
  await expect.element(panel(screen)).toBeVisible();
  // Whoever takes up a card wants to see the table.
  const card = document.querySelector('[data-zone="hand"] button');
  card?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.poll(() => panel(screen).query()).toBeNull();
  await openDrawer();
  await screen.getByRole('button', { name: 'Recap' }).click();
  await expect.element(panel(screen)).toBeVisible();
  await settings.change({ endGuard: false });
  await screen.getByRole('button', { name: 'End phase' }).click();
  await expect.poll(() => panel(screen).query()).toBeNull();
});

test('it says of which journey it is', async () => {
  const screen = await comeBack(60, {
    placeOfGame: () =>
      Promise.resolve({ ok: true, value: { kind: 'journey', journey: 'j', name: 'Naomi', station: 0 } }),
  });
  await expect.element(panel(screen).getByText('Naomi', { exact: true })).toBeVisible();
});

test('a game that was just begun has nothing to tell', async () => {
  const screen = await comeBack(0);
  expect(panel(screen).query()).toBeNull();
});

test('with private hands it tells what everybody saw, before anybody shows a hand', async () => {
  const view = friends(2);
  const opened = openedWith(view, hidden(2));
  const moment = (number: number) => ({
    number,
    round: 3,
    phase: view.phase,
    turn: 0,
    seat: 0,
    revealed: false,
  });
  const timeline = { ...opened.timeline, moments: [moment(0), moment(1)] };
  const api = fakeGame([view], [summary({ hands: 'private' })], hidden(2));
  const screen = await openProgram({
    ...api,
    openGame: () => Promise.resolve({ ok: true, value: { ...opened, timeline } }),
  });
  await screen.getByRole('button', { name: /^Continue: / }).click();
  await expect.element(panel(screen)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /show my hand/ })).toBeVisible();
  expect(panel(screen).element().textContent).not.toMatch(/Love|Gabriel/);
});
