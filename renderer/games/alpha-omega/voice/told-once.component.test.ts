import { afterEach, beforeEach, expect, test } from 'vitest';
import { input } from '../../../input/input.svelte.ts';
import { settings } from '../../../settings.svelte.ts';
import { logOf, standingWith } from '../../../testing/fake-game.ts';
import { summary } from '../../../testing/fake-summary.ts';
import { openProgram } from '../../../testing/screens/program.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { battle, over } from '../words/testing/scenes.ts';
import { beat } from '../motion/testing/steps.ts';
import { fromMenu } from '../../../testing/from-menu.ts';

const well = <T>(value: T) => Promise.resolve({ ok: true, value } as const);

beforeEach(() => inLanguage('en', { pace: 'instant' }));
afterEach(() => inLanguage('en'));

const announced = (): Element | null => document.querySelector('.unseen[role=status] > p');
const heard = (): string => announced()?.textContent.trim() ?? '';

/** All that screen readers are told from now on, whichever table tells it. */
function listening(): readonly string[] {
  const told: string[] = [];
  let last = announced();
  const watch = new MutationObserver(() => {
    const now = announced();
    if (now !== null && now !== last && heard() !== '') told.push(heard());
    last = now;
  });
  watch.observe(document, { subtree: true, childList: true });
  return told;
}

/** A game whose last round was told of, with its results set aside and the settings open. */
async function afterTheEnd() {
  const [view, end] = [battle(), over()];
  const checked = beat({}, { type: 'strengthChecked', balance: end.outcome?.balance ?? end.balance });
  const shown = await openProgram({
    listGames: () => well({ games: [summary()], unreadable: [] }),
    answer: () => well({ ...standingWith(end, logOf(view)), beats: [checked] }),
  });
  await shown.getByRole('button', { name: /^Continue: / }).click();
  await shown.getByRole('button', { name: 'End phase' }).click();
  await shown.getByRole('button', { name: 'End phase' }).click();
  await expect.poll(heard).toMatch(/Strength Check: Good 82, Opponents 30.* The game is over\.$/);
  await shown.getByRole('dialog').getByRole('button', { name: 'View table' }).click();
  await fromMenu(shown, /^Settings/);
  await expect.element(shown.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  return shown;
}

test('another language tells the end of a round no second time, nor reopens the results', async () => {
  const shown = await afterTheEnd();
  const told = listening();
  await shown.getByRole('radio', { name: 'Español' }).click();
  await shown.getByRole('dialog', { name: 'Ajustes' }).getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(shown.getByRole('button', { name: 'Resultados' })).toBeVisible();
  expect(shown.getByRole('dialog').elements()).toEqual([]);
  input.run('repeat');
  await expect.poll(() => told).toEqual(['Todavía no se ha anunciado nada.']);
});

/** Chooses whatever is not chosen on this tab of the settings, the language left out. @returns how many there were */
function chooseAll(): number {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'dialog input:is([type=radio], [type=checkbox])',
  );
  const others = [...fields].filter(
    ({ checked, value }) => !checked && !['es', 'en', 'system'].includes(value),
  );
  for (const field of others) field.click();
  return others.length;
}

test('whatever else is set, the end of a round is told no second time, nor the results reopened', async () => {
  const shown = await afterTheEnd();
  const before = JSON.stringify(settings.chosen);
  const words = heard();
  const told = listening();
  let count = 0;
  for (const tab of ['Display', 'Text', 'Animation and sound']) {
    await shown.getByRole('tab', { name: tab }).click();
    await expect.element(shown.getByRole('tabpanel', { name: tab })).toBeVisible();
    count += chooseAll();
  }
  await expect.poll(() => JSON.stringify(settings.chosen)).not.toBe(before);
  expect(count).toBeGreaterThan(20);
  await shown.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Close' }).click();
  await expect.element(shown.getByRole('button', { name: 'Results' })).toBeVisible();
  expect(shown.getByRole('dialog').elements()).toEqual([]);
  input.run('repeat');
  await expect.poll(() => told).toEqual([words]);
});
