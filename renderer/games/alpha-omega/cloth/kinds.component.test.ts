import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { About, Option, View } from '../../../../engine/alpha-omega/index.ts';
import type { Ask } from '../../../../engine/index.ts';
import { cardsOfOption } from '../words/asking/options.ts';
import { openDrawer } from '../../../testing/open-drawer.ts';
import { settled } from '../../../testing/settled.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { hand, known, played } from '../words/testing/card-views.ts';
import {
  burying,
  keepingOne,
  choicesOf,
  discarding,
  ordering,
  picking,
} from '../words/testing/cloth-scenes.ts';
import { battle, luredTurn, playing, start, tie } from '../words/testing/scenes.ts';

/** The battle, in which something else is asked. */
function asking(about: About, ask: Ask<Option>, changes: Partial<View> = {}): View {
  const view = battle();
  const paimon = view.inPlay.find(({ attack, side }) => side === 'opponent' && attack !== null);
  if (paimon === undefined) throw new Error('nobody opposes');
  return { ...view, ...changes, pending: { id: 50, seat: 0, about, source: paimon, ask } };
}

const yesOrNo: Ask<Option> = {
  kind: 'one',
  options: [
    { id: 'accept', kind: 'accept' },
    { id: 'decline', kind: 'decline' },
  ],
};

/** Raphael may step in, or nobody. */
function steppingIn(about: 'interruptAttack' | 'interruptDefeat'): View {
  const raphael = played('Raphael', 'good');
  const id = `ability:${String(raphael.id)}#0`;
  const options: readonly Option[] = [
    { id, kind: 'ability', card: raphael.id, ability: 0 },
    { id: 'decline', kind: 'decline' },
  ];
  return asking(about, { kind: 'one', options }, { inPlay: [...battle().inPlay, raphael] });
}

/** Whoever plays the Opponents picks from their own hand. */
function opponentPlays(): View {
  const cards = hand('Agares', 'Wrath');
  const options = cards.map(({ id }): Option => ({ id: `play:${String(id)}`, kind: 'play', card: id }));
  const opponents = [{ seat: 1, name: 'Omar', hand: cards, handCount: cards.length }];
  const view = asking(
    'opponentPlay',
    { kind: 'one', options: [{ id: 'pass', kind: 'pass' }, ...options] },
    { opponents },
  );
  return { ...view, eyes: [0, 1], pending: view.pending && { ...view.pending, seat: 1 } };
}

const actionAbout = (about: About): View => {
  const view = battle();
  return { ...view, pending: view.pending && { ...view.pending, about } };
};

const [michael, raphael] = battle().inPlay.filter(({ side, attack }) => side === 'good' && attack !== null);
const both = [michael, raphael].flatMap((card) => card ?? []);

type Where = 'buttons' | 'cards where they lie' | 'cloth';
type Kind = Ask<Option>['kind'];

/**
 * An example of every kind of question, and where it is answered. A new kind does not compile before it has its own here: nobody
 * asks about cards that cannot be pressed.
 */
const QUESTIONS: Readonly<Record<About, readonly (readonly [Kind, Where, () => View])[]>> = {
  newHand: [['one', 'buttons', () => asking('newHand', yesOrNo)]],
  drawOrCalling: [['one', 'buttons', start]],
  play: [
    ['one', 'cards where they lie', playing],
    ['one', 'cards where they lie', luredTurn],
  ],
  action: [['one', 'cards where they lie', battle]],
  luredAttack: [['one', 'cards where they lie', () => actionAbout('luredAttack')]],
  opponentTarget: [['one', 'cards where they lie', tie]],
  interruptAttack: [['one', 'cards where they lie', () => steppingIn('interruptAttack')]],
  interruptDefeat: [['one', 'cards where they lie', () => steppingIn('interruptDefeat')]],
  may: [['one', 'buttons', () => asking('may', yesOrNo)]],
  discardCards: [['some', 'cards where they lie', discarding]],
  opponentPlay: [['one', 'cards where they lie', opponentPlays]],
  opponentAction: [['one', 'cards where they lie', () => actionAbout('opponentAction')]],
  chooseCard: [
    ['one', 'cloth', picking],
    ['one', 'cloth', () => picking(['Michael', 'Heaven'])],
    ['some', 'cloth', burying],
    ['some', 'cloth', () => burying(['Moloch', 'Wrath', 'Agares'], 2)],
    [
      'one',
      'cards where they lie',
      () => asking('chooseCard', { kind: 'one', options: choicesOf(both) }, { inPlay: both }),
    ],
    [
      'some',
      'cards where they lie',
      () =>
        asking('chooseCard', { kind: 'some', options: choicesOf(both), min: 0, max: 2 }, { inPlay: both }),
    ],
    // One of them lies in a pile: all are chosen side by side.
    [
      'one',
      'cloth',
      () => {
        const discarded = known('Azrael');
        const seats = battle().seats.map((seat) => ({ ...seat, discard: [discarded] }));
        return asking(
          'chooseCard',
          { kind: 'one', options: choicesOf([...both, discarded]) },
          { inPlay: both, seats },
        );
      },
    ],
  ],
  chooseCalling: [['one', 'cloth', keepingOne]],
  arrangeCards: [
    ['order', 'cloth', ordering],
    ['order', 'cloth', () => ordering(['Moloch', 'Wrath'])],
  ],
};

const all = Object.entries(QUESTIONS).flatMap(([about, examples]) =>
  examples.map(([kind, where, make], at) => [about, kind, at, where, make] as const),
);

test.each(all)('%s (%s, example %i) is answered by %s', async (about, kind, _, where, make) => {
  const view = make();
  expect([view.pending?.about, view.pending?.ask?.kind]).toEqual([about, kind]);
  await sitDown(view);
  await settled();
  expect(document.querySelector('[data-cloth]') !== null).toBe(where === 'cloth');
  const on = (selector: string): boolean => document.querySelector(selector) !== null;
  for (const option of view.pending?.ask?.options ?? []) {
    const { from } = cardsOfOption(option);
    const card = `[data-card="${String(from)}"]`;
    const isThere =
      where === 'cloth'
        ? on(`[data-cloth] [data-laid="${option.id}"] ${card}`)
        : from === null
          ? on(`[data-zone=question] [data-option="${option.id}"]`)
          : on(`[data-zone]:not([data-zone=question]) ${card}.open`);
    expect(isThere, option.id).toBe(true);
  }
  // Never a list of words for cards.
  expect(on('[data-zone=question] input[data-choice]')).toBe(false);
});

test('every way to ask has an example with cards', () => {
  const kinds: Readonly<Record<Kind, true>> = { one: true, some: true, order: true };
  const shown = new Set(all.flatMap(([, kind, , where]) => (where === 'cloth' ? [kind] : [])));
  expect([...shown].toSorted()).toEqual(Object.keys(kinds).toSorted());
});

test('each of two Callings says beside its picture what it gives, and it is the Draw Phase', async () => {
  const { screen } = await sitDown(keepingOne());
  await expect.element(screen.getByRole('heading', { name: 'The next two Callings' })).toBeVisible();
  for (const gives of [/^Gives: Every Person of yours takes/, /^Gives: Once per turn/])
    await expect.element(screen.getByText(gives)).toBeVisible();
  const now = document.querySelector('[aria-current=step]');
  expect(now?.textContent).toContain('Draw Phase');
});

test.each([
  [1280, 800],
  [1920, 1080],
])(
  'two Callings have room beside the open drawer without a scrollbar, at %i by %i',
  async (width, height) => {
    await page.viewport(width, height);
    await openDrawer();
    await sitDown(keepingOne());
    await settled();
    const cloth = document.querySelector('[data-cloth]');
    if (cloth === null) throw new Error('no cloth is laid');
    expect(cloth.scrollWidth - cloth.clientWidth).toBeLessThanOrEqual(0);
    expect(cloth.scrollHeight - cloth.clientHeight).toBeLessThanOrEqual(0);
  },
);
