import { beforeEach, expect, test, vi } from 'vitest';
import { tick } from 'svelte';
import { cleanup } from 'vitest-browser-svelte';
import { page, userEvent } from 'vitest/browser';
import { FONTS } from '../../../../electron/shared/settings.ts';
import type { View } from '../../../../engine/alpha-omega/index.ts';
import { input } from '../../../input/input.svelte.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { chosenTime } from '../../../testing/chosen-time.ts';
import { sounds } from '../../../sound/sound-box.svelte.ts';
import { brokenWords } from '../../../testing/broken-words.ts';
import { settled } from '../../../testing/settled.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { hand } from '../words/testing/card-views.ts';
import { fakeCards } from '../words/testing/fake-cards.ts';
import { crowd, playing } from '../words/testing/scenes.ts';

const longestOf = (name: string): number => Math.max(...name.split(' ').map(({ length }) => length));

/** The names of all packs that have the longest words. */
const longNames = (count: number): readonly string[] =>
  [...new Set(fakeCards.map(({ name }) => name))]
    .toSorted((one, other) => longestOf(other) - longestOf(one))
    .slice(0, count);

/** Sits down with a hand of these. */
async function holding(names: readonly string[]): Promise<void> {
  const view = playing();
  const [seat] = view.seats;
  if (seat === undefined) throw new Error('nobody sits here');
  await sitDown({ ...view, seats: [{ ...seat, hand: hand(...names), handCount: names.length }] });
  await settled();
}

const all = (selector: string): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-zone=hand] ${selector}`),
];

beforeEach(async () => {
  inLanguage('en', { hints: false, drawer: 'closed' });
  await page.viewport(1280, 800);
});

test('in a fan all names are written one way and none is cut, and each card shows of what kind it is', async () => {
  await holding(longNames(19));
  const covered = all('.slot.fanned');
  expect(covered.length).toBeGreaterThan(12);
  expect(covered.every((slot) => slot.matches('.upwards'))).toBe(true);
  for (const slot of covered) {
    const name = slot.querySelector<HTMLElement>('.name');
    const kind = slot.querySelector<HTMLElement>('.kind');
    if (name === null || kind === null) throw new Error('a card without a name or a kind');
    expect(name.scrollHeight, name.innerText).toBeLessThanOrEqual(name.clientHeight + 1);
    const seen = Number.parseFloat(slot.style.getPropertyValue('--seen'));
    expect(kind.offsetLeft + kind.offsetWidth).toBeLessThanOrEqual(seen);
  }
});

/** Cards whose names are short. */
const SHORT = ['Gabriel', 'Hope', 'Courage', 'Raphael', 'Zadkiel', 'Michael', 'Love', 'Heaven'];

test('beside the open drawer the names of eleven cards still stand across, and a tip covers none of them', async () => {
  inLanguage('en', { hints: true, learnt: [], drawer: 'open' });
  await holding([...SHORT, 'Deborah', 'Abdiel', 'Zophiel']);
  expect(all('.slot.fanned')).toHaveLength(10);
  expect(all('.slot.upwards')).toEqual([]);
  const tip = document.querySelector('[data-zone=tip]')?.getBoundingClientRect();
  const left = Math.min(...all('.slot').map((slot) => slot.getBoundingClientRect().left));
  expect(tip?.right).toBeLessThanOrEqual(left);
  // All of it is read without scrolling.
  const box = document.querySelector('[data-zone=tip]')?.parentElement;
  expect(box?.scrollHeight).toBeLessThanOrEqual(box?.clientHeight ?? 0);
});

test('a long name among fifteen is written smaller, and all stand across', async () => {
  await holding(['Temperance', 'Ambriel', 'Metatron', ...SHORT, 'Deborah', 'Abdiel', 'Zophiel', 'Uriel']);
  expect(all('.slot.upwards')).toEqual([]);
  const sizeOf = (name: HTMLElement): number => Number.parseFloat(getComputedStyle(name).fontSize);
  const names = all('.slot.fanned .name');
  const smaller = names.filter((name) => sizeOf(name) < Math.max(...names.map(sizeOf)));
  expect(smaller.map(({ innerText }) => innerText.trim())).toEqual(['Temperance']);
  expect(brokenWords('.slot .name')).toEqual([]);
});

test.each(FONTS)(
  'no name of a hand is broken within a word, however many there are, in the font %s',
  async (font) => {
    for (const drawer of ['closed', 'open'] as const)
      for (const count of [11, 14, 16, 19]) {
        cleanup();
        inLanguage('en', { font, drawer, hints: false });
        await holding(longNames(count));
        expect(all('.slot.fanned .name').length).toBe(count - 1);
        expect(brokenWords('.slot .name'), `${String(count)} beside a drawer ${drawer}`).toEqual([]);
      }
  },
);

test.each(['mouse', 'keyboard', 'gamepad'] as const)(
  'of the card that was chosen and the one that keys are at only one rises by %s, and what it can do hides no other choice',
  async (device) => {
    await sitDown(playing());
    await settled();
    input.device = device;
    const [one, other] = all('.card-button.open');
    if (one === undefined || other === undefined) throw new Error('two cards can be played in this scene');
    one.click();
    other.focus({ focusVisible: true });
    // The other sinks for a moment.
    const raised = (): number =>
      all('.slot').filter((slot) => getComputedStyle(slot).scale !== 'none').length;
    await expect.poll(raised).toBe(1);
    const isAtKeys = getComputedStyle(other.closest('.slot') ?? other).scale !== 'none';
    expect(isAtKeys, 'whoever goes by keys sees the card that they are at').toBe(device !== 'mouse');
    const [actions, choices] = ['.actions', '.choices'].map((part) =>
      document.querySelector(part)?.getBoundingClientRect(),
    );
    if (actions === undefined || choices === undefined) throw new Error('nothing is asked');
    expect(actions.right).toBeLessThanOrEqual(choices.left);
  },
);

test.each([
  [1280, 800],
  [1920, 1080],
])('a tip lies on no card of a full hand, at %i by %i', async (width, height) => {
  await page.viewport(width, height);
  inLanguage('en', { hints: true, learnt: [], drawer: 'closed' });
  const { screen } = await sitDown(crowd(12, 12));
  const tip = screen.getByRole('complementary', { name: 'Tip' });
  await expect.element(tip).toBeVisible();
  await settled();
  const outermost = Math.max(...all('.card-button').map((card) => card.getBoundingClientRect().right));
  expect(outermost).toBeLessThanOrEqual(tip.element().getBoundingClientRect().left);
});

test.each([
  [1280, 800],
  [1920, 1080],
])(
  'beside a raised card each is reached where it lies, and two presses there are its own, at %i by %i',
  async (...size) => {
    await page.viewport(...size);
    await sitDown(crowd(12, 12));
    await settled();
    const slots = all('.slot.fanned');
    const [raised, hidden] = slots.slice(3, 5);
    const strip = (slot: HTMLElement | undefined): HTMLElement =>
      slot?.querySelector<HTMLElement>('.hit') ?? document.body;
    if (raised === undefined || hidden === undefined) throw new Error('so few cards are no fan');
    const before = strip(hidden).getBoundingClientRect();
    const slotAt = (x: number, y: number): Element | null | undefined =>
      document.elementFromPoint(x, y)?.closest('.slot');
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
    const seen = shares.flatMap((across) =>
      shares
        .map((down) => [before.left + before.width * across, before.top + before.height * down] as const)
        // The upright card reaches a little over the edge of the one that is turned.
        .filter(([x, y]) => slotAt(x, y) === hidden && slotAt(x - 16, y) === hidden),
    );
    expect(seen.length).toBeGreaterThan(10);
    const pressed: Element[] = [];
    for (const slot of all('.slot')) slot.addEventListener('pointerdown', () => pressed.push(slot));
    await userEvent.hover(page.elementLocator(strip(raised)));
    await expect.poll(() => getComputedStyle(raised).scale).toBe('1.06');
    await settled();
    for (const [x, y] of seen) expect(slotAt(x, y), `at ${String(x)}, ${String(y)}`).toBe(hidden);
    // Nowhere between the two is nobody under the pointer: what rises there would sink and rise for ever.
    const { left, right } = strip(raised).getBoundingClientRect();
    for (let x = left + 4; x < right + 4; x += 1)
      for (const down of [0.1, 0.5, 0.9])
        expect([raised, hidden]).toContain(slotAt(x, before.top + before.height * down));
    await userEvent.dblClick(page.elementLocator(strip(hidden)));
    await expect.poll(() => pressed).toEqual([hidden, hidden]);
    await expect.poll(() => getComputedStyle(hidden).scale).toBe('1.06');
  },
);

test('a card that rose from under the pointer at the foot of the window stays up', async () => {
  await sitDown(crowd(12, 12));
  await settled();
  const [first] = all('.slot.fanned');
  if (first === undefined) throw new Error('so few cards are no fan');
  const { left, bottom } = first.getBoundingClientRect();
  const lowest = document.elementFromPoint(left + 14, bottom - 7)?.closest('.slot');
  expect(lowest).toBe(first);
  await userEvent.hover(page.elementLocator(first.querySelector('.hit') ?? first));
  await expect.poll(() => getComputedStyle(first).scale).toBe('1.06');
  await settled();
  expect(document.elementFromPoint(left + 14, bottom - 7)?.closest('.slot')).toBe(first);
});

/** Presses a place of the window as a hand does. */
function pressAt(x: number, y: number): void {
  const on = document.elementFromPoint(x, y) ?? document.body;
  const how = {
    bubbles: true,
    cancelable: true,
    clientX: x,
    clientY: y,
    detail: 1,
    button: 0,
    isPrimary: true,
  };
  for (const type of ['pointerdown', 'pointerup']) on.dispatchEvent(new PointerEvent(type, how));
  on.dispatchEvent(new MouseEvent('click', how));
}

const idOf = (slot: Element): number => Number(slot.querySelector('[data-card]')?.getAttribute('data-card'));

/** The same table once a card has left the hand. */
function without(view: View, card: number): View {
  const [seat, ...others] = view.seats;
  const ask = view.pending?.ask;
  if (seat?.hand == null || view.pending === null || ask?.kind !== 'one') throw new Error('nobody is asked');
  const hand = seat.hand.filter(({ id }) => id !== card);
  const options = ask.options.filter((option) => option.kind !== 'play' || option.card !== card);
  return {
    ...view,
    seats: [{ ...seat, hand, handCount: hand.length }, ...others],
    pending: { ...view.pending, ask: { kind: 'one', options } },
  };
}

const placesOf = () =>
  new Map(all('.slot').map((slot) => [idOf(slot), slot.style.getPropertyValue('--held-x')]));

const leaveHand = (): Promise<void> =>
  userEvent.hover(page.elementLocator(document.querySelector('[data-zone=aims]') ?? document.body));

/** Plays a card under the pointer, out of the hand of `view`; gives where the others lay before. */
async function playUnderPointer(view: View, show: (view: View) => void) {
  const [first] = all('.slot:has(.card-button.open)');
  if (first === undefined) throw new Error('a card can be played in this scene');
  await userEvent.hover(page.elementLocator(first));
  const before = placesOf();
  const played = idOf(first);
  before.delete(played);
  show(without(view, played));
  await expect.poll(() => all('.slot').map(idOf)).not.toContain(played);
  return before;
}

test('while the pointer is over the hand no card of it takes the place of one that left, and it closes once that leaves', async () => {
  const view = playing();
  const { session } = await sitDown(view);
  await settled();
  const before = await playUnderPointer(view, (next) => (session.view = next));
  await settled();
  expect(placesOf()).toEqual(before);
  await leaveHand();
  await expect.poll(placesOf).not.toEqual(before);
});

test.each(['rests', 'finds another phase'])('the gap closes as well once the pointer %s', async (how) => {
  const pass = chosenTime();
  const view = playing();
  const { session } = await sitDown(view);
  const before = await playUnderPointer(view, (next) => (session.view = next));
  await pass(1400);
  expect(placesOf()).toEqual(before);
  if (how === 'rests') await pass(100);
  else session.view = { ...session.view, phase: 'actionPhase' };
  await expect.poll(placesOf).not.toEqual(before);
  await leaveHand();
});

test('a press on a card that has only just come to lie where another lay takes it not up', async () => {
  const view = playing();
  const { session } = await sitDown(view);
  await settled();
  const [first, second] = all('.slot:has(.card-button.open)');
  if (first === undefined || second === undefined) throw new Error('two cards can be played in this scene');
  const { left, width, top } = second.getBoundingClientRect();
  const [x, y] = [left + width * 0.85, top + 60];
  session.view = without(view, idOf(first));
  await tick();
  const there = document.elementFromPoint(x, y)?.closest('.slot');
  expect([null, undefined, second]).not.toContain(there);
  pressAt(x, y);
  expect(all('.card-button.selected')).toEqual([]);
  // Nobody has to wait who goes where the card lies now.
  second.querySelector<HTMLElement>('.card-button')?.click();
  await expect.poll(() => all('.card-button.selected')).toHaveLength(1);
});

/** A hand of fifteen cards, as many decks have them. */
const FIFTEEN = [
  ...['Hope', 'Gabriel', 'Courage', 'Hope', 'Raphael', 'Temperance', 'Zadkiel', 'Hope', 'Michael', 'Courage'],
  ...['Heaven', 'Deborah', 'Abdiel', 'Love', 'Zophiel'],
];

test('of fifteen cards those alike lie on each other with their number, and all names stand across', async () => {
  const view = playing();
  const [seat] = view.seats;
  if (seat === undefined) throw new Error('nobody sits here');
  const held = hand(...FIFTEEN);
  const { screen } = await sitDown({ ...view, seats: [{ ...seat, hand: held, handCount: held.length }] });
  await settled();
  expect(all('.slot')).toHaveLength(15);
  expect(all('.slot.upwards')).toEqual([]);
  expect(all('.slot.under')).toHaveLength(3);
  expect(all('.copies').map(({ dataset }) => dataset['drawn'])).toEqual(['×3', '×2']);
  await expect.element(screen.getByRole('button', { name: /^Hope.*2 of 3 copies/ })).toBeInTheDocument();
  const [under] = all('.slot.under');
  if (under === undefined) throw new Error('none lies under another');
  await userEvent.hover(page.elementLocator(under.querySelector('.hit') ?? under));
  await expect.poll(() => getComputedStyle(under.querySelector('.name') ?? under).visibility).toBe('visible');
});

test('a hand is sorted by kind and name where that is wanted, for keys as for the eyes', async () => {
  const view = playing();
  const [seat] = view.seats;
  if (seat === undefined) throw new Error('nobody sits here');
  const held = hand(...FIFTEEN);
  inLanguage('en', { hints: false, drawer: 'closed', handOrder: 'kind' });
  await sitDown({ ...view, seats: [{ ...seat, hand: held, handCount: held.length }] });
  await settled();
  const names = all('.slot [data-card]').map((card) => card.ariaLabel?.split(',')[0]);
  expect(names.slice(0, 4)).toEqual(['Abdiel', 'Deborah', 'Gabriel', 'Michael']);
  const lefts = all('.slot').map((slot) => Number.parseFloat(slot.style.getPropertyValue('--held-x')));
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
});

test('a card that is picked up is heard, and when it is put back', async () => {
  const play = vi.spyOn(sounds, 'play');
  await sitDown(playing());
  await settled();
  const card = document.querySelector<HTMLElement>('.hand .card-button.open');
  if (card === null) throw new Error('no card can be played');
  const heard = () => play.mock.calls.map(([sound]) => sound);
  card.click();
  await expect.poll(heard).toContain('lift');
  await userEvent.keyboard('{Escape}');
  await expect.poll(heard).toContain('lay');
  play.mockRestore();
});
