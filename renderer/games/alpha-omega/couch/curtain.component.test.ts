import { expect, onTestFinished, test } from 'vitest';
import { page as screenOf, userEvent } from 'vitest/browser';
import { USUAL } from '../../../../electron/shared/settings.ts';
import { heldPad } from '../../../input/testing/held-pad.ts';
import { settings } from '../../../settings.svelte.ts';
import { sitAround } from '../../../testing/sit-down.ts';
import { settled } from '../../../testing/settled.ts';
import { chooseSettings } from '../../../testing/choose-settings.svelte.ts';
import { openDrawer } from '../../../testing/open-drawer.ts';
import { friends } from './testing/friends.ts';
import { hidden } from '../../../table/couch/testing/hidden.ts';

const two = () => sitAround(hidden(2), friends(2), friends(2, 0, 12), friends(2, 1, 13));

type Sat = Awaited<ReturnType<typeof two>>;

/** Cards that are in a hand and nowhere else. */
const ofMindy = /Crystal Sea/;
const ofSteve = /Gabriel, /;

const page = (): string => document.body.innerHTML;
const curtain = ({ screen }: Sat) => screen.getByRole('region', { name: 'The curtain' });
const press = ({ screen }: Sat, name: string | RegExp) => screen.getByRole('button', { name }).click();

test('nobody’s hand is there before somebody says to be there, the first time as well', async () => {
  const sat = await two();
  await expect.element(sat.screen.getByRole('heading', { name: 'Mindy, your move' })).toHaveFocus();
  expect(page()).not.toMatch(ofMindy);
  await expect.element(sat.screen.getByRole('button', { name: /^Michael/ })).toBeVisible();
  await press(sat, 'I am Mindy: show my hand');
  await expect.element(sat.screen.getByRole('region', { name: /^Mindy’s hand/ })).toBeVisible();
  expect(page()).toMatch(ofMindy);
});

test('while hands are covered the menu says when the game can be conceded', async () => {
  const sat = await two();
  await press(sat, 'Menu');
  await expect.element(sat.screen.getByText('Concede: once a hand is shown')).toBeVisible();
  await press(sat, 'I am Mindy: show my hand');
  await press(sat, 'Menu');
  await expect.element(sat.screen.getByRole('button', { name: /^Concede/ })).toBeVisible();
});

test('whoever is asked next finds the curtain, and nothing of the one before', async () => {
  const sat = await two();
  await press(sat, 'I am Mindy: show my hand');
  await press(sat, 'Play nothing');
  // The same person goes on.
  await expect.element(sat.screen.getByRole('region', { name: /^Mindy’s hand/ })).toBeVisible();
  await press(sat, /Crystal Sea/);
  await press(sat, 'Play nothing');
  await expect.element(curtain(sat)).toMatchTextContent(/Steve, your move/);
  expect(page()).not.toMatch(ofMindy);
  await press(sat, 'I am Steve: show my hand');
  await expect.poll(page).toMatch(ofSteve);
  expect(page()).not.toMatch(ofMindy);
});

test('the curtain calls nobody before the table has told what happened', async () => {
  const chosen = settings.chosen;
  onTestFinished(() => void (settings.chosen = chosen));
  settings.chosen = { ...chosen, pace: 'step' };
  const sat = await two();
  const before = sat.session.view;
  sat.session.view = { ...before, round: 9, objectiveRound: 9 };
  const events = [{ event: { type: 'roundBegan', round: 9 }, defs: {} }] as const;
  sat.session.told = {
    before,
    beats: [{ events, changes: { round: 9, objectiveRound: 9 } }],
    after: sat.session.view,
  };
  await expect.element(curtain(sat)).toMatchTextContent(/The table is still showing what happened/);
  await expect.element(curtain(sat)).not.toMatchTextContent(/your move|show my hand/);
  await userEvent.keyboard('k');
  await expect.element(curtain(sat)).toMatchTextContent(/Mindy, your move/);
  await expect.element(sat.screen.getByRole('button', { name: 'I am Mindy: show my hand' })).toBeVisible();
});

test('a hand is hidden by its button, by Escape, and when the window is left', async () => {
  const sat = await two();
  const ways = [
    () => press(sat, 'Hide my hand'),
    () => userEvent.keyboard('{Escape}'),
    () => Promise.resolve(window.dispatchEvent(new Event('blur'))),
  ];
  for (const hide of ways) {
    await press(sat, 'I am Mindy: show my hand');
    await expect.poll(page).toMatch(ofMindy);
    await hide();
    await expect.element(curtain(sat)).toBeVisible();
    expect(page()).not.toMatch(ofMindy);
  }
});

test('what is held open is seen only as long as it is held', async () => {
  const sat = await two();
  const hold = () => sat.screen.getByRole('button', { name: 'Hold to look' }).element() as HTMLElement;
  const pointer = { bubbles: true, button: 0, pointerId: 1 };
  hold().dispatchEvent(new PointerEvent('pointerdown', pointer));
  await expect.poll(page).toMatch(ofMindy);
  window.dispatchEvent(new PointerEvent('pointerup', pointer));
  await expect.element(curtain(sat)).toBeVisible();
  expect(page()).not.toMatch(ofMindy);

  hold().focus();
  await userEvent.keyboard('{Enter>}');
  await expect.poll(page).toMatch(ofMindy);
  await userEvent.keyboard('{/Enter}');
  await expect.element(curtain(sat)).toBeVisible();
  expect(page()).not.toMatch(ofMindy);
});

test('a gamepad of somebody else opens no hand', async () => {
  const pad = await heldPad(1, 1);
  const sat = await two();
  const show = sat.screen.getByRole('button', { name: 'I am Mindy: show my hand' });
  (show.element() as HTMLElement).focus();
  await pad.press('a');
  await expect
    .element(sat.screen.getByRole('alert'))
    .toMatchTextContent('This gamepad is Steve’s, and the hand is Mindy’s.');
  expect(page()).not.toMatch(ofMindy);
});

test('somebody who is not asked may look at the own hand, by way of the curtain', async () => {
  const sat = await two();
  await press(sat, 'I am Mindy: show my hand');
  await press(sat, /^Steve, 2 cards/);
  await expect.element(curtain(sat)).toMatchTextContent(/Steve wants to look at their own hand/);
  expect(page()).not.toMatch(ofMindy);
  await press(sat, 'I am Steve: show my hand');
  await expect.poll(page).toMatch(ofSteve);
  await expect.element(sat.screen.getByRole('heading', { name: 'Mindy is asked.' })).toBeVisible();
  await press(sat, 'Hide my hand');
  await expect.element(curtain(sat)).toMatchTextContent(/Mindy, your move/);
});

test('taking over is said by name, sees the hand of whoever is asked, and is told', async () => {
  const sat = await two();
  await press(sat, 'Take over for Mindy…');
  await press(sat, 'Steve takes over for Mindy');
  await expect.poll(page).toMatch(ofMindy);
  expect(sat.api.takenOver).toMatchObject([{ decision: 11, by: 1 }]);
  await expect.element(sat.screen.getByText('Steve answers for Mindy.', { exact: true })).toBeVisible();
  await press(sat, 'Play nothing');
  await expect.poll(() => sat.api.answers).toMatchObject([{ seat: 0, by: 1 }]);
});

test('whoever takes over does so no longer than the hand is open', async () => {
  const sat = await two();
  const takeOver = async (): Promise<void> => {
    await press(sat, 'Take over for Mindy…');
    await press(sat, 'Steve takes over for Mindy');
    await expect.poll(page).toMatch(ofMindy);
  };
  for (const close of ['Hide my hand', 'Let Mindy answer']) {
    await takeOver();
    await press(sat, close);
    await expect.element(curtain(sat)).toMatchTextContent(/Mindy, your move/);
  }
  // Told each time, though nothing was answered.
  expect(sat.api.takenOver).toHaveLength(2);
  await press(sat, 'I am Mindy: show my hand');
  await expect.poll(page).toMatch(ofMindy);
  await expect.element(sat.screen.getByText('Steve answers for Mindy.')).not.toBeInTheDocument();
  await press(sat, 'Play nothing');
  await expect.poll(() => sat.api.answers).toHaveLength(1);
  expect(sat.api.answers[0]).not.toHaveProperty('by');
});

test('a hand stays closed where taking over cannot be told', async () => {
  const sat = await two();
  sat.api.takeOver = () =>
    Promise.resolve({ ok: false, error: { code: 'storage', detail: 'the disk is full' } });
  await press(sat, 'Take over for Mindy…');
  await press(sat, 'Steve takes over for Mindy');
  await expect.element(sat.screen.getByRole('alert').first()).toMatchTextContent(/the disk is full/);
  expect(page()).not.toMatch(ofMindy);
});

test('one person alone never meets the curtain', async () => {
  const bots = { seats: [{ kind: 'person', name: 'Mindy', profile: null }, { kind: 'bot' }] } as const;
  const { screen } = await sitAround(hidden(2, bots), friends(2));
  await expect.element(screen.getByRole('region', { name: /^Mindy’s hand/ })).toBeVisible();
  window.dispatchEvent(new Event('blur'));
  await expect.element(screen.getByRole('region', { name: /^Mindy’s hand/ })).toBeVisible();
});

test('whoever plays two seats goes from one to the other', async () => {
  const seats = [...hidden(2).seats, { kind: 'beside', seat: 0 }] as const;
  const sat = await sitAround(hidden(3, { seats }), friends(3), friends(3, 2, 12), friends(3, 1, 13));
  await press(sat, 'I am Mindy: show my hand');
  await press(sat, 'Play nothing');
  await expect.element(sat.screen.getByRole('region', { name: /^Ruth’s hand/ })).toBeVisible();
  await press(sat, 'Play nothing');
  await expect.element(curtain(sat)).toMatchTextContent(/Steve, your move/);
});

test('the table is as whoever looks wants it, and as it was again after', async () => {
  const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
  const own = { textSize: 150 };
  settings.chosen = { ...USUAL, players: [{ id, name: 'Mindy', colour: 'rose', emblem: 'harp', own }] };
  onTestFinished(() => {
    settings.chosen = USUAL;
  });
  const [, steve] = hidden(2).seats;
  const seats = [{ kind: 'person', name: 'Mindy', profile: id } as const, ...(steve ? [steve] : [])];
  const sat = await sitAround(hidden(2, { seats }), friends(2));
  expect(settings.now.textSize).toBe(100);
  await press(sat, 'I am Mindy: show my hand');
  await expect.poll(() => settings.now.textSize).toBe(150);
  await press(sat, 'Hide my hand');
  await expect.poll(() => settings.now.textSize).toBe(100);
});

/** What was put on the clipboard, from now on. */
function clipboard(): readonly string[] {
  const copied: string[] = [];
  const write = navigator.clipboard.writeText.bind(navigator.clipboard);
  navigator.clipboard.writeText = (text) => Promise.resolve(void copied.push(text));
  onTestFinished(() => {
    navigator.clipboard.writeText = write;
  });
  return copied;
}

test('nothing of what one seat alone may see is taken along: the clipboard outlives the sight of it', async () => {
  await openDrawer();
  const copied = clipboard();
  const sat = await two();
  const { screen } = sat;
  await press(sat, 'I am Mindy: show my hand');
  const full = screen.getByRole('region', { name: 'Card in full' });
  const copy = full.getByRole('button', { name: 'Copy as text' });
  const lookAt = async (name: RegExp) => {
    await userEvent.unhover(document.body);
    (screen.getByRole('button', { name }).first().element() as HTMLElement).focus();
  };

  await lookAt(/^Crystal Sea/);
  await expect.element(copy).toHaveAttribute('aria-disabled', 'true');
  (copy.element() as HTMLElement).click();
  await expect.element(full.getByRole('status')).toMatchTextContent(/only what lies open to everybody/);
  await lookAt(/^Michael/);
  (copy.element() as HTMLElement).click();
  await expect.poll(() => copied.length).toBe(1);
  expect(copied[0]).toMatch(/^Michael/);

  await press(sat, 'Log filters');
  (screen.getByRole('button', { name: 'Copy the log' }).element() as HTMLElement).click();
  await expect.element(screen.getByText(/the log is copied while no hand is open/)).toBeVisible();
  const find = screen.getByRole('searchbox', { name: 'Find in the log' });
  for (const kind of ['selectstart', 'copy']) {
    const goesOn = [full, find].map((place) =>
      place.element().dispatchEvent(new Event(kind, { bubbles: true, cancelable: true })),
    );
    await settled();
    expect(goesOn, kind).toEqual([false, true]);
  }
  expect(copied).toHaveLength(1);

  await press(sat, 'Hide my hand');
  await press(sat, 'Log filters');
  await press(sat, 'Copy the log');
  await expect.poll(() => copied).toHaveLength(2);
  expect(copied[1]).not.toMatch(ofMindy);
});

test('a hand that is opened is in sight with large text too, held open or not', async () => {
  const { innerWidth: width, innerHeight: height } = window;
  await screenOf.viewport(1280, 800);
  chooseSettings({ textSize: 170 });
  onTestFinished(async () => {
    chooseSettings(USUAL);
    await screenOf.viewport(width, height);
  });
  const sat = await two();
  /** Does the whole of the hand lie above the question, within the window? */
  const isInSight = (): boolean => {
    const hand = document.querySelector('[data-zone=hand]')?.getBoundingClientRect();
    const question = document.querySelector('[data-zone=question]')?.getBoundingClientRect();
    return hand !== undefined && question !== undefined && hand.top >= 0 && hand.bottom <= question.top;
  };
  expect(isInSight()).toBe(false);
  const hold = sat.screen.getByRole('button', { name: 'Hold to look' }).element();
  hold.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerId: 1 }));
  await expect.poll(page).toMatch(ofMindy);
  await expect.poll(isInSight).toBe(true);
  window.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, button: 0, pointerId: 1 }));
  await expect.element(curtain(sat)).toBeVisible();
  await press(sat, 'I am Mindy: show my hand');
  await expect.poll(isInSight).toBe(true);
  // The stops of the question lie over the page: to go from one to the next does not scroll it away.
  for (const name of ['Play nothing', /^(Both|All \d+) choices/, 'Omens']) {
    const stop = sat.screen.getByRole('region', { name: 'What is asked' }).getByRole('button', { name });
    (stop.element() as HTMLElement).focus();
    expect(isInSight()).toBe(true);
  }
});
