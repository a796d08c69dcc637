import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { GamePlace } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { View } from '../../../../engine/alpha-omega/index.ts';
import { pages } from '../../../pages.svelte.ts';
import { fakeCampaignGame } from '../../../testing/fake-campaign-game.ts';
import { openedWith } from '../../../testing/fake-game.ts';
import { summary } from '../../../testing/fake-summary.ts';
import { openProgram } from '../../../testing/screens/program.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { battle, over } from '../words/testing/scenes.ts';
import { wholeTable } from '../../../testing/whole-table.ts';

beforeEach(() => inLanguage('en'));

const well = <T>(value: T) => Promise.resolve({ ok: true, value } as const);

/** The first page with one game, which is no other game's by its name; what opens it is a spy. */
function listing(view: View) {
  const games = [summary({ id: 'game-7', outcome: view.outcome })];
  const openGame = vi.fn((id: string) => well({ ...openedWith(view), id }));
  return { openGame, listGames: () => well({ games, unreadable: [] }) };
}

const places: readonly (readonly [GamePlace, string, string])[] = [
  [{ kind: 'journey', journey: 'journey-1', name: 'Naomi', station: 1 }, 'To the journey', 'Naomi'],
  [
    { kind: 'calendar', calendar: 'daily', day: '2026-11-23', number: 1 },
    'To the challenges',
    'Daily challenge',
  ],
];

test.each(places)(
  'from the end of a game to its $kind and back, one is where one came from, not at the table that is over',
  async (...at) => {
    const [place, way, title] = at;
    const { openGame, listGames } = listing(over());
    const shown = await openProgram({ openGame, listGames, placeOfGame: () => well(place) }, [over()]);
    await shown.getByText('View', { exact: true }).click();
    await shown.getByRole('button', { name: way }).click();
    await expect.element(shown.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await shown.getByRole('button', { name: 'Back', exact: true }).click();
    await expect.element(shown.getByRole('button', { name: 'New game' })).toBeVisible();
    expect(openGame.mock.calls).toEqual([['game-7']]);
  },
);

test('from the beginning of a campaign to its journey and back, one is at the table again', async () => {
  const game = fakeCampaignGame();
  const openGame = vi.fn(game.openGame);
  const shown = await openProgram({ ...game, openGame, listGames: listing(battle()).listGames });
  await shown
    .getByRole('button', { name: /^Continue: / })
    .first()
    .click();
  await shown.getByRole('dialog').getByRole('button', { name: 'To the journey' }).click();
  await expect.element(shown.getByRole('heading', { name: 'Naomi', level: 1 })).toBeVisible();
  await shown.getByRole('button', { name: 'Back', exact: true }).click();
  await wholeTable();
  expect(openGame.mock.calls).toEqual([['game-7'], ['game-1']]);
});

test.each(['To the journey', 'Escape'])(
  'from a victory %s leads to the map, from there back to the menu, and only going on to the next battle',
  async (way) => {
    const game = fakeCampaignGame();
    const opened = await game.openGame('game-1');
    const won = await game.botAnswer({ game: 'game-1', decision: 1, stops: ['objective'] });
    if (!opened.ok || !won.ok) throw new Error('the game is there');
    const waits = () => well({ ...opened.value, ...won.value });
    const leaveStop = vi.fn(game.leaveStop);
    const { listGames } = listing(battle());
    const calls = { ...game, openGame: waits, goOn: waits, leaveStop, listGames };
    const shown = await openProgram(calls);
    await shown
      .getByRole('button', { name: /^Continue: / })
      .first()
      .click();
    const dialog = shown.getByRole('dialog', { name: /^Victory! Objective 1/ });
    await expect.element(dialog.getByRole('button', { name: 'To the journey' })).toBeVisible();
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await dialog.getByRole('button', { name: way }).click();
    await expect.element(shown.getByRole('heading', { name: 'Naomi', level: 1 })).toBeVisible();
    await shown.getByRole('button', { name: 'Back', exact: true }).click();
    await expect.element(shown.getByRole('button', { name: 'New game' })).toBeVisible();
    expect(leaveStop.mock.calls).toEqual([]);
    pages.go({ name: 'journey', id: 'journey-1' });
    await shown.getByRole('button', { name: 'Continue' }).click();
    await wholeTable();
    await expect.poll(() => leaveStop).toHaveBeenCalledTimes(1);
    await expect.element(dialog).not.toBeInTheDocument();
  },
);

test('whoever came to the table from the journey goes back from there to where that was reached from', async () => {
  const { openGame, listGames } = listing(over());
  const place = { kind: 'journey', journey: 'journey-1', name: 'Naomi', station: 1 } as const;
  const goOn = () => well(openedWith(over()));
  const shown = await openProgram({ openGame, listGames, goOn, placeOfGame: () => well(place) }, [over()]);
  await expect.element(shown.getByRole('button', { name: 'New game' })).toBeVisible();
  pages.go({ name: 'journey', id: 'journey-1' });
  await shown.getByRole('button', { name: 'Continue' }).click();
  await shown.getByRole('button', { name: 'To the journey' }).click();
  await expect.element(shown.getByRole('heading', { name: 'Naomi', level: 1 })).toBeVisible();
  await shown.getByRole('button', { name: 'Back', exact: true }).click();
  await expect.element(shown.getByRole('button', { name: 'New game' })).toBeVisible();
  expect(openGame.mock.calls).toEqual([]);
});
