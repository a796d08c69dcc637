import { expect, onTestFinished } from 'vitest';
import { NAMES, hidden } from '../../table/couch/testing/hidden.ts';
import { friends } from '../../games/alpha-omega/couch/testing/friends.ts';
import { plugIn } from '../../input/testing/fake-pad.ts';
import { settings } from '../../settings.svelte.ts';
import { t } from '../../text/language/language.ts';
import { sitAround, sitDown } from '../sit-down.ts';
import { press, pressOn, type Screen } from './screen.ts';

const six = () => sitAround(hidden(6), friends(6), friends(6, 1, 12));

async function openHand() {
  const sat = await six();
  await press(sat.screen, t('couch.showMine', { name: NAMES[0] }));
  await expect.element(sat.screen.getByRole('button', { name: t('couch.hideMine') })).toBeVisible();
}

async function plugged(): Promise<void> {
  const pad = await plugIn();
  onTestFinished(() => pad.unplug());
}

/** Friends with open hands, the menu of one of them open. */
async function menu(seat: number) {
  await plugged();
  const sat = await sitDown(friends(6));
  await press(sat.screen, t('couch.menuOf', { name: NAMES[seat] ?? '' }));
  return sat;
}

/** The people around one screen, and what hangs between them. */
export const COUCH_SCREENS: readonly Screen[] = [
  { name: 'the curtain before six players', show: six },
  { name: 'a private hand', show: openHand },
  {
    name: 'a private hand of somebody who is not asked',
    show: async () => {
      const sat = await six();
      await pressOn(sat.screen.getByRole('button', { name: new RegExp(NAMES[2]) }).first());
      await press(sat.screen, t('couch.showMine', { name: NAMES[2] }));
    },
  },
  {
    name: 'who takes over',
    show: async () => press((await six()).screen, t('couch.takeOverFor', { name: NAMES[0] })),
  },
  {
    name: 'somebody who answers for another',
    show: async () => {
      const { screen } = await six();
      const [asked, other] = NAMES;
      await press(screen, t('couch.takeOverFor', { name: asked }));
      await press(screen, t('couch.takesOver', { name: other, other: asked }));
      await expect
        .element(screen.getByText(t('couch.answersFor', { name: other, other: asked })))
        .toBeVisible();
    },
  },
  { name: 'six players with open hands', show: () => sitDown(friends(6)) },
  { name: 'the menu of a seat', show: () => menu(2) },
  {
    name: 'a plan that is laid',
    show: async () => {
      const { screen } = await menu(1);
      await press(screen, t('couch.planAs', { name: NAMES[1] }));
      document.querySelector<HTMLElement>('[data-zone=opponent] button[data-card]')?.click();
    },
  },
  {
    name: 'a bot that waits to play',
    show: async () => {
      settings.chosen = { ...settings.chosen, pace: 'step' };
      const seats = hidden(3).seats.with(0, { kind: 'bot' });
      await sitAround({ hands: 'open', seats }, friends(3));
    },
  },
];
