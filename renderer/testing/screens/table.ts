import { expect } from 'vitest';
import type { View } from '../../../engine/alpha-omega/index.ts';
import { settings } from '../../settings.svelte.ts';
import { t } from '../../text/language/language.ts';
import { hand, known, played } from '../../games/alpha-omega/words/testing/card-views.ts';
import {
  battle,
  crowd,
  goliath,
  luredTurn,
  over,
  ownPlace,
  playing,
  start,
  tie,
} from '../../games/alpha-omega/words/testing/scenes.ts';
import {
  burying,
  discarding,
  keepingOne,
  ordering,
  picking,
} from '../../games/alpha-omega/words/testing/cloth-scenes.ts';
import { scene } from '../../games/alpha-omega/words/testing/table.ts';
import { openDrawer } from '../open-drawer.ts';
import { sitAtFirstBattle, sitDown } from '../sit-down.ts';
import { press, pressOn, type Screen } from './screen.ts';

/** Presses what bears this on the page, or the first of it. */
async function pick(selector: string): Promise<void> {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`nothing on this screen is ${selector}`);
  found.click();
  await Promise.resolve();
}

/** The card in play that may do something and glows. */
const OPEN = 'button[data-card].open';

const cards = [played('Michael', 'good'), played('Raphael', 'good')];
/** An ability that may be used or not. */
const mayI = (id: number): View =>
  scene({
    inPlay: cards,
    pending: {
      ...{ id, seat: 0, about: 'may', source: known('Raphael') },
      ask: {
        kind: 'one',
        options: [
          { id: 'accept', kind: 'accept' },
          { id: 'decline', kind: 'decline' },
        ],
      },
    },
  });

/** Two friends, one of them lured, somebody who plays the Opponents, and cards that others' words hold. */
function friends(): View {
  const view = battle();
  const [mindy] = view.seats;
  if (mindy === undefined) return view;
  const steve = { ...mindy, seat: 1, name: 'Steve', hand: hand('Love'), handCount: 1, luredTurns: 2 };
  const calling = { ...known('Squadrons at Once'), progress: 3, times: 3, achieved: true };
  return {
    ...view,
    seats: [
      { ...mindy, knownDeck: [{ ...known('Gabriel'), place: 0 }] },
      { ...steve, callings: [{ ...calling, holds: true, until: null }] },
    ],
    opponents: [{ seat: 2, name: 'Ruth', hand: [known('Agares')], handCount: 1 }],
    variants: ['narrowWay'],
    lostBy: 1,
    inPlay: view.inPlay.map((card) => ({
      ...card,
      // Called as cards are: what is in the cards' own language is no message.
      effects: card.lured ? [] : ['love', 'hope'].map((name) => ({ name, source: known('Michael').def })),
    })),
    balance: { good: 8, opponent: 8 },
    quietRounds: 7,
  };
}

const table = (name: string, view: () => View): Screen => ({ name, show: () => sitDown(view()) });

/** The battle, with what is done there first. */
const inBattle = (
  name: string,
  act: (sat: Awaited<ReturnType<typeof sitDown>>) => Promise<unknown>,
  view = battle,
): Screen => ({
  name,
  show: async () => act(await sitDown(view())),
});

/** A game that ends while somebody sits at it. */
async function endingAs(end: View): Promise<void> {
  const { session, screen } = await sitDown(battle(), end);
  session.view = end;
  await expect.element(screen.getByRole('dialog').getByText(t('outcomePage.lookAtTable'))).toBeVisible();
}

function defeat(): View {
  const { outcome, ...view } = over();
  return { ...view, outcome: outcome && { ...outcome, winner: 'opponent', reason: 'objectiveFailed' } };
}

/** The table in many situations, and whatever may lie over it. */
export const TABLE_SCREENS: readonly Screen[] = [
  table('an empty table', () => scene()),
  table('the first question', start),
  table('a battle', battle),
  table('a card to be played', playing),
  table('a lured turn', luredTurn),
  table('an Objective with a last round', goliath),
  table('a tie', tie),
  table('a full table', crowd),
  table('friends and somebody for the Opponents', friends),
  table('cards to be put in order', ordering),
  table('cards of which some are buried', () => burying(['Moloch', 'Wrath'], 2)),
  table('a card to be picked from a pile', picking),
  table('cards of the hand to be lost', discarding),
  table('two Callings of which one is kept', () => keepingOne()),
  table('the end of a game', over),
  { name: 'the end of a First Battle that was won', show: () => sitAtFirstBattle(over()) },
  { name: 'the moment of a victory', show: () => endingAs(over()) },
  { name: 'the moment of a defeat', show: () => endingAs(defeat()) },
  inBattle('a lifted card', () => pick(OPEN), ownPlace),
  inBattle('all choices', ({ screen }) => press(screen, t('ask.allOf', { count: 6 }))),
  inBattle('Counsel', ({ screen }) => press(screen, t('ask.counsel'))),
  inBattle('Omens', ({ screen }) => press(screen, t('ask.omens'))),
  {
    name: 'a question that is answered once for all',
    show: async () => {
      const shown = await sitDown(mayI(12), mayI(13));
      await pressOn(shown.screen.getByRole('checkbox'));
      await pick('[data-option="decline"]');
    },
  },
  inBattle('Omens always in sight', () => settings.change({ omensLane: true })),
  inBattle('Callings that may come', ({ screen }) => press(screen, t('goals.openCallings', { count: 2 }))),
  inBattle('an open pile', ({ screen }) =>
    press(screen, t('table.pile', { pile: t('table.opponentDiscard'), count: 2 })),
  ),
  inBattle('a deck of which something is known', () => pick('button:has(> [data-spot="deck:opponent"])')),
  inBattle('what is shown of the story', async ({ screen }) => {
    await openDrawer();
    await press(screen, t('tale.filters'));
  }),
  inBattle('a card that is kept in sight, in words alone', async ({ screen }) => {
    await openDrawer();
    await press(screen, t('cards.keep'));
    await pressOn(screen.getByRole('button', { name: t('cards.textOnly') }).last());
  }),
  inBattle(
    'a card with a word that is explained',
    async () => {
      await openDrawer();
      document.querySelector<HTMLElement>('[data-zone=opponent] button[data-card]')?.focus();
    },
    () => scene({ inPlay: [played('Amdusias', 'opponent')] }),
  ),
  inBattle('what a phase is', ({ screen }) => press(screen, t('phase.opponentPhase'))),
  inBattle('why a number is what it is', () => pick('[data-why="strength"]')),
  inBattle('why hit points are what they are, with a ruling', () => pick('[data-why="hitPoints"]')),
  inBattle('why something happened', async () => {
    await openDrawer();
    await pick('[data-why-line]');
  }),
  inBattle('why the Balance is what it is', ({ screen }) => press(screen, t('table.whyBalance'))),
  inBattle('trouble with an answer', async ({ screen, session }) => {
    session.trouble = { code: 'storage', detail: 'the disk is full' };
    await expect.element(screen.getByRole('alert')).toBeVisible();
  }),
];
