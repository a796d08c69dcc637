import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AlphaOmegaEvent, View } from '../../../engine/alpha-omega/index.ts';
import { input } from '../../input/input.svelte.ts';
import { walkTo } from '../../input/walked.ts';
import { settings } from '../../settings.svelte.ts';
import { t } from '../../text/language/language.ts';
import { battle, playing } from '../../games/alpha-omega/words/testing/scenes.ts';
import { omen } from '../../games/alpha-omega/words/testing/omens.ts';
import { fromMenu } from '../from-menu.ts';
import { settled } from '../settled.ts';
import { sitAfterComputer } from '../sit-after-computer.ts';
import { sitDown } from '../sit-down.ts';
import { sitWithTwoWays } from '../two-ways.ts';
import type { Screen } from './screen.ts';

const PAD = { device: 'gamepad', pad: 1, seat: 1 } as const;

/** The battle with a friend at the table. */
function withSteve(asked: number): View {
  const view = battle();
  const [mindy] = view.seats;
  if (mindy === undefined || view.pending === null) return view;
  const steve = { ...mindy, seat: 1, name: 'Steve', hand: [], handCount: 0, callings: [] };
  return { ...view, seats: [mindy, steve], pending: { ...view.pending, id: 20 + asked, seat: asked } };
}

/** Drags a card a little way, and holds it there. */
function dragOut(card: Element | null): void {
  if (card === null) throw new Error('no such card can be chosen');
  const { x, y } = card.getBoundingClientRect();
  const start = { bubbles: true, pointerId: 1, pointerType: 'mouse', isPrimary: true, buttons: 1 };
  card.dispatchEvent(new PointerEvent('pointerdown', { ...start, clientX: x + 5, clientY: y + 5 }));
  card.dispatchEvent(new PointerEvent('pointermove', { ...start, clientX: x + 60, clientY: y - 60 }));
}

/** The table just when it shows something that has happened, and waits to show the next thing. */
const telling = (name: string, event: (view: View) => AlphaOmegaEvent): Screen => ({
  name: `the table telling of ${name}`,
  show: async () => {
    settings.chosen = { ...settings.chosen, pace: 'step' };
    const { session } = await sitDown(battle());
    const before = session.view;
    const told = omen(before, event(before));
    const after = { ...before, round: before.round };
    session.view = after;
    session.told = {
      before,
      beats: [
        { events: [told], changes: {} },
        { events: [told], changes: {} },
      ],
      after,
    };
  },
});

const cardOf = (view: View, name: string): number =>
  view.inPlay.find(({ def }) => def.endsWith(name))?.id ?? 0;

/** What is there only while something happens. */
export const TELLING_SCREENS: readonly Screen[] = [
  telling('a die', () => ({ type: 'dieRolled', value: 4, seat: 0, source: null })),
  telling('a Strength Check', () => ({ type: 'strengthChecked', balance: { good: 13, opponent: 8 } })),
  telling('damage', (view) => ({
    ...{ type: 'damaged', amount: 3 },
    ...{ card: cardOf(view, 'michael'), by: cardOf(view, 'paimon') },
  })),
  {
    name: 'what a computer player did before one’s own turn',
    show: async () => {
      const { screen } = await sitAfterComputer();
      await screen.getByRole('button', { name: t('waited.title') }).click();
    },
  },
  {
    name: 'why a computer player did what it did',
    show: async () => {
      const { screen } = await sitAfterComputer();
      await screen.getByRole('button', { name: t('waited.title') }).click();
      document.querySelector<HTMLElement>('[data-why-line]')?.click();
      await expect.poll(() => document.querySelector('[data-given] p')).not.toBeNull();
    },
  },
  {
    name: 'a turn that is over by itself',
    show: async () => {
      settings.chosen = { ...settings.chosen, pace: 'step' };
      const { session } = await sitDown(battle());
      session.view = { ...session.view, pending: null };
      session.stop = 'turn';
    },
  },
  {
    name: 'another player who is asked',
    show: async () => {
      const { session } = await sitDown(withSteve(0), withSteve(1));
      await session.answer(['end']);
    },
  },
  {
    name: 'a gamepad of somebody who is not asked',
    show: async () => {
      const { screen } = await sitDown(withSteve(0));
      input.run('end', PAD);
      await expect.element(screen.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'an end that leaves a blow undone',
    show: async () => {
      const { screen } = await sitDown(battle());
      input.run('end');
      await expect.element(screen.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'the board in words',
    show: async () => {
      const { screen } = await sitDown(battle());
      input.run('board');
      await expect.element(screen.getByRole('dialog', { name: t('voice.board') })).toBeVisible();
    },
  },
  {
    name: 'a card in play that is aimed by dragging',
    show: async () => {
      await sitDown(battle());
      dragOut(document.querySelector('button[data-card].open'));
    },
  },
  {
    name: 'a card that is dragged out of the hand',
    show: async () => {
      await sitDown(playing());
      dragOut(document.querySelector('[data-zone=hand] button[data-card].open'));
    },
  },
  {
    name: 'a card that was let go where it can do two things',
    show: async () => {
      const { seated } = await sitWithTwoWays();
      const card = seated.screen.getByRole('button', { name: /^(?:Michael|Miguel)/ });
      await card.click();
      await settled();
      await userEvent.dragAndDrop(card, seated.screen.getByRole('button', { name: /^Paim[oó]n/ }));
      await expect.poll(() => document.querySelector('[data-which]')).not.toBeNull();
    },
  },
  {
    name: 'a card that is shown large beside the focus',
    show: async () => {
      await sitDown(battle());
      const card = document.querySelector<HTMLElement>('button[data-card].open');
      if (card !== null) walkTo(card);
      await expect.poll(() => document.querySelector('[data-preview]')).not.toBeNull();
    },
  },
  {
    name: 'a spent card of the hand that is shown large, with its reason',
    show: async () => {
      await sitDown(playing());
      const held = '[data-zone=hand] button[data-card]';
      const spent = document.querySelector<HTMLElement>(`${held}:has(.card.spent)`);
      if (spent !== null) walkTo(spent);
      await expect.poll(() => document.querySelector('[data-preview] [data-closed-reason]')).not.toBeNull();
    },
  },
  {
    name: 'a moment that the whole table looks up for',
    show: async () => {
      settings.chosen = { ...settings.chosen, pace: 'step', motion: 'reduced' };
      const { session } = await sitDown(battle());
      const before = session.view;
      const told = omen(before, {
        type: 'luredAstray',
        card: cardOf(before, 'raphael'),
        by: cardOf(before, 'abigor'),
      });
      const beats = [told, told].map((one) => ({ events: [one], changes: {} }));
      const after = { ...before, round: before.round };
      session.view = after;
      session.told = { before, beats, after };
      await expect.poll(() => document.querySelector('[data-moment]')).not.toBeNull();
    },
  },
  {
    name: 'a game that may be given up',
    show: async () => {
      const { screen } = await sitDown(battle());
      await fromMenu(screen, t('commands.concede'));
      await expect.element(screen.getByRole('dialog', { name: t('table.concedeTitle') })).toBeVisible();
    },
  },
];
