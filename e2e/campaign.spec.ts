import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { arrangeCampaign } from '../electron/testing/arranged-campaign.ts';
import { choose } from '../electron/testing/kept-settings.ts';
import { valueOf, type GameWindow } from './api.ts';
import { expect, HURRIED, test } from './app.ts';
import { expectAccessible } from './axe.ts';
import { JourneyPage } from './pages/journey.ts';
import { TablePage } from './pages/table.ts';

const NAME = 'Ten steps';
/** So many are achieved before the program is first opened. */
const BEFORE = 5;
const OBJECTIVES = 10;
/** So many are achieved when each sitting ends. */
const SITTINGS = [8, OBJECTIVES];
/** So many answers are given by hand at each sitting. */
const BY_HAND = 2;

/** Lets the computer play for Mindy as well until so many Objectives are achieved or the game is over; then she sits again. */
async function letPlay(page: Page, achieved: number): Promise<void> {
  const reply = await page.evaluate(async (wanted) => {
    const { game: api } = globalThis as unknown as GameWindow;
    const shelf = await api.journeys();
    if (!shelf.ok) return shelf;
    const id = shelf.value.journeys[0]?.id ?? '';
    const opened = await api.goOn(id);
    if (!opened.ok) return opened;
    const { id: game } = opened.value;
    await api.sit({ game, seat: 0, player: { kind: 'bot' } });
    const before = await api.journey(id);
    if (!before.ok) return before;
    let { achieved: done } = before.value.line;
    let { pending } = opened.value.view;
    while (pending !== null && done < wanted) {
      const step = await api.botAnswer({ game, decision: pending.id });
      if (!step.ok) return step;
      pending = step.value.view.pending;
      const events = step.value.beats.flatMap((beat) => beat.events);
      done += events.filter(({ event }) => event.type === 'objectiveFollowed').length;
    }
    return api.sit({ game, seat: 0, player: { kind: 'person', name: 'Mindy', profile: null } });
  }, achieved);
  valueOf(reply);
}

/** Reads on where an answer achieved an Objective: the table waits there before anything else can be done. */
async function closeInterlude(page: Page): Promise<void> {
  for (const name of [/^Victory$/, /^Victory! Objective \d+ of the journey$/]) {
    const told = page.getByRole('dialog', { name });
    if (await told.isVisible()) await told.getByRole('button', { name: 'Continue' }).click();
  }
}

/** An answer of Mindy's, once it is her turn; a list of choices that is still open from the one before is closed first. */
async function byHand(page: Page, table: TablePage): Promise<void> {
  await expect(async () => {
    await closeInterlude(page);
    await expect(table.asked.getByRole('heading', { name: /Mindy/ })).toBeVisible();
  }).toPass();
  const list = page.getByRole('dialog', { name: 'All choices' });
  if (await list.isVisible()) await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await table.answer('mouse');
}

test('a campaign of ten Objectives, played by hand and by the computer, is the same after each new start', async ({
  launch,
  userData,
}) => {
  arrangeCampaign(join(userData, 'alpha-omega.sqlite'), NAME, 'Mindy', BEFORE);
  choose(userData, HURRIED);
  let last: string | null = null;
  for (const wanted of SITTINGS) {
    const { app, window } = await launch();
    const journey = new JourneyPage(window);
    await journey.open(NAME);
    // What was told when the program was closed is told again, word for word.
    if (last !== null) expect(await journey.snapshot()).toBe(last);
    await journey.play();
    const table = new TablePage(window);
    await expect(table.round).toBeVisible();
    for (let asked = 0; asked < BY_HAND && !(await table.isOver()); asked += 1) await byHand(window, table);
    // An Objective that the last answer achieved is told of a moment later, and closes the menu that was opened meanwhile.
    await expect(async () => {
      await closeInterlude(window);
      await journey.leave();
    }).toPass();
    await letPlay(window, wanted);
    await journey.open(NAME);
    expect(await journey.achieved.count()).toBeGreaterThanOrEqual(wanted);
    last = await journey.snapshot();
    await app.close();
  }
  const { window } = await launch();
  const journey = new JourneyPage(window);
  await journey.open(NAME);
  await expect(window.getByText('Victory! All Objectives are achieved.')).toBeVisible();
  await expect(journey.achieved).toHaveCount(OBJECTIVES);
  await journey.map.getByRole('button', { name: /Let My People Go/ }).click();
  await expect(journey.told).toContainText('At midnight there was a great cry in Egypt');
  await expect(journey.told).toContainText('Exodus 15:2');
  await expect(journey.told.getByRole('heading', { name: 'Journal' })).toBeVisible();
  await expectAccessible(window, 'the map with its journal');
  await window.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(window.getByRole('article', { name: NAME })).toBeVisible();
  await expectAccessible(window, 'the journeys');
});
