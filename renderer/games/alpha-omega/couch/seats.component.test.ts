import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { USUAL } from '../../../../electron/shared/settings.ts';
import type { SeatId } from '../../../../engine/index.ts';
import { input } from '../../../input/input.svelte.ts';
import { heldPad } from '../../../input/testing/held-pad.ts';
import { settings } from '../../../settings.svelte.ts';
import { peopleOf } from '../../../testing/fake-game.ts';
import { sitAround, sitDown } from '../../../testing/sit-down.ts';
import { friends } from './testing/friends.ts';
import { hidden } from '../../../table/couch/testing/hidden.ts';

type Sat = Awaited<ReturnType<typeof sitDown>>;

const press = ({ screen }: Sat, name: string | RegExp) => screen.getByRole('button', { name }).click();
const seat = ({ screen }: Sat, name: string) =>
  screen
    .getByRole('list', { name: 'Seats, in order of play' })
    .getByRole('button', { name: new RegExp(`^${name}`) });
const card = (name: string): HTMLElement => {
  const all = [...document.querySelectorAll<HTMLElement>('main [data-card]')];
  const found = all.find((one) => one.getAttribute('aria-label')?.startsWith(name));
  if (found === undefined) throw new Error(`${name} does not lie there`);
  return found;
};

function atPace(pace: (typeof USUAL)['pace']): void {
  settings.chosen = { ...USUAL, pace };
  onTestFinished(() => {
    settings.chosen = USUAL;
  });
}

test('the seats stand in order of play and say what is the matter with each', async () => {
  const view = friends(3);
  const lured = view.seats.map((one) => (one.seat === 2 ? { ...one, luredTurns: 2 } : one));
  const seats = [...hidden(1).seats, { kind: 'bot' }, { kind: 'beside', seat: 0 }] as const;
  const sat = await sitAround({ hands: 'open', seats }, { ...view, seats: lured });
  const names = sat.screen
    .getByRole('list', { name: 'Seats, in order of play' })
    .getByRole('button', { name: /cards?\./ })
    .elements()
    .map((one) => one.getAttribute('aria-label'));
  expect(names).toEqual([
    'Mindy, 8 cards. Has the turn. Has to choose now.',
    'Steve, 2 cards. Computer player.',
    'Ruth, 1 card. Mindy plays here as well. A Lured Player for 2 more turns.',
  ]);
});

test('with open hands a press shows the hand of a seat, until the next question', async () => {
  const sat = await sitDown(friends(2), friends(2, 0, 12));
  await seat(sat, 'Steve').click();
  await expect.element(sat.screen.getByRole('region', { name: /^Steve’s hand/ })).toBeVisible();
  await userEvent.keyboard('h');
  await expect.element(sat.screen.getByRole('region', { name: /^Mindy’s hand/ })).toBeVisible();
  await seat(sat, 'Steve').click();
  await press(sat, 'Play nothing');
  await expect.element(sat.screen.getByRole('region', { name: /^Mindy’s hand/ })).toBeVisible();
});

test('the menu of a seat says what pointing and planning are good for', async () => {
  const sat = await sitDown(friends(2));
  await press(sat, 'More for Steve');
  const { screen } = sat;
  const described = (name: string) => screen.getByRole('button', { name, exact: true });
  await expect.element(described('Ping for Steve')).toHaveAccessibleDescription(/^Choose a card: .*emblem/);
  await expect.element(described('Plan for Steve')).toHaveAccessibleDescription(/then its target/);
  await expect.element(screen.getByText(/Both stay marked for everybody/)).toBeVisible();
});

test('pointing with a shared mouse marks a card with a name, and answers nothing', async () => {
  const sat = await sitDown(friends(2));
  await press(sat, 'More for Steve');
  await press(sat, 'Ping for Steve');
  card('Michael').click();
  await expect.element(sat.screen.getByText('Steve pings Michael.')).toBeInTheDocument();
  card('Gabriel').click();
  await expect.element(sat.screen.getByText('Steve pings Gabriel.')).toBeInTheDocument();
  expect(sat.api.answers).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(sat.screen.getByText(/^Steve pings: choose a card/)).not.toBeInTheDocument();
});

test('a gamepad points where its seat is not asked, and by its own button', async () => {
  const pad = await heldPad(1, 1);
  const sat = await sitDown(friends(2));
  card('Paimon').focus();
  await pad.press('lt');
  await expect.element(sat.screen.getByText('Steve pings Paimon.')).toBeInTheDocument();
  expect(sat.api.answers).toEqual([]);
});

test('a plan stands at its cards and in its seat until that seat answers', async () => {
  const view = friends(2);
  const sat = await sitDown(view, friends(2, 1, 12));
  await press(sat, 'More for Mindy');
  await press(sat, 'Plan for Mindy');
  card('Michael').click();
  await expect.element(sat.screen.getByText('Mindy plans something with Michael.')).toBeInTheDocument();
  card('Paimon').click();
  await expect.element(sat.screen.getByText('Mindy plans to use Michael on Paimon.')).toBeInTheDocument();
  await expect.element(seat(sat, 'Mindy')).toHaveAccessibleName(/Plans to use Michael on Paimon\.$/);
  expect(sat.api.answers).toEqual([]);
  const moment = { round: 3, phase: 'playPhase', turn: 0, revealed: false } as const;
  sat.session.moments = [{ ...moment, number: 1, seat: 1 }];
  await expect.element(seat(sat, 'Mindy')).toHaveAccessibleName(/Plans to use/);
  sat.session.moments = [...sat.session.moments, { ...moment, number: 2, seat: 0 }];
  await expect.element(seat(sat, 'Mindy')).not.toHaveAccessibleName(/Plans to use/);
});

test.each([
  ['wide cards', 2560, 1440],
  ['narrow cards', 1280, 800],
] as const)('what a plan says lies within its cards, clear of every figure: %s', async (_, width, height) => {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(1280, 800));
  const sat = await sitDown(friends(2));
  await press(sat, 'More for Mindy');
  await press(sat, 'Plan for Mindy');
  card('Michael').click();
  card('Paimon').click();
  const boxes = (what: string): readonly DOMRect[] =>
    [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
  await expect.poll(() => boxes('.finger')).toHaveLength(2);
  const [first, second] = ['Michael', 'Paimon'].map((name) => card(name).getBoundingClientRect());
  for (const [at, finger] of boxes('.finger').entries()) {
    const on = at === 0 ? first : second;
    expect(finger.left).toBeGreaterThanOrEqual((on?.left ?? Infinity) - 1);
    expect(finger.right).toBeLessThanOrEqual((on?.right ?? 0) + 1);
    const isOver = ({ left, right, top, bottom }: DOMRect): boolean =>
      left < finger.right && right > finger.left && top < finger.bottom && bottom > finger.top;
    expect(boxes('.rating, .kind, .foot .number').filter(isOver)).toEqual([]);
  }
});

test('taking over from the menu holds for one question and bears the name', async () => {
  const sat = await sitDown(friends(2), friends(2, 0, 12));
  await press(sat, 'More for Steve');
  await press(sat, 'Steve takes over for Mindy');
  await expect
    .element(sat.screen.getByRole('region', { name: 'What is asked' }))
    .toMatchTextContent(/Steve answers for Mindy\./);
  const [said] = sat.screen.getByRole('status').elements();
  await expect.poll(() => said?.textContent).toMatch(/^\s*Steve answers for Mindy\. Mindy, play a card\./);
  await press(sat, 'Play nothing');
  await expect.element(sat.screen.getByText('Steve answers for Mindy.')).not.toBeInTheDocument();
  await press(sat, 'Play nothing');
  await expect.poll(() => sat.api.answers).toHaveLength(2);
  expect(sat.api.answers.map(({ by }) => by)).toEqual([1, undefined]);
});

test('somebody leaves, somebody plays two seats, somebody comes', async () => {
  const sat = await sitDown(friends(3));
  await press(sat, 'More for Ruth');
  await press(sat, 'Computer player, while Ruth is away');
  await expect.element(seat(sat, 'Ruth')).toHaveAccessibleName(/Computer player\./);
  await press(sat, 'More for Ruth');
  await press(sat, 'Steve plays both seats');
  await expect.element(seat(sat, 'Ruth')).toHaveAccessibleName(/Steve plays here as well\./);
  await press(sat, 'More for Steve');
  await expect.element(sat.screen.getByText(/Give that seat away first/)).toBeVisible();
  await press(sat, 'Close');
  await press(sat, 'More for Ruth');
  await sat.screen.getByRole('textbox', { name: 'Someone else' }).fill('Orpah');
  await userEvent.keyboard('{Enter}');
  await expect.element(seat(sat, 'Ruth')).toHaveAccessibleName(/Orpah plays here\./);
});

test('a gamepad is given to a seat', async () => {
  await heldPad();
  const sat = await sitDown(friends(2));
  await press(sat, 'More for Steve');
  await sat.screen.getByRole('radio', { name: 'Gamepad 1' }).click();
  await expect.poll(() => input.pads.padOf(1)).toBe(0);
  await sat.screen.getByRole('radio', { name: 'Any device' }).click();
  await expect.poll(() => input.pads.padOf(1)).toBeNull();
});

test('whoever is remembered finds the gamepad of the last time', async () => {
  await heldPad();
  const player = {
    id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
    name: 'Steve',
    colour: 'rose',
    emblem: 'harp',
    own: {},
  } as const;
  settings.chosen = { ...USUAL, players: [player] };
  onTestFinished(() => {
    settings.chosen = USUAL;
  });
  const people = peopleOf(friends(2));
  const seats = people.seats.with(1, { kind: 'person', name: 'Steve', profile: player.id });
  const sat = await sitAround({ ...people, seats }, friends(2));
  await press(sat, 'More for Steve');
  await sat.screen.getByRole('radio', { name: 'Gamepad 1' }).click();
  await expect.poll(() => settings.chosen.players[0]?.pad).toBe('Fake pad 0');
  await press(sat, 'Close');
  input.pads.clear();
  await sitAround({ ...people, seats }, friends(2));
  await expect.poll(() => input.pads.padOf(1)).toBe(0);
});

test('with open hands too, the table is as whoever is asked wants it, and as it was again for the next', async () => {
  const own = { textSize: 150, counsel: false } as const;
  const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
  settings.chosen = {
    ...USUAL,
    pace: 'step',
    players: [{ id, name: 'Steve', colour: 'rose', emblem: 'harp', own }],
  };
  onTestFinished(() => {
    settings.chosen = USUAL;
  });
  const people = peopleOf(friends(3));
  const seats = people.seats.with(1, { kind: 'person', name: 'Steve', profile: id }).with(2, { kind: 'bot' });
  const views = [friends(3), friends(3, 1, 12), friends(3, 2, 13), friends(3, 0, 14)] as const;
  const sat = await sitAround({ ...people, seats }, ...views);
  const counsel = sat.screen.getByRole('button', { name: 'Hint', exact: true });
  expect(settings.now.textSize).toBe(100);
  await expect.element(counsel).toBeVisible();
  await press(sat, 'Play nothing');
  await expect.poll(() => settings.now.textSize).toBe(150);
  await expect.element(counsel).not.toBeInTheDocument();
  // The program answers in between: the page does not change for that.
  await press(sat, 'Play nothing');
  await expect.element(sat.screen.getByRole('heading', { name: /Ruth \(computer\)/ })).toBeVisible();
  expect(settings.now.textSize).toBe(150);
  await press(sat, 'Continue');
  await expect.poll(() => settings.now.textSize).toBe(100);
});

test('whoever takes over reads the table in an own way', async () => {
  const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
  const own = { textSize: 150 };
  settings.chosen = { ...USUAL, players: [{ id, name: 'Steve', colour: 'rose', emblem: 'harp', own }] };
  onTestFinished(() => {
    settings.chosen = USUAL;
  });
  const people = peopleOf(friends(2));
  const seats = people.seats.with(1, { kind: 'person', name: 'Steve', profile: id });
  const sat = await sitAround({ ...people, seats }, friends(2), friends(2, 0, 12));
  await press(sat, 'More for Steve');
  await press(sat, 'Steve takes over for Mindy');
  await expect.poll(() => settings.now.textSize).toBe(150);
  await press(sat, 'Play nothing');
  await expect.poll(() => settings.now.textSize).toBe(100);
});

const withBot = (bot: SeatId, views: Parameters<typeof sitDown>) =>
  sitAround({ ...peopleOf(views[0]), seats: peopleOf(views[0]).seats.with(bot, { kind: 'bot' }) }, ...views);

test('computer players answer by themselves, one answer after the other', async () => {
  atPace('fast');
  const { screen, session } = await withBot(1, [friends(2, 1), friends(2, 1, 12), friends(2, 0, 13)]);
  await expect.element(screen.getByRole('heading', { name: 'Steve (computer) is thinking…' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Mindy, play a card.' })).toBeVisible();
  expect(session.view.pending?.id).toBe(13);
});

test('at step pace the program waits for a key, and its seat can be taken over', async () => {
  atPace('step');
  const sat = await withBot(1, [friends(2, 1), friends(2, 1, 12), friends(2, 0, 13)]);
  await userEvent.keyboard('.');
  await expect.poll(() => sat.session.view.pending?.id).toBe(12);
  await press(sat, 'Let Mindy play it');
  await expect.element(sat.screen.getByRole('heading', { name: 'Steve, play a card.' })).toBeVisible();
});

test('what the program cannot do is said, and can be tried again', async () => {
  atPace('fast');
  const sat = await withBot(1, [friends(2, 1), friends(2, 0, 13)]);
  sat.session.trouble = { code: 'storage', detail: 'the disk is full' };
  await expect.element(sat.screen.getByRole('alert')).toMatchTextContent(/the disk is full/);
  await press(sat, 'Continue');
  await expect.element(sat.screen.getByRole('heading', { name: 'Mindy, play a card.' })).toBeVisible();
});
