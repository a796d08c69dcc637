import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Step } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { View } from '../../../../engine/alpha-omega/index.ts';
import { settings } from '../../../settings.svelte.ts';
import { chosenTime } from '../../../testing/chosen-time.ts';
import { standingWith } from '../../../testing/fake-game.ts';
import { settled } from '../../../testing/settled.ts';
import { sitAround, sitDown } from '../../../testing/sit-down.ts';
import { friends } from './testing/friends.ts';

const usual = settings.chosen;

afterEach(() => {
  settings.chosen = usual;
});

type Sat = Awaited<ReturnType<typeof sitDown>>;

const openMenu = async ({ screen }: Sat): Promise<void> => {
  await screen.getByRole('button', { name: 'Menu' }).click();
  await expect.poll(() => document.querySelector('[data-zone=menu]:popover-open')).not.toBeNull();
};
const closeMenu = async (): Promise<void> => {
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('[data-zone=menu]:popover-open')).toBeNull();
};
/** Long enough for anything that the table does by itself. */
const LONG = 20_000;

test.each(['calm', 'instant'] as const)(
  'at the pace %s computer players do nothing while the menu is open, and goes on after it',
  async (pace) => {
    settings.chosen = { ...usual, pace };
    const pass = chosenTime();
    const seats = [{ kind: 'bot' }, { kind: 'person', name: 'Steve', profile: null }] as const;
    // It is asked only after the menu was opened: by then nobody looks.
    const sat = await sitAround(
      { hands: 'open', seats },
      friends(2, 1),
      friends(2, 0, 12),
      friends(2, 1, 13),
    );
    const botAnswer = vi.spyOn(sat.api, 'botAnswer');
    await openMenu(sat);
    await sat.session.answer(['pass']);
    await pass(LONG);
    await settled();
    expect(botAnswer.mock.calls).toEqual([]);
    await closeMenu();
    await pass(1000);
    await expect.poll(() => botAnswer).toHaveBeenCalledTimes(1);
  },
);

test('a key answers nothing while the menu lies open', async () => {
  const sat = await sitDown(friends(2), friends(2, 1, 12));
  const answer = vi.spyOn(sat.api, 'answer');
  await openMenu(sat);
  await userEvent.keyboard('1');
  await userEvent.keyboard('e');
  await settled();
  expect(answer.mock.calls).toEqual([]);
  await closeMenu();
  await userEvent.keyboard('e');
  await expect.poll(() => answer).toHaveBeenCalledTimes(1);
});

test('what happens is told when it can be seen: what is still to be told waits for the menu', async () => {
  settings.chosen = { ...usual, pace: 'calm' };
  const pass = chosenTime();
  const sat = await sitDown(friends(2));
  const told = (view: View) =>
    [1, 2, 3].map((amount) => ({
      events: [{ event: { type: 'damaged', card: view.inPlay[0]?.id ?? 0, by: 1, amount }, defs: {} }],
      changes: {},
    }));
  const next = friends(2, 1, 12);
  const step = { ...standingWith(next), stop: null, beats: told(next) } as unknown as Step;
  vi.spyOn(sat.api, 'answer').mockResolvedValueOnce({ ok: true, value: step });
  await openMenu(sat);
  await sat.session.answer(['pass']);
  const isTold = (): boolean =>
    document.querySelector('[data-zone=question][aria-busy=true]') === null &&
    document.querySelector('[data-zone=question][data-decision="12"]') !== null;
  await pass(LONG);
  await settled();
  expect(isTold()).toBe(false);
  await closeMenu();
  await pass(LONG);
  await expect.poll(isTold).toBe(true);
});
