import { expect } from 'vitest';
import { input } from '../../input/input.svelte.ts';
import { t } from '../../text/language/language.ts';
import { FakeTime } from '../fake-time.ts';
import { sitInTime } from '../sit-down.ts';
import { press, pressOn, type Screen } from './screen.ts';

/** So many answers into a game of two. */
const FAR = 40;

/** Going back and forth in time, and the end of a game. */
export const TIME_SCREENS: readonly Screen[] = [
  {
    name: 'how far to take back',
    show: async () => {
      const { screen } = await sitInTime(new FakeTime(2, FAR));
      await press(screen, t('time.howFar'));
      await expect.element(screen.getByRole('group', { name: t('time.howFar') })).toBeVisible();
    },
  },
  {
    name: 'an undo that hides again what was seen',
    show: async () => {
      const { screen } = await sitInTime(new FakeTime(2, FAR));
      input.run('undoRound');
      await expect.element(screen.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'an earlier moment',
    show: async () => {
      const { screen } = await sitInTime(new FakeTime(2, FAR));
      input.run('lookBack');
      await expect.element(screen.getByRole('region', { name: t('time.lookingBack') })).toBeVisible();
      document.querySelector<HTMLElement>('[data-zone=question] summary')?.click();
    },
  },
  {
    name: 'the end of a game of two',
    show: async () => {
      const { screen } = await sitInTime(new FakeTime(2));
      await pressOn(screen.getByText(t('outcomePage.asTable')));
    },
  },
  {
    name: 'the end of a game of six',
    show: async () => {
      const { screen } = await sitInTime(new FakeTime(6));
      await expect.element(screen.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'a finished game with its end set aside',
    show: async () => {
      const { screen } = await sitInTime(new FakeTime(2));
      await press(screen, t('outcomePage.lookAtTable'));
    },
  },
];
