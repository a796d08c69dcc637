import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { BACKS, PLAYMATS, USUAL, type Settings } from '../../../electron/shared/settings.ts';
import App from '../../app.svelte';
import { speech } from '../../table/voice/speech.svelte.ts';
import { panels } from '../../panels.svelte.ts';
import { settings } from '../../settings.svelte.ts';
import { fakeGame } from '../../testing/fake-game.ts';
import { start } from '../../games/alpha-omega/words/testing/scenes.ts';
import '../../ui/theme.css';
import '../../testing/all-parts.ts';

const html = document.documentElement;

beforeEach(() => panels.close());
afterEach(() => settings.change(USUAL));

/** The home page with the settings open, and what is kept of them. */
async function openSettings(): Promise<{
  screen: Awaited<ReturnType<typeof render>>;
  kept: () => Promise<Settings>;
}> {
  const api = fakeGame([start()]);
  const screen = await render(App, { api });
  await screen.getByRole('button', { name: 'Settings' }).click();
  const kept = async (): Promise<Settings> => {
    const reply = await api.settings();
    return reply.ok ? reply.value : USUAL;
  };
  return { screen, kept };
}

test('a choice holds at once, is shown on the document and is kept', async () => {
  const { screen, kept } = await openSettings();
  await screen
    .getByRole('group', { name: 'Theme' })
    .getByRole('radio', { name: 'Light', exact: true })
    .click();
  await expect.poll(() => html.dataset['surroundings']).toBe('day');
  await expect.poll(async () => (await kept()).surroundings).toBe('day');
  await screen.getByRole('group', { name: 'Playmat' }).getByRole('radio', { name: 'Nave' }).click();
  await expect.poll(() => html.dataset['playmat']).toBe('nave');
});

test('every playmat and every card back stands with its own picture, whichever is chosen', async () => {
  const { screen } = await openSettings();
  await screen.getByRole('group', { name: 'Playmat' }).getByRole('radio', { name: 'Sea of glass' }).click();
  await expect.poll(() => html.dataset['playmat']).toBe('sea');
  const mats = [...document.querySelectorAll('fieldset [data-playmat]')];
  const backs = [...document.querySelectorAll('fieldset img')];
  const drawn = mats.map((mat) => getComputedStyle(mat, '::after').maskImage);
  expect(new Set(drawn).size).toBe(PLAYMATS.length);
  expect(new Set(backs.map((back) => back.getAttribute('src'))).size).toBe(BACKS.length);
});

test('another language is spoken at once, and the settings stay open', async () => {
  const { screen } = await openSettings();
  await screen.getByRole('radio', { name: 'Español' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Ajustes' })).toBeVisible();
  expect(html.lang).toBe('es');
  await screen.getByRole('radio', { name: 'English' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Settings' })).toBeVisible();
});

test('tabs go by arrow keys, and the text grows while the slider moves', async () => {
  const { screen } = await openSettings();
  await screen.getByRole('tab', { name: 'Display' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('tab', { name: 'Text' })).toHaveFocus();
  const slider = screen.getByRole('slider', { name: 'Text size' });
  await slider.fill('200');
  await expect.poll(() => html.style.getPropertyValue('--text-size')).toBe('2');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '200 %');
});

test('where the computer has no voice, reading aloud says so', async () => {
  const before = speech.hasVoices;
  onTestFinished(() => {
    speech.hasVoices = before;
  });
  const { screen } = await openSettings();
  await screen.getByRole('tab', { name: 'Text' }).click();
  const aloud = screen.getByRole('group', { name: /^Speak announcements/ });
  speech.hasVoices = false;
  await expect.element(aloud).toHaveAccessibleDescription('This computer has no speech voice.');
  speech.hasVoices = true;
  await expect.element(aloud).not.toHaveAccessibleDescription();
});

test('a player is added, named and wants larger text than the table', async () => {
  const { screen, kept } = await openSettings();
  await screen.getByRole('tab', { name: 'Players' }).click();
  await screen.getByRole('button', { name: 'Add player' }).click();
  await screen.getByRole('textbox', { name: 'Name' }).fill('Mindy');
  await userEvent.keyboard('{Tab}');
  await screen.getByRole('radio', { name: 'Anchor' }).click();
  await screen.getByRole('checkbox', { name: /^Text size: Same as the table/ }).click();
  await screen.getByRole('slider', { name: 'Text size' }).fill('170');
  const players = [{ name: 'Mindy', emblem: 'anchor', own: { textSize: 170 } }];
  await expect.poll(kept).toMatchObject({ players, textSize: 100 });
  await screen.getByRole('button', { name: 'Remove Mindy' }).click();
  await expect.poll(async () => (await kept()).players).toEqual([]);
});

test('everything as usual again asks first and leaves the players', async () => {
  const { screen, kept } = await openSettings();
  await screen.getByRole('tab', { name: 'Players' }).click();
  await screen.getByRole('button', { name: 'Add player' }).click();
  await screen.getByRole('tab', { name: 'Animation and sound' }).click();
  await screen.getByRole('radio', { name: 'Fast' }).click();
  await expect.poll(async () => (await kept()).pace).toBe('fast');
  await screen.getByRole('button', { name: 'Reset all settings' }).click();
  await screen.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect.poll(kept).toMatchObject({ pace: 'calm', players: [{ name: 'New player' }] });
});

test('what cannot be kept holds all the same, and that is said', async () => {
  const { screen } = await openSettings();
  const error = { code: 'storage', detail: 'SQLITE_FULL' } as const;
  await settings.load({ ...fakeGame([start()]), saveSettings: () => Promise.resolve({ ok: false, error }) });
  await screen.getByRole('radio', { name: 'Light', exact: true }).click();
  const said = 'Your choice holds now, but could not be saved. SQLITE_FULL';
  await expect.element(screen.getByRole('alert')).toHaveTextContent(said);
  expect(html.dataset['surroundings']).toBe('day');
});

test('the side of the table has a width and a height of the card that are chosen without a pointer as well', async () => {
  const { screen, kept } = await openSettings();
  const width = screen.getByRole('slider', { name: 'Width' });
  await expect.element(width).toHaveAttribute('aria-valuetext', 'automatic');
  await width.fill('36');
  await screen.getByRole('slider', { name: 'Height of the card preview' }).fill('70');
  await expect.poll(async () => (await kept()).panes).toEqual({ side: 36, card: 70 });
  await screen.getByRole('button', { name: 'Automatic sizes' }).click();
  await expect.poll(async () => (await kept()).panes).toEqual({ side: null, card: null });
});
