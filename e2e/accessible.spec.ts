import { expect, test } from './app.ts';
import { expectAccessible, expectAccessibleNow } from './axe.ts';
import { HomePage } from './pages/home.ts';
import { JourneyPage } from './pages/journey.ts';

test('axe finds nothing on the pages that no other test comes by', async ({ window }) => {
  const home = new HomePage(window);
  const press = (name: string | RegExp): Promise<void> =>
    window.getByRole('button', { name, exact: true }).click();
  const isOn = async (title: string | RegExp): Promise<void> => {
    await expect(window.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessible(window, String(title));
  };
  for (const [button, title] of [
    ['New game', 'New game'],
    [/^Daily challenge/, 'Daily challenge'],
    [/^Achievements/, 'Achievements'],
    ['Credits', 'Credits'],
  ] as const) {
    await expect(home.title).toBeVisible();
    await press(button);
    await isOn(title);
    await press('Back');
  }
  await press(/^Journeys /);
  await isOn('Journeys');
  await press(/New Pilgrimage$/);
  await isOn('New Pilgrimage');
  await press('Start');
  await expect(new JourneyPage(window).map).toBeVisible();
  await expectAccessible(window, 'the map of a Pilgrimage');
});

test('a text in too faint a colour is found, though nothing else is drawn', async ({ window }) => {
  await expect(new HomePage(window).title).toBeVisible();
  await window.evaluate(() => {
    const faint = document.createElement('p');
    faint.textContent = 'Hardly to be read';
    faint.style.cssText = 'position: fixed; inset: 0 auto auto 0; color: #777; background: #888';
    document.querySelector('main')?.append(faint);
  });
  await expect(expectAccessibleNow(window, 'planted')).rejects.toThrow(/color-contrast: main > p /);
});
