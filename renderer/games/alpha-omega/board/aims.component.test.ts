import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { View } from '../../../../engine/alpha-omega/index.ts';
import { settled } from '../../../testing/settled.ts';
import { fakeLanguages, idOf } from '../words/testing/fake-cards.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { translateCards } from '../words/cards/shown-cards.ts';
import { beat } from '../motion/testing/steps.ts';
import { battle, goliath, start } from '../words/testing/scenes.ts';

beforeEach(async () => {
  await page.viewport(1280, 800);
  inLanguage('en', { hints: false, drawer: 'closed' });
});

test('all that wins and loses is read, with the rounds that are left', async () => {
  const { screen } = await sitDown(goliath());
  const win = screen.getByRole('list', { name: 'Win at a Strength Check' });
  await expect.element(win).toMatchTextContent(/Good leads by 50\.\s*or\sGoliath is not in Opponent play\./);
  const lose = screen.getByRole('list', { name: 'Lose at a Strength Check' });
  await expect
    .element(lose)
    .toMatchTextContent(
      /The Opponents lead by 50\.\s*or\sGoliath is in Opponent play in round 12 or later\.\s*Round 6 of 12/,
    );
  const lamps = [...lose.element().querySelectorAll('.lamps i')];
  expect(lamps.map((lamp) => lamp.classList.contains('lit'))).toEqual([
    ...Array.from({ length: 5 }, () => false),
    ...Array.from({ length: 7 }, () => true),
  ]);
});

test('where the Objective began in the middle of the game, its own round is the one that stands at the table', async () => {
  const view = { ...goliath(), round: 9, objectiveRound: 2, seats: battle().seats.slice(0, 1) };
  const { screen } = await sitDown(view);
  const head = screen.getByRole('heading', { level: 1, name: 'Round 2', exact: true });
  await expect.element(head).toHaveAttribute('title', 'Round 9 of the whole campaign');
  await expect
    .element(screen.getByRole('list', { name: 'Lose at a Strength Check' }))
    .toMatchTextContent(/Round 2 of 12/);
  await screen.unmount();
  const alone = await sitDown({ ...goliath(), round: 6, objectiveRound: 6 });
  await expect
    .element(alone.screen.getByRole('heading', { level: 1, name: 'Round 6', exact: true }))
    .not.toHaveAttribute('title');
});

const withObjective = (name: string): View => {
  const view = battle();
  return { ...view, objective: { ...view.objective, def: idOf(name) } };
};
const ownRules = () => document.querySelector('[data-own-rules]')?.textContent.trim();

test('what the Objective changes of the rules is read beside its goal, and nothing where it changes none', async () => {
  const { screen } = await sitDown(withObjective('Ye Shall Be as Gods'));
  await expect.element(screen.getByRole('heading', { name: 'Special rule' })).toBeVisible();
  expect(ownRules()).toBe(
    '3 times per game, at the beginning of a turn, you may draw 3 cards and 1 Opponent card that acts at once.',
  );
  await screen.unmount();
  await sitDown(battle());
  expect(ownRules()).toBeUndefined();
});

const part = (of: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-zone=aims] ${of}`);
  if (found === null) throw new Error(`the panel has no ${of}`);
  return found;
};
/** The Calling of the first player, so many times. */
const withCallings = (view: View, count: number): View => {
  const [mindy, ...others] = view.seats;
  const [calling] = mindy?.callings ?? [];
  if (mindy === undefined || calling === undefined) throw new Error('Mindy has a Calling in this scene');
  const callings = Array.from({ length: count }, (_, at) => ({ ...calling, id: calling.id + 1000 * at }));
  return { ...view, seats: [{ ...mindy, callings }, ...others] };
};

test.each(['It Is Finished', 'The Waters Prevailed', 'Behold, I Make All Things New', 'Let My People Go'])(
  'beside what %s asks and changes the Callings are in sight, and all of its rule can be read',
  async (name) => {
    const { screen } = await sitDown(withCallings(withObjective(name), 3));
    await settled();
    const panel = part('.purpose').closest('.aims')?.getBoundingClientRect();
    const callings = part('.callings').getBoundingClientRect();
    expect(callings.bottom).toBeLessThanOrEqual((panel?.bottom ?? 0) + 1);
    expect(part('.objective').getBoundingClientRect().top).toBeGreaterThanOrEqual(panel?.top ?? Infinity);
    const purpose = part('.purpose');
    const more = purpose.scrollHeight - purpose.clientHeight;
    expect(purpose.hasAttribute('data-below')).toBe(more > 1);
    expect(purpose.tabIndex, 'keys reach what scrolls, and nothing else').toBe(more > 0 ? 0 : -1);
    purpose.scrollTop = more;
    await settled();
    expect(purpose.hasAttribute('data-below')).toBe(false);
    expect(purpose.hasAttribute('data-above')).toBe(more > 1);
    const rule = part('[data-own-rules]').getBoundingClientRect();
    expect(rule.bottom).toBeLessThanOrEqual(callings.top);
    await screen.unmount();
  },
);

test('a Calling that was scrolled out of sight comes into it before it lights up', async () => {
  const view = withCallings(withObjective('Let My People Go'), 9);
  const last = view.seats[0]?.callings.at(-1)?.id ?? -1;
  const { session } = await sitDown(view);
  session.told = {
    ...{ before: view, after: view },
    beats: [beat({}, { type: 'callingProgressed', card: last, seat: 0, progress: 1 })],
  };
  await expect.poll(() => document.querySelector('.stage .glow')).not.toBeNull();
  const badge = part(`[data-calling="${String(last)}"]`).getBoundingClientRect();
  const bottom = part('.purpose').closest('.aims')?.getBoundingClientRect().bottom ?? 0;
  expect(badge.bottom).toBeLessThan(bottom + 1);
  // The news of it takes its room at once: it does not move away from under its light.
  expect(
    Math.abs((document.querySelector<HTMLElement>('.stage .glow')?.offsetTop ?? 0) - badge.top),
  ).toBeLessThan(2);
  expect(part(`[data-calling="${String(last)}"]`).getAnimations()).toEqual([]);
});

test('whoever lost Persons in two rounds in a row is told what a third makes; after one, and once Lured, nobody is', async () => {
  const lost = (lossRounds: number, luredTurns: number | null): View => ({
    ...goliath(),
    seats: goliath().seats.map((seat) => ({ ...seat, lossRounds, luredTurns })),
  });
  const { screen, session } = await sitDown(lost(2, null));
  const warning = screen.getByText(/in 2 rounds in a row: a third makes a Lured Player\.$/).first();
  await expect.element(warning).toBeVisible();
  session.view = lost(1, null);
  await expect.element(warning).not.toBeInTheDocument();
  session.view = lost(3, 1);
  await expect.element(screen.getByText(/^Lured Player: .*1 lured turn left$/).first()).toBeVisible();
  await expect.element(warning).not.toBeInTheDocument();
});

test('in Spanish', async () => {
  translateCards(fakeLanguages);
  inLanguage('es', { hints: false, drawer: 'closed' });
  const { screen } = await sitDown(goliath());
  await expect
    .element(screen.getByRole('list', { name: 'Derrota en una Prueba de Fuerza' }))
    .toMatchTextContent(
      /Goliat está en el juego de los Oponentes en la ronda 12 o después\.\s*Ronda 6 de 12/,
    );
});

test('in the Narrow Way one loses at any time, from the first Strength Check on', async () => {
  const view: View = {
    ...{ ...goliath(), variants: ['narrowWay'], lostBy: 1, balance: { good: 0, opponent: 14 } },
  };
  const { screen, session } = await sitDown({ ...view, round: 1 });
  const before = screen.getByRole('list', { name: 'Lose at any time from the first Strength Check on' });
  await expect.element(before).toMatchTextContent(/The Opponents lead\./);
  await expect.element(before).not.toMatchTextContent(/true now/);
  session.view = { ...view, round: 2 };
  await expect
    .element(screen.getByRole('list', { name: 'Lose at any time' }))
    .toMatchTextContent(/The Opponents lead\..*true now/);
});

test('a Calling shows its card large to a pointer, and how far it is', async () => {
  const { screen } = await sitDown(goliath());
  // Where a pointer is first met, it may have rested there before.
  await screen.getByRole('button', { name: /^Objective: / }).hover();
  await screen.getByRole('button', { name: 'Calling: Squadrons at Once, 1 of 3' }).hover();
  await expect.poll(() => document.querySelector('[data-preview]')?.textContent).toMatch(/Squadrons at Once/);
});

test('what is said of a Calling lies on neither its name, its lamps nor its figures, and asks for no scrolling', async () => {
  const view = battle();
  const calling = view.seats[0]?.callings[0];
  if (calling === undefined) throw new Error('Mindy has a Calling in this scene');
  const { session } = await sitDown(view);
  session.told = {
    ...{ before: view, after: view },
    beats: [beat({}, { type: 'callingProgressed', card: calling.id, seat: 0, progress: 1 })],
  };
  const boxOf = (part: string): DOMRect => {
    const found = document.querySelector(`[data-calling] ${part}`);
    if (found === null) throw new Error(`no ${part} on the Calling`);
    return found.getBoundingClientRect();
  };
  await expect.poll(() => document.querySelector('[data-calling] [data-mark]')).not.toBeNull();
  const mark = boxOf('[data-mark]');
  const lamps = [...document.querySelectorAll('[data-calling] .progress i')].map((lamp) =>
    lamp.getBoundingClientRect(),
  );
  expect(lamps.length).toBeGreaterThan(0);
  for (const words of [boxOf('.name'), boxOf('.progress b'), ...lamps]) {
    const isApart =
      mark.right <= words.left ||
      words.right <= mark.left ||
      mark.bottom <= words.top ||
      words.bottom <= mark.top;
    expect(isApart).toBe(true);
  }
  const aims = document.querySelector('[data-zone=aims]')?.parentElement;
  expect(aims?.scrollHeight).toBeLessThanOrEqual(aims?.clientHeight ?? 0);
});

test.each([
  [1280, 800],
  [1920, 1080],
])('what wins and what loses is headed in one line each, at %i by %i', async (width, height) => {
  await page.viewport(width, height);
  inLanguage('en', { hints: false, drawer: 'open' });
  await sitDown(battle());
  const heads = [...document.querySelectorAll<HTMLElement>('[data-zone=aims] h3')];
  expect(heads).toHaveLength(2);
  for (const head of heads) {
    const line = Number.parseFloat(getComputedStyle(head).lineHeight);
    expect(head.offsetHeight, head.innerText).toBeLessThan(1.5 * line);
  }
});

test('"Callings" opens which may come, and says nothing of their order', async () => {
  const { screen } = await sitDown(goliath());
  await screen.getByRole('button', { name: 'Callings: see which may come, 2 left' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Callings that may come' });
  await expect.element(dialog.getByRole('listitem').first()).toMatchTextContent(/In Cubic Phalanx Firm/);
  await expect.element(dialog).toMatchTextContent(/nobody knows which comes next/);
});

test('before a Calling is taken it can be seen from the question what each may give', async () => {
  const { screen } = await sitDown(start());
  await screen.getByRole('button', { name: /^See (all \d+ Callings|the one left)$/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Callings that may come' });
  const first = dialog.getByRole('listitem').filter({ hasText: 'In Cubic Phalanx Firm' });
  await expect.element(first).toMatchTextContent(/Gives: .+\. ?Achieved when/);
});

test('the rose under the board is lit as far as the Objective has come', async () => {
  await sitDown({ ...goliath(), balance: { good: 30, opponent: 5 } });
  await expect.poll(() => document.querySelector('[data-rose]')?.getAttribute('data-rose')).toBe('6');
});

const ASKING_MUCH = ['It Is Finished', 'The Wall Fell Down Flat', 'Let My People Go'];

test.each(ASKING_MUCH.flatMap((name) => [[name, 1280, 800] as const, [name, 1920, 1080] as const]))(
  'beside two Callings all that %s asks and changes is in sight, at %i by %i',
  async (name, width, height) => {
    await page.viewport(width, height);
    const { screen } = await sitDown(withCallings(withObjective(name), 2));
    await settled();
    const purpose = part('.purpose');
    expect(purpose.scrollHeight).toBeLessThanOrEqual(purpose.clientHeight);
    await expect.element(screen.getByRole('button', { name: /^Calling: / }).last()).toBeVisible();
  },
);
