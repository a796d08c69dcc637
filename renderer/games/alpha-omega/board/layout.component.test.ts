import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { View } from '../../../../engine/alpha-omega/index.ts';
import { walkTo } from '../../../input/walked.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { openDrawer } from '../../../testing/open-drawer.ts';
import { settled } from '../../../testing/settled.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { played } from '../words/testing/card-views.ts';
import { blow } from '../words/testing/options.ts';
import { battle, crowd } from '../words/testing/scenes.ts';
import { wholeTable } from '../../../testing/whole-table.ts';

const NAMES = ['Mindy', 'Steve', 'Ruth', 'Jonathan', 'Esther', 'Bartholomew'] as const;

/** A table of so many players and cards in play, of which some bear others. */
function among(players: number, cards: number): View {
  const ours = Math.ceil(cards / 2);
  const view = crowd(Math.max(1, ours - 3), Math.max(1, cards - ours));
  const [seat] = view.seats;
  if (seat === undefined) throw new Error('a scene has a player');
  const seats = NAMES.slice(0, players).map((name, number) => ({
    ...{ ...seat, seat: number, name },
    callings: number === 0 ? seat.callings : [],
  }));
  const inPlay = view.inPlay.map((card, at) => ({
    ...card,
    owner: card.side === 'good' ? at % players : null,
  }));
  const bearer = inPlay.find(({ side, attack }) => side === 'opponent' && attack !== null);
  const options = view.pending?.ask?.options ?? [];
  const blows = options.flatMap((option) => {
    if (option.kind !== 'attack') return [];
    const [by, target] = [option.card, option.target].map((id) => inPlay.find((card) => card.id === id));
    return by === undefined || target === undefined ? [] : [blow(by, target)];
  });
  const blade = played('Black Blade', 'opponent', { host: bearer?.id ?? null });
  return { ...view, seats, blows, inPlay: [...inPlay, ...(bearer === undefined ? [] : [blade])] };
}

const boxOf = (selector: string): DOMRect =>
  document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
const boxesOf = (selector: string): readonly DOMRect[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());

const rows = ['opponent', 'good'] as const;
const cardsOf = (side: string): readonly DOMRect[] =>
  boxesOf(`[data-zone=${side}] [data-unit] > :first-child`);

beforeEach(() => inLanguage('en', { hints: false, drawer: 'closed' }));

const sizes = [
  [1280, 800],
  [1920, 1080],
] as const;
const tables = sizes.flatMap(([width, height]) =>
  [1, 6].flatMap((players) =>
    [3, 60].flatMap((cards) => [100, 150].map((text) => [width, height, players, cards, text] as const)),
  ),
);

test.each(tables)(
  'at %ix%i, with %i players, %i cards and text of %i in a hundred, board and hand have their room',
  async (width, height, players, cards, text) => {
    await page.viewport(width, height);
    inLanguage('en', { hints: false, drawer: 'closed', textSize: text });
    await sitDown(among(players, cards));
    await settled();
    const [board, hand, line] = [boxOf('.board'), boxOf('.hand'), boxOf('.line')];
    expect((board.height + hand.height) / height).toBeGreaterThanOrEqual(0.75);
    expect(board.height / height).toBeGreaterThanOrEqual(0.55 - (text - 100) / 1000);
    for (const side of rows) {
      const all = cardsOf(side);
      expect(Math.min(...all.map((card) => card.width))).toBeGreaterThanOrEqual(text === 100 ? 96 : 80);
      // Of each at least its Strength is seen.
      const steps = all.slice(1).map((card, at) => card.left - (all[at]?.left ?? 0));
      expect(Math.min(26, ...steps)).toBeGreaterThanOrEqual(25);
      expect(Math.min(...all.map((card) => card.left))).toBeGreaterThanOrEqual(board.left);
      expect(Math.max(...all.map((card) => card.right))).toBeLessThanOrEqual(board.right);
      const within = (card: DOMRect): boolean => card.top >= board.top - 1 && card.bottom <= board.bottom + 1;
      expect(all.every(within)).toBe(true);
    }
    expect(Math.max(...cardsOf('opponent').map((card) => card.bottom))).toBeLessThanOrEqual(line.top + 1);
    expect(Math.min(...cardsOf('good').map((card) => card.top))).toBeGreaterThanOrEqual(line.bottom - 1);
    // Marks of seats lie beside each other, under every card.
    const marks = boxesOf('[data-zone=seats] li');
    expect(marks).toHaveLength(players === 1 ? 0 : players);
    for (const [at, mark] of marks.entries())
      expect(mark.right).toBeLessThanOrEqual((marks[at + 1]?.left ?? Infinity) + 1);
  },
);

test.each([
  [1280, 800, 60],
  [1920, 1080, 20],
])('at %ix%i no card moves while one of %i is chosen, aimed at and dragged', async (width, height, cards) => {
  await page.viewport(width, height);
  const { api } = await sitDown(among(6, cards));
  await settled();
  const all = () => [...boxesOf('[data-unit] > button')].map((box) => box.toJSON() as unknown);
  const rest = all();
  const attacker = document.querySelector<HTMLElement>('[data-zone=good] .card-button.open');
  if (attacker === null) throw new Error('nobody can attack');
  attacker.click();
  await settled();
  expect(all()).toEqual(rest);
  const targets = [...document.querySelectorAll<HTMLElement>('.card-button.target')].slice(0, 5);
  expect(targets.length).toBeGreaterThan(0);
  for (const target of targets) {
    await userEvent.hover(page.elementLocator(target), { position: { x: 12, y: 60 } });
    await settled();
    expect(all()).toEqual(rest);
    expect(target.querySelector('[data-plate]')).not.toBeNull();
  }
  await userEvent.keyboard('{Escape}');
  const [target] = targets;
  if (target === undefined) throw new Error('nobody can be attacked');
  let during: readonly unknown[] = [];
  const watch = (): void => {
    if (document.documentElement.dataset['dragging'] !== undefined) during = all();
  };
  document.addEventListener('pointermove', watch);
  await userEvent.dragAndDrop(page.elementLocator(attacker), page.elementLocator(target), {
    sourcePosition: { x: 12, y: 60 },
    targetPosition: { x: 12, y: 60 },
  });
  document.removeEventListener('pointermove', watch);
  await expect.poll(() => during).toEqual(rest);
  await expect.poll(() => api.answers[0]?.answer[0]).toMatch(/^attack:/);
  await wholeTable();
});

test('beside a Place that lies in its own slot, an empty side is said to have no Person', async () => {
  const view = battle();
  const { screen } = await sitDown({ ...view, inPlay: [played('Heaven', 'good')], pending: null });
  await expect.element(screen.getByText('No Good Person is in play.', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('No Opponent Person is in play.', { exact: true })).toBeVisible();
});

const shared = (one: DOMRect, other: DOMRect): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** What the large card must leave in sight. */
const IN_SIGHT = '.card-button:is(.target, .selected), [data-zone=aims], [data-zone=seats], .ask';

test('with 60 cards and six seats the large card hides neither targets, the attacker, the Objective nor what is asked', async () => {
  await page.viewport(1280, 800);
  await sitDown(among(6, 60));
  await settled();
  document.querySelector<HTMLElement>('[data-zone=good] .card-button.open')?.click();
  await settled();
  const all = [...document.querySelectorAll<HTMLElement>('.card-button.target')];
  expect(all.length).toBeGreaterThan(3);
  const over: string[] = [];
  for (const target of [0, 0.25, 0.5, 0.75, 0.99].flatMap(
    (share) => all[Math.floor(share * all.length)] ?? [],
  )) {
    walkTo(target);
    const name = target.getAttribute('aria-label')?.split(',')[0] ?? '';
    await expect.poll(() => document.querySelector('[data-preview]')?.textContent ?? '').toContain(name);
    await settled();
    const large = boxOf('[data-preview]');
    for (const box of boxesOf(IN_SIGHT))
      if (shared(large, box) > 1) over.push(`${name}: ${JSON.stringify(box)}`);
  }
  expect(over).toEqual([]);
});

test('where the drawer shows the card, nothing shows it a second time', async () => {
  await page.viewport(1280, 800);
  await openDrawer();
  const { screen } = await sitDown(among(1, 12));
  const full = screen.getByRole('region', { name: 'Card in full' });
  await userEvent.hover(screen.getByRole('button', { name: /^Abigor/ }));
  await userEvent.hover(screen.getByRole('button', { name: /^Adramalech/ }));
  await expect.element(full.getByRole('heading', { name: 'Adramalech' })).toBeVisible();
  await settled();
  expect(document.querySelector('[data-preview]')).toBeNull();
});

test('when all foes fall, and when one comes again, the others keep their size and their place', async () => {
  await page.viewport(1280, 800);
  const view = among(1, 12);
  const { session } = await sitDown(view);
  await settled();
  const ours = () => cardsOf('good').map((box) => box.toJSON() as unknown);
  const before = ours();
  expect(before.length).toBeGreaterThan(1);
  session.view = { ...view, inPlay: view.inPlay.filter(({ side }) => side === 'good') };
  await expect.poll(() => cardsOf('opponent')).toHaveLength(0);
  await settled();
  expect(ours()).toEqual(before);
  session.view = { ...session.view, inPlay: [...session.view.inPlay, played('Agares', 'opponent')] };
  await expect.poll(() => cardsOf('opponent')).toHaveLength(1);
  await settled();
  expect(ours()).toEqual(before);
});

test('while a turn lasts nobody moves because another fell or came, and the rows close when it passes', async () => {
  await page.viewport(1280, 800);
  const view = crowd(2, 4);
  const { session } = await sitDown(view);
  await settled();
  const lefts = (): ReadonlyMap<string, number> =>
    new Map(
      [...document.querySelectorAll('[data-board] [data-unit] > [data-card]')].map((card) => [
        card.getAttribute('data-card') ?? '',
        card.getBoundingClientRect().left,
      ]),
    );
  const before = lefts();
  const fallen = view.inPlay.find(({ countsFor, host }) => countsFor === 'opponent' && host === null);
  const come = played('Michael', 'good');
  const now = { ...view, inPlay: [...view.inPlay.filter((card) => card !== fallen), come] };
  session.view = now;
  await expect.poll(() => [...lefts().keys()]).toContain(String(come.id));
  await settled();
  const after = lefts();
  const stayed = [...before].filter(([id]) => id !== String(fallen?.id));
  expect(stayed.length).toBe(before.size - 1);
  for (const [id, left] of stayed) expect(after.get(id), `card ${id}`).toBe(left);
  session.view = { ...now, turn: 1 };
  await expect.poll(() => [...lefts()]).not.toEqual([...after]);
});
