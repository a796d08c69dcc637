import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';
import { cleanup } from 'vitest-browser-svelte';
import { settings } from '../../../settings.svelte.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { played } from '../words/testing/card-views.ts';
import { fakeBook } from '../words/testing/fake-cards.ts';
import { battle } from '../words/testing/scenes.ts';
import { scene } from '../words/testing/table.ts';
import { nameOf } from '../words/cards/words.ts';
import type { Said } from '../../../text/line.ts';
import { speech } from '../../../table/voice/speech.svelte.ts';
import { busyStep } from '../motion/testing/steps.ts';
import { openDrawer } from '../../../testing/open-drawer.ts';

const usual = settings.chosen;
beforeEach(openDrawer);
afterEach(() => {
  settings.chosen = usual;
});

async function lookAt(name: RegExp, view = battle()) {
  const seated = await sitDown(view);
  const full = seated.screen.getByRole('region', { name: 'Card in full' });
  // A mouse that crosses other cards shows those: the one that is meant stays only as long as it has the focus.
  const card = seated.screen.getByRole('button', { name });
  await userEvent.unhover(document.body);
  (card.element() as HTMLElement).focus();
  return { ...seated, full };
}

test('in words alone a card says all that is printed on it and how it stands now', async () => {
  const { full } = await lookAt(/^Paimon/);
  (full.getByRole('button', { name: 'Text only' }).element() as HTMLElement).click();
  await expect.element(full).toMatchTextContent(/Paimon, a Supernatural Opponent, fire icon\./);
  await expect.element(full).toMatchTextContent(/Lure Astray\./);
  await expect.element(full).toMatchTextContent(/Strength \d+\./);
  await expect.element(full).toMatchTextContent(/\d+ hit points? left\./);
});

test('the view of a card counts as the table does, and strikes out what is printed', async () => {
  const view = battle();
  const inPlay = view.inPlay.map((card) =>
    nameOf(fakeBook, card.def) === 'Paimon' ? { ...card, strength: 3, armed: 3, attack: 3 } : card,
  );
  const { full } = await lookAt(/^Paimon/, { ...view, inPlay });
  const drawn = (selector: string): string | null | undefined =>
    full.element().querySelector(`header ${selector}`)?.getAttribute('data-drawn');
  expect([drawn('.rating > span'), drawn('.rating > s')]).toEqual(['3', '5']);
  await expect
    .element(full.getByRole('list', { name: 'Now' }))
    .toMatchTextContent(/strength 3 now, 5 printed/);
});

/** The sum that the card in full shows, a line for each row. */
const sumIn = (full: Locator): string =>
  [...full.element().querySelectorAll('[data-reckoning] tr')].map((row) => row.textContent).join(' ');

test('a number that more than the print makes says what makes it', async () => {
  const { full } = await lookAt(/^Paimon/);
  await expect.poll(() => sumIn(full)).toBe('Printed5 Black Blade+3 Strength8');
});

test('what is still to be told is not reckoned before it is told', async () => {
  settings.chosen = { ...settings.chosen, motion: 'full', pace: 'calm' };
  const told = busyStep();
  const { session, full } = await lookAt(/^Michael/, told.before);
  await expect.poll(() => sumIn(full)).toBe('Printed7 Flaming Sword+4 Strength11');
  session.view = told.after;
  session.told = told;
  flushSync();
  expect(document.querySelector('[aria-label="Playback"]')).not.toBeNull();
  expect(sumIn(full)).toBe('');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => sumIn(full)).toContain('Flaming Sword+4');
});

test('whoever is aimed at shows what the blow is made of, and as long as it is aimed', async () => {
  const { screen, full } = await lookAt(/^Michael/);
  await expect.poll(() => sumIn(full)).toBe('Printed7 Flaming Sword+4 Strength11');
  (screen.getByRole('button', { name: /^Michael/ }).element() as HTMLElement).click();
  (screen.getByRole('button', { name: /^Abigor/ }).element() as HTMLElement).focus();
  await expect.poll(() => sumIn(full)).toBe('Michael7 Flaming Sword+4 Damage11');
  (screen.getByRole('button', { name: /^Michael/ }).element() as HTMLElement).click();
  (screen.getByRole('button', { name: /^Uriel/ }).element() as HTMLElement).focus();
  await expect.poll(() => sumIn(full)).toBe('');
});

test('of an Opponent who came over to the Good side the text no longer counts, and that is said', async () => {
  const paimon = played('Paimon', 'good');
  const { full } = await lookAt(/^Paimon/, scene({ inPlay: [paimon] }));
  await expect
    .element(full)
    .toMatchTextContent(/Came over from the Opponents: its own text no longer counts/);
  expect(full.element().querySelector('.text .lost')).not.toBeNull();
});

test('what becomes of a human that is Lured Astray is said on one that is, and not on any other', async () => {
  const reminders = (full: Locator): string =>
    full.element().querySelector('.text .reminders')?.textContent ?? '';
  const { full } = await lookAt(/^Moses/, scene({ inPlay: [played('Moses', 'good')] }));
  await expect
    .poll(() => reminders(full))
    .toBe('Changes of Strength count in attack and balance, never as hit points.');
  cleanup();
  const lured = played('Moses', 'good', { side: 'opponent', lured: true });
  const fallen = await lookAt(/^Moses/, scene({ inPlay: [lured] }));
  await expect
    .poll(() => reminders(fallen.full))
    .toBe('A human that is Lured Astray does not gain Lure Astray.');
});

test('beside the longest text the window keeps its size', async () => {
  const { full } = await lookAt(/^Asmodee/, scene({ inPlay: [played('Asmodee', 'opponent')] }));
  await expect.poll(() => full.element().querySelector('.window')?.clientWidth).toBeGreaterThan(50);
});

test('who has acted but may strike again says so in its view as well', async () => {
  const view = battle();
  const { full } = await lookAt(/^Michael/, {
    ...view,
    inPlay: view.inPlay.map((card) => ({ ...card, acted: true })),
  });
  await expect.element(full.getByRole('list', { name: 'Now' })).toMatchTextContent(/may attack once more/);
});

test('a kept card keeps its own view, and its numbers go on with the game', async () => {
  const { screen, full } = await lookAt(/^Paimon/);
  await full.getByRole('button', { name: 'Pin', exact: true }).click();
  const kept = screen.getByRole('region', { name: 'Pinned: Paimon' });
  await kept.getByRole('button', { name: 'Text only' }).click();
  await expect
    .element(full.getByRole('button', { name: 'Text only' }))
    .toHaveAttribute('aria-pressed', 'false');
  await kept.getByRole('button', { name: 'Unpin' }).click();
  await expect.element(kept).not.toBeInTheDocument();
});

test('a card is read aloud when asked, each sentence in its language, and stops when asked', async () => {
  const { full } = await lookAt(/^Michael/);
  const read: (readonly Said[])[] = [];
  const before = { read: speech.read.bind(speech), hasVoices: speech.hasVoices };
  speech.read = (name, said) => {
    read.push(said);
    speech.speaking = name;
  };
  speech.hasVoices = true;
  expect(read).toEqual([]);
  const aloud = full.getByRole('button', { name: 'Speak', exact: true });
  await expect.element(aloud).toBeVisible();
  (aloud.element() as HTMLElement).click();
  await expect
    .poll(() => read[0]?.[0])
    .toMatchObject({ lang: 'en', text: expect.stringMatching(/^Michael, /) as string });
  await full.getByRole('button', { name: 'Stop speaking' }).click();
  await expect.element(aloud).toBeVisible();
  speech.read = before.read;
  speech.hasVoices = before.hasVoices;
});

test('a card can be taken along as text', async () => {
  const { full } = await lookAt(/^Michael/);
  let copied = '';
  const write = navigator.clipboard.writeText.bind(navigator.clipboard);
  navigator.clipboard.writeText = (text) => Promise.resolve(void (copied = text));
  (full.getByRole('button', { name: 'Copy as text' }).element() as HTMLElement).click();
  await expect.element(full.getByRole('status')).toMatchTextContent('Copied.');
  navigator.clipboard.writeText = write;
  expect(copied).toMatch(/^Michael, a Good Supernatural Person/);
});
