import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { input } from '../../../input/input.svelte.ts';
import { settings } from '../../../settings.svelte.ts';
import { walkTo } from '../../../input/walked.ts';
import { FakeTime } from '../../../testing/fake-time.ts';
import { sitInTime } from '../../../testing/sit-down.ts';
import { openDrawer } from '../../../testing/open-drawer.ts';
import { settled } from '../../../testing/settled.ts';
import { battle, over } from '../words/testing/scenes.ts';
import { timeHandlers } from '../../../table/time/undo-handlers.ts';

beforeEach(openDrawer);

/** So many answers into a game of two. */
const FAR = 40;

type Time = FakeTime;
const opened = (time: Time) => time.opened().timeline;

/** A game that stands where the last answer hides nothing when it is taken back, or does. */
function standing(revealed: boolean): FakeTime {
  for (let answers = FAR; answers > 0; answers -= 1) {
    const time = new FakeTime(2, answers);
    if (time.now.pending !== null && opened(time).undo.step?.revealed === revealed) return time;
  }
  throw new Error('no such place in this game');
}

test('the button says what it takes back, takes it back, and the one beside it brings it back', async () => {
  const time = standing(false);
  const before = time.head;
  const { screen, session } = await sitInTime(time);
  const button = screen.getByRole('button', { name: /^Undo: / });
  const name = button.element().getAttribute('aria-label') ?? '';
  expect(name).toBe(button.element().getAttribute('title'));
  await button.click();
  await expect.poll(() => time.head).toBe(before - 1);
  await expect.poll(() => session.redoable?.to).toBe(before);
  await screen.getByRole('button', { name: name.replace('Undo', 'Redo'), exact: true }).click();
  await expect.poll(() => time.head).toBe(before);
});

test('a defeat is undone where it is told, a victory is not', async () => {
  const time = standing(false);
  const before = time.head;
  const { screen, session } = await sitInTime(time);
  const { outcome } = over();
  if (outcome === null) throw new Error('the scene has an end');
  const ending = screen.getByRole('dialog');
  const undo = ending.getByRole('button', { name: /^Undo: / });
  settings.chosen = { ...settings.chosen, motion: 'reduced' };
  session.view = { ...time.now, pending: null, outcome };
  await expect.element(ending).toMatchTextContent(/Victory/);
  expect(undo.elements()).toEqual([]);
  session.view = { ...session.view, outcome: { ...outcome, winner: 'opponent', reason: 'conceded' } };
  await expect.element(ending).toMatchTextContent(/Defeat/);
  await undo.click();
  await expect.poll(() => time.head).toBe(before - 1);
  await expect.poll(() => ending.elements()).toEqual([]);
});

test('what hides again what was seen is asked for twice, and then done; the story marks it', async () => {
  const time = standing(true);
  const before = time.head;
  const { screen } = await sitInTime(time);
  const button = screen.getByRole('button', { name: /^Undo: / });
  await button.click();
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(/will be hidden again\. The game will not count for achievements then/);
  expect(time.head).toBe(before);
  await button.click();
  await expect.poll(() => time.head).toBe(before - 1);
  await expect.element(screen.getByText(/It had shown cards or dice/)).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('the warning leaves the Objective to be read', async () => {
  await page.viewport(1280, 800);
  settings.chosen = { ...settings.chosen, drawer: 'closed' };
  const { screen } = await sitInTime(standing(true));
  await screen.getByRole('button', { name: /^Undo: / }).click();
  const warning = screen.getByRole('alert');
  await expect.element(warning).toBeVisible();
  const { left, right, top } = warning.element().getBoundingClientRect();
  const aims = document.querySelector('[data-zone=aims]')?.getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(aims?.left ?? 0);
  expect(left).toBeGreaterThan(0);
  expect(top).toBeGreaterThan(0);
});

test('a card that is shown large moves aside for the warning of an undo', async () => {
  await page.viewport(1280, 800);
  settings.chosen = { ...settings.chosen, drawer: 'closed' };
  const { screen, session } = await sitInTime(standing(true));
  session.view = battle();
  await settled();
  const boxOf = (part: string): DOMRect =>
    document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
  const under: string[] = [];
  for (const card of document.querySelectorAll<HTMLElement>(
    '[data-board] [data-card], [data-zone=hand] [data-card]',
  )) {
    walkTo(card);
    await expect.poll(() => document.querySelector('[data-preview] h2')).not.toBeNull();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(screen.getByRole('alert')).toBeVisible();
    const [large, warning] = [boxOf('[data-preview]'), boxOf('[data-undo-says]')];
    const across = Math.min(large.right, warning.right) - Math.max(large.left, warning.left);
    const down = Math.min(large.bottom, warning.bottom) - Math.max(large.top, warning.top);
    expect(large.width).toBeGreaterThan(0);
    if (across > 0 && down > 0) under.push(card.getAttribute('aria-label') ?? '');
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    card.blur();
  }
  expect(under).toEqual([]);
});

test('the warning goes with the next press on anything else, and lies over no control of the card', async () => {
  await page.viewport(1280, 800);
  const { screen } = await sitInTime(standing(true));
  await screen.getByRole('button', { name: /^Undo: / }).click();
  const warning = screen.getByRole('alert');
  await expect.element(warning).toBeVisible();
  const panel = screen.getByRole('region', { name: 'Card in full' }).element().getBoundingClientRect();
  expect(warning.element().getBoundingClientRect().right).toBeLessThanOrEqual(panel.left);
  await screen.getByRole('heading', { name: 'Log' }).click();
  await expect.element(warning).not.toBeInTheDocument();
});

test('the warning of an undo stays until something else is chosen, wherever the focus goes', async () => {
  const time = standing(true);
  const before = time.head;
  const { screen } = await sitInTime(time);
  const button = screen.getByRole('button', { name: /^Undo: / });
  await button.click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(button).not.toHaveFocus();
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/will be hidden again/);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => time.head).toBe(before - 1);
});

test('an undo ends what the table still tells', () => {
  const done: string[] = [];
  const table = Object.create(null, {
    session: { value: { isCut: false, busy: false } },
    time: { value: { undo: (back: string) => done.push(back) } },
    endTelling: { value: () => done.push('told') },
  }) as Parameters<typeof timeHandlers>[0];
  timeHandlers(table).undo?.run(input.source);
  expect(done).toEqual(['told', 'step']);
});

test('an undo can be a turn or a round, by its place in the menu or by its key', async () => {
  const time = new FakeTime(2, FAR);
  const { undo } = opened(time);
  const { screen } = await sitInTime(time);
  await screen.getByRole('button', { name: 'Undo…' }).click();
  const sizes = screen.getByRole('group', { name: 'Undo…' });
  const leaps = [undo.step, undo.action, undo.turn, undo.round].map((leap) => leap?.to);
  await expect.poll(() => sizes.getByRole('button').elements()).toHaveLength(new Set(leaps).size);
  const round = sizes.getByRole('button', { name: /^Round .* To the start of round \d+/ });
  await round.click();
  if (undo.round?.revealed === true) await round.click();
  await expect.poll(() => time.head).toBe(undo.round?.to);
  await userEvent.keyboard('{Control>}y{/Control}');
  await expect.poll(() => time.head).toBe(FAR);
});

test('looking back shows the table as it was, changes nothing, and comes back', async () => {
  const time = new FakeTime(2, FAR);
  const { screen, session } = await sitInTime(time);
  const now = session.view;
  input.run('lookBack');
  const banner = screen.getByRole('region', { name: 'Rewind' });
  await expect.element(banner).toMatchTextContent(/Looking changes nothing/);
  const slider = banner.getByRole('slider', { name: 'Moment of the game' });
  await expect
    .element(slider)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^Round \d+, .*Phase\. .+\.$/));
  slider.element().focus();
  await userEvent.keyboard('{Home}');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Round 1' })).toBeVisible();
  await expect.element(banner).toMatchTextContent(/Start of the game/);
  // What was asked can be read, and nothing of it answered.
  await expect.element(banner.getByText(/choices? then/)).toBeVisible();
  expect(screen.getByRole('group', { name: 'Choices', exact: true }).query()).toBeNull();
  expect(screen.getByRole('button', { name: 'Why is this the Balance?' }).query()).toBeNull();
  expect(session.view).toBe(now);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('region', { name: 'What is asked' })).toBeVisible();
  expect(time.head).toBe(FAR);
});

test('the line is walked by answers and by rounds, and by what stands out', async () => {
  const time = new FakeTime(2, FAR);
  const { screen } = await sitInTime(time);
  input.run('lookBack');
  const banner = screen.getByRole('region', { name: 'Rewind' });
  const slider = banner.getByRole('slider');
  await expect.element(slider).toHaveValue(String(FAR - 1));
  slider.element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(slider).toHaveValue(String(FAR - 2));
  await userEvent.keyboard('{PageDown}');
  const { moments } = opened(time);
  const start = moments.findLastIndex(
    ({ round }, place) => place < FAR - 2 && moments[place - 1]?.round !== round,
  );
  await expect.element(slider).toHaveValue(String(start));
  await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}');
  await expect.element(screen.getByRole('region', { name: 'What is asked' })).toBeVisible();
  input.run('lookBack');
  await expect.element(banner).toBeVisible();
  const marks = banner.getByRole('combobox', { name: 'Go to a highlight' });
  const words = marks.element().querySelectorAll('option')[1]?.textContent ?? '';
  expect(words).toMatch(/^Round \d+: /);
  await marks.selectOptions(words);
  await expect.element(screen.getByRole('log')).toMatchTextContent(words.replace(/^Round \d+: /, ''));
});

test('the game can go on from an earlier moment, and what that takes back can be brought back', async () => {
  const time = new FakeTime(2, FAR);
  const { screen } = await sitInTime(time);
  input.run('lookBack');
  const banner = screen.getByRole('region', { name: 'Rewind' });
  await expect.element(banner).toBeVisible();
  banner.getByRole('slider').element().focus();
  await userEvent.keyboard('{Home}');
  const goOn = banner.getByRole('button', {
    name: new RegExp(`^Continue from here: undoes ${String(FAR)} choices`),
  });
  await goOn.click();
  await expect.element(banner.getByRole('alert')).toMatchTextContent(/hidden again/);
  expect(time.head).toBe(FAR);
  await goOn.click();
  await expect.poll(() => time.head).toBe(0);
  await expect.element(screen.getByRole('button', { name: /^Undo: nothing/ })).toBeVisible();
  await screen.getByRole('button', { name: new RegExp(`^Redo ${String(FAR)} choices`) }).click();
  await expect.poll(() => time.head).toBe(FAR);
});

test('a bot that is asked is passed over by an undo: it would only answer the same again', async () => {
  const time = new FakeTime(2, FAR);
  const { session } = await sitInTime(time);
  const { moments } = session;
  const last = moments.at(-1)?.seat ?? 0;
  session.table = {
    ...session.table,
    seats: session.table.seats.map((player, seat) => (seat === last ? { kind: 'bot' } : player)),
  };
  input.run('undo');
  input.run('undo');
  await expect.poll(() => time.head).toBeLessThan(FAR);
  const answered = moments[time.head + 1]?.seat;
  expect(answered).not.toBe(last);
});
