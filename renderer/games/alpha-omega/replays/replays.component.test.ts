import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import type { GameApi, Replay } from '../../../../electron/shared/games/alpha-omega/api.ts';
import App from '../../../app.svelte';
import { over } from '../words/testing/scenes.ts';
import { battle } from '../words/testing/scenes.ts';
import { fakeGame } from '../../../testing/fake-game.ts';
import { summary } from '../../../testing/fake-summary.ts';
import { keptOf } from '../../../testing/fake-storage.ts';
import { fakeReplays, pivotalProgress } from '../../../testing/fake-replays.ts';
import { settings } from '../../../settings.svelte.ts';
import { chosenTime } from '../../../testing/chosen-time.ts';
import '../../../ui/theme.css';
import '../../../testing/all-parts.ts';
import { fromMenu } from '../../../testing/from-menu.ts';
import { openDrawer } from '../../../testing/open-drawer.ts';
import { wholeTable } from '../../../testing/whole-table.ts';

const chosen = { ...settings.chosen, pace: 'instant' as const };

async function watch(changes: Partial<Replay> = {}, answers: Partial<GameApi> = {}) {
  const replays = fakeReplays(changes);
  const games = [summary({ outcome: over().outcome })];
  const api = {
    ...fakeGame([battle()], games),
    ...replays,
    ...answers,
    settings: () => Promise.resolve({ ok: true as const, value: chosen }),
  };
  const screen = await render(App, { api });
  await screen.getByRole('button', { name: /^Replays/ }).click();
  await screen.getByRole('button', { name: /^Watch/ }).click();
  await expect.element(screen.getByRole('region', { name: 'Replay' })).toBeVisible();
  // A table that the whole program opens comes in parts.
  await wholeTable();
  return { screen, replays };
}

type Screen = Awaited<ReturnType<typeof watch>>['screen'];

const at = (screen: Screen): string =>
  screen.getByRole('slider', { name: 'Moment of the game' }).query()?.getAttribute('aria-valuenow') ??
  String(
    (screen.getByRole('slider', { name: 'Moment of the game' }).element() as HTMLInputElement).valueAsNumber,
  );

const comesTo = (screen: Screen, place: string) => expect.poll(() => at(screen)).toBe(place);

test('a replay begins at the beginning and goes by answers, rounds and to the end, by keys too', async () => {
  const { screen } = await watch();
  await comesTo(screen, '0');
  await screen.getByRole('button', { name: 'Next answer' }).click();
  await comesTo(screen, '1');
  await userEvent.keyboard('{Control>}{ArrowRight}{ArrowRight}{/Control}');
  await comesTo(screen, '3');
  await userEvent.keyboard('{Control>}{ArrowLeft}{/Control}');
  await comesTo(screen, '2');
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Round 2' })).toBeVisible();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.poll(() => Number(at(screen))).toBeGreaterThan(20);
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  await comesTo(screen, '0');
});

test('a note of a moment that was taken back says so, and leads nowhere', async () => {
  const at = '2026-11-21T09:30:00.000Z';
  const note = { id: 'n', text: 'what might have been', createdAt: at, changedAt: at };
  const { screen } = await watch({ notes: [{ ...note, moment: 90_000 }] });
  await screen.getByRole('button', { name: /^Notes/ }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('a moment that was undone')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: /^Go to/ })).not.toBeInTheDocument();
});

test('a game that is watched is not kept as it stands: that is another moment', async () => {
  const { screen } = await watch();
  await screen.getByRole('button', { name: 'Menu' }).click();
  await expect.element(screen.getByRole('button', { name: /^Exit to menu/ }).first()).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Save as/ })).not.toBeInTheDocument();
});

test('the story is told no further than the table is shown', async () => {
  const { screen } = await watch();
  await openDrawer();
  const story = screen.getByRole('region', { name: 'Log', exact: true });
  expect(story.element().textContent).not.toMatch(/Round 2/);
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await expect.poll(() => story.element().textContent).toMatch(/Round 2/);
});

test('it plays by itself at the speed that is wanted, and stops when it is told to and at the end', async () => {
  const { screen, replays } = await watch();
  await userEvent.keyboard('5');
  await expect.element(screen.getByRole('radio', { name: /^Speed 8×/ })).toBeChecked();
  await userEvent.keyboard('k');
  await expect.poll(() => Number(at(screen))).toBeGreaterThan(3);
  await userEvent.keyboard('k');
  await expect.element(screen.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  const stopped = at(screen);
  const pass = chosenTime();
  await pass(5000);
  expect(at(screen)).toBe(stopped);
  expect(replays.shown.length).toBeGreaterThan(3);
});

test('nothing can be answered, taken back or given to somebody else', async () => {
  const { screen } = await watch();
  await expect.element(screen.getByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: /^More for/ })).not.toBeInTheDocument();
  expect(document.querySelectorAll('[data-choice]')).toHaveLength(0);
});

test('a note is written at the moment one is at, found again by key, changed and removed', async () => {
  const { screen } = await watch();
  await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
  await comesTo(screen, '1');
  await userEvent.keyboard('j');
  await screen.getByRole('textbox').fill('Here it **turned** <img src=x onerror=alert(1)>');
  await screen.getByRole('button', { name: 'Save note' }).click();
  await expect.element(screen.getByRole('dialog').getByText('turned')).toBeVisible();
  expect(document.querySelector('dialog img')).toBeNull();
  await screen.getByRole('button', { name: 'Close' }).click();
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  await comesTo(screen, '0');
  await userEvent.keyboard('i');
  await comesTo(screen, '1');
  await userEvent.keyboard('j');
  await screen.getByRole('button', { name: /^Edit the note/ }).click();
  await screen.getByRole('textbox').fill('It did not.');
  await screen.getByRole('button', { name: 'Save note' }).click();
  await expect.element(screen.getByRole('dialog').getByText('It did not.')).toBeVisible();
  await screen.getByRole('button', { name: /^Delete the note/ }).click();
  await expect.element(screen.getByText(/No notes yet/)).toBeVisible();
  await screen.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.element(screen.getByRole('dialog').getByText('It did not.')).toBeVisible();
});

test('what is being written as a note is kept by whoever closes', async () => {
  const { screen } = await watch();
  await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
  await comesTo(screen, '1');
  await userEvent.keyboard('j');
  await screen.getByRole('textbox').fill('Before I forget');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('j');
  await expect.element(screen.getByRole('dialog').getByText('Before I forget')).toBeVisible();
});

test('one plays on from the moment that is shown, in a game of its own', async () => {
  const { screen, replays } = await watch();
  await userEvent.keyboard('{Control>}{ArrowRight}{ArrowRight}{/Control}');
  await comesTo(screen, '2');
  await screen.getByRole('button', { name: 'Play from here' }).click();
  await expect.element(screen.getByRole('region', { name: 'Replay' })).not.toBeInTheDocument();
  await expect.poll(() => replays.playedOn).toEqual([2]);
});

test('a game by other rules says so, and is not played on', async () => {
  const { screen } = await watch({ storedFrom: 0, rules: { played: 2, here: 3 } });
  await expect.element(screen.getByText(/version 2 of the rules; here is version 3/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Play from here' })).not.toBeInTheDocument();
});

test('back leads to where one came from', async () => {
  const { screen } = await watch();
  await fromMenu(screen, 'Exit to menu');
  await expect.element(screen.getByRole('heading', { name: 'Replays' })).toBeVisible();
});

test('from a replay one comes to the choices that mattered, and each leads to its moment', async () => {
  const found = pivotalProgress('found', () => []);
  const { screen } = await watch({}, { pivotalProgress: () => Promise.resolve({ ok: true, value: found }) });
  await screen.getByRole('button', { name: 'Turning points' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Turning points' });
  await expect.element(dialog.getByRole('listitem').first()).toBeVisible();
  await dialog.getByRole('listitem').nth(1).getByRole('button').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => Number(at(screen))).toBe(8);
  // What was found stands out on the way from now on.
  await expect
    .element(screen.getByRole('combobox', { name: 'Go to a highlight' }))
    .toMatchTextContent(/Turning point: /);
});

test('a game is written to a file where somebody wants it, and it is said where', async () => {
  const exportGame = vi.fn(() => Promise.resolve({ ok: true, value: '/home/ruth/war.aosave' } as const));
  const { screen } = await watch({}, { exportGame });
  await screen.getByRole('button', { name: 'Export…' }).click();
  await expect.element(screen.getByText('Exported to /home/ruth/war.aosave')).toBeVisible();
  await expect.poll(() => exportGame).toHaveBeenCalledTimes(1);
});

test('of ten thousand games those in sight are asked for, and a game of other rules is watched too', async () => {
  const count = 10_000;
  const asked: number[] = [];
  const opened: string[] = [];
  const replays = fakeReplays();
  const api: GameApi = {
    ...fakeGame([battle()]),
    ...replays,
    keptGames: ({ from, count: wanted }) => {
      asked.push(wanted);
      const games = Array.from({ length: wanted }, (_, place) =>
        keptOf(summary({ id: `game-${String(from + place)}` }), { isOfOtherRules: true }),
      );
      return Promise.resolve({
        ok: true,
        value: { games, total: count, shelves: { lines: count, slots: 0, trash: 0 } },
      });
    },
    openReplay: (game) => (opened.push(game), replays.openReplay(game)),
  };
  const screen = await render(App, { api });
  await screen.getByRole('button', { name: /^Replays/ }).click();
  const lines = screen.getByRole('button', { name: /^Watch And/ });
  await expect.element(lines.first()).toBeVisible();
  expect(lines.elements().length).toBeLessThan(60);
  expect(Math.max(...asked)).toBeLessThan(100);
  await lines.first().click();
  await expect.element(screen.getByRole('region', { name: 'Replay' })).toBeVisible();
  expect(opened).toEqual(['game-0']);
});
