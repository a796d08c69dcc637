import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { GameApi } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { Settings } from '../../../../electron/shared/settings.ts';
import { chosenTime } from '../../../testing/chosen-time.ts';
import { fakeCampaignGame } from '../../../testing/fake-campaign-game.ts';
import { summary } from '../../../testing/fake-summary.ts';
import { openProgram } from '../../../testing/screens/program.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { settled } from '../../../testing/settled.ts';
import { wholeTable } from '../../../testing/whole-table.ts';

beforeEach(() => inLanguage('en'));

const well = <T>(value: T) => Promise.resolve({ ok: true, value } as const);

const NEXT = 'Ye Shall Be as Gods';

/** A campaign on the table whose first Objective is achieved with the program's next answer; time is the test's. */
async function atVictory(chosen: Partial<Settings> = {}, changes: Partial<GameApi> = {}) {
  inLanguage('en', { motion: 'full', pace: 'calm', ...chosen });
  const game = { ...fakeCampaignGame(), ...changes };
  const botAnswer = vi.fn(game.botAnswer);
  const leaveStop = vi.fn(game.leaveStop);
  const list = { games: [summary()], unreadable: [] };
  const shown = await openProgram({ ...game, botAnswer, leaveStop, listGames: () => well(list) });
  await shown
    .getByRole('button', { name: /^Continue: / })
    .first()
    .click();
  const dialog = shown.getByRole('dialog');
  const begin = dialog.getByRole('button', { name: 'Start' });
  await expect.element(begin).toBeVisible();
  const pass = chosenTime();
  await begin.click();
  await pass(200);
  await expect.poll(() => botAnswer).toHaveBeenCalledTimes(1);
  return { shown, dialog, pass, botAnswer, leaveStop };
}

const board = (): string => document.querySelector('main')?.textContent ?? '';

test('the last blow is told, then the victory, then what is to be read, and only then the next Objective', async () => {
  const { dialog, pass, botAnswer, leaveStop } = await atVictory();
  expect(botAnswer.mock.calls[0]?.[0]).toMatchObject({ stops: ['objective'] });
  // The Strength Check is still weighed.
  await pass(40);
  await settled();
  await expect.element(dialog).not.toBeInTheDocument();
  await pass(3000);
  const victory = dialog.getByRole('heading', { name: 'Victory', exact: true });
  await expect.element(victory).toBeVisible();
  await expect.element(dialog.getByText(/^The Good side led by 51 points/)).toBeVisible();
  await expect.element(dialog.getByText(/^Objective \d+ of \d+ on the journey$/)).toBeVisible();
  expect(document.body.textContent).not.toContain(NEXT);
  await pass(5000);
  await dialog.getByRole('button', { name: /^Continue/ }).click();
  await expect.element(dialog.getByRole('heading', { name: /^Victory! Objective 1/ })).toBeVisible();
  await dialog.getByText('Read more').click();
  await expect.element(dialog.getByText(/^Hands, decks and Callings stay/)).toBeVisible();
  await pass(10_000);
  expect(leaveStop.mock.calls).toEqual([]);
  expect(board()).not.toContain(NEXT);
  await dialog.getByRole('button', { name: /^Continue/ }).click();
  await expect.poll(() => leaveStop).toHaveBeenCalledTimes(1);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => pass(500).then(board)).toContain(NEXT);
  await wholeTable();
});

test('who skips what is told comes to the victory, and who skips that still has to go on from it', async () => {
  const { dialog, pass, leaveStop } = await atVictory();
  await pass(40);
  await userEvent.keyboard('k');
  await expect.element(dialog.getByRole('heading', { name: 'Victory', exact: true })).toBeVisible();
  await userEvent.keyboard('k');
  await expect.element(dialog.getByRole('button', { name: /^Continue/ })).toHaveFocus();
  await userEvent.keyboard('e');
  await settled();
  expect(leaveStop.mock.calls).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('heading', { name: /^Victory! Objective 1/ })).toBeVisible();
  expect(leaveStop.mock.calls).toEqual([]);
  await dialog.getByRole('button', { name: /^Continue/ }).click();
  await expect.poll(() => leaveStop).toHaveBeenCalledTimes(1);
});

test.each([{ pace: 'instant' }, { motion: 'reduced' }, { pace: 'fast' }] as const)(
  'with %j the table waits as well',
  async (chosen) => {
    const { dialog, pass, leaveStop, botAnswer } = await atVictory(chosen);
    await pass(5000);
    await expect.element(dialog.getByRole('heading', { name: 'Victory', exact: true })).toBeVisible();
    await pass(60_000);
    await settled();
    expect([leaveStop.mock.calls.length, botAnswer.mock.calls.length]).toEqual([0, 1]);
  },
);

test('where the way on is refused, that is said and it can be tried again', async () => {
  const refused = { ok: false, error: { code: 'storage', detail: 'the disk is full' } } as const;
  const leave = vi.fn(fakeCampaignGame().leaveStop).mockResolvedValueOnce(refused);
  const { dialog, leaveStop, shown } = await atVictory({ pace: 'instant' }, { leaveStop: leave });
  await dialog.getByRole('button', { name: /^Continue/ }).click();
  await dialog.getByRole('button', { name: /^Continue/ }).click();
  await expect.poll(() => leaveStop).toHaveBeenCalledTimes(1);
  await expect.element(shown.getByRole('heading', { name: 'The Objective is achieved' })).toBeVisible();
  await expect.element(shown.getByRole('alert').first()).toBeVisible();
  await dialog.getByRole('button', { name: /^Continue/ }).click();
  await expect.poll(() => leaveStop).toHaveBeenCalledTimes(2);
});
