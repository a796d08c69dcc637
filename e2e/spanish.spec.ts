import type { Page } from '@playwright/test';
import { es } from '../renderer/text/language/es/index.ts';
import { expect, test } from './app.ts';
import { expectNoEnglish } from './english-words.ts';
import { AT_ONCE } from './pages/couch.ts';

test.use({ chosen: { ...AT_ONCE, language: 'es' } });

const button = (window: Page, name: string) => window.getByRole('button', { name, exact: true });

/** Answers what is asked with the first choice there is. */
async function answer(window: Page): Promise<void> {
  const asked = window.getByRole('region', { name: es.ask.name });
  const before = (await asked.getAttribute('data-decision')) ?? '';
  const boxes = asked.getByRole('checkbox');
  /** Of a question about cards, which are chosen on the table. */
  const confirm = asked.locator('[data-confirm]');
  const all = asked.getByRole('button', { name: /^Las (dos|\d+) opciones$/ });
  if (await asked.getByRole('list', { name: es.ask.order }).isVisible())
    await asked.getByRole('button', { name: es.ask.putInOrder }).click();
  else if ((await boxes.count()) > 0) {
    for (const box of await boxes.all()) if (await box.isEnabled()) await box.check();
    await asked.getByRole('button', { name: /^(Confirmar|No elegir)/ }).click();
  } else if (await confirm.isVisible()) {
    for (let pressed = 0; pressed < 9 && !(await confirm.isEnabled()); pressed += 1)
      await window.locator('main [data-card].open').first().click();
    await confirm.click();
  } else if (await all.isVisible()) {
    await all.click();
    const list = window.getByRole('dialog', { name: es.ask.all });
    await expectNoEnglish(window, 'all choices');
    await list.getByRole('listitem').getByRole('button').first().click();
  } else {
    const choices = asked.getByRole('group', { name: es.ask.choices, exact: true }).getByRole('button');
    await choices.first().click();
  }
  await expect(asked).not.toHaveAttribute('data-decision', before);
}

test('the program speaks Spanish from its first page to the log of a game, with no word of English', async ({
  window,
}) => {
  const home = button(window, es.home.newGame);
  await expect(home).toBeVisible();
  await expectNoEnglish(window, 'the first page');

  const places = window.getByRole('navigation', { name: es.home.places }).getByRole('button');
  const count = await places.count();
  expect(count).toBeGreaterThan(5);
  for (let place = 0; place < count; place += 1) {
    const title = (await places.nth(place).locator('b').innerText()).trim();
    await places.nth(place).click();
    await expect(places.first()).toBeHidden();
    await expect(window.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoEnglish(window, title);
    await button(window, es.common.back).click();
    await expect(home).toBeVisible();
  }

  await home.click();
  await expectNoEnglish(window, 'the form of a new game');
  await window.getByRole('button', { name: es.newGame.more }).click();
  await window.getByRole('textbox', { name: es.common.seed }).fill('jubilee-31');
  await expectNoEnglish(window, 'the variants of a new game');
  await button(window, es.newGame.begin).click();
  const asked = window.getByRole('region', { name: es.ask.name });
  for (let given = 0; given < 40; given += 1) {
    await expect(asked).toBeVisible();
    if ((await asked.getByRole('heading', { level: 2 }).innerText()) === es.ask.over) break;
    await expectNoEnglish(window, `the table after ${String(given)} answers`);
    await answer(window);
  }
  await window.keyboard.press('k');
  await expectNoEnglish(window, 'the table at the end');
});
