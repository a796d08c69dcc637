import { expect } from 'vitest';
import type { PivotalProgress, Replay } from '../../../electron/shared/games/alpha-omega/api.ts';
import { t } from '../../text/language/language.ts';
import { over } from '../../games/alpha-omega/words/testing/scenes.ts';
import { summary } from '../fake-summary.ts';
import { fakeStorage, keptOf } from '../fake-storage.ts';
import { fakeReplays, pivotalProgress } from '../fake-replays.ts';
import { FakeTime } from '../fake-time.ts';
import { sitInTime } from '../sit-down.ts';
import { openProgram } from './program.ts';
import { press, pressOn, type Screen } from './screen.ts';

const GAMES = [summary(), summary({ id: 'game-2', seats: ['Mindy', 'Steve'], outcome: over().outcome })];

const NOTES: Replay['notes'] = [
  {
    ...{ id: 'note-1', moment: 2, text: '**Mindy**:\n\n- Ruth\n- Naomi' },
    ...{ createdAt: '2026-11-21T09:30:00.000Z', changedAt: '2026-11-21T09:30:00.000Z' },
  },
];

const KEPT = fakeStorage({ games: GAMES.map((game) => keptOf(game)) });

/** Goes to the replay of a game, as the program answers about it. */
async function watch(
  changes: Partial<Replay> = {},
  replays = fakeReplays(changes),
  pivotal: PivotalProgress['at'] = 'stopped',
) {
  const screen = await openProgram({
    ...KEPT,
    ...replays,
    pivotalProgress: () => Promise.resolve({ ok: true, value: pivotalProgress(pivotal, () => []) }),
  });
  await pressOn(screen.getByRole('button', { name: t('replays.place'), exact: false }));
  await pressOn(screen.getByRole('button', { name: new RegExp(`^${t('replays.watch')} And`) }).first());
  return screen;
}

/** Watching games again, and what is told of their choices. */
export const REPLAY_SCREENS: readonly Screen[] = [
  {
    name: 'games that can be watched',
    show: async () => {
      const screen = await openProgram(KEPT);
      await pressOn(screen.getByRole('button', { name: t('replays.place'), exact: false }));
      await expect
        .element(screen.getByRole('tab', { name: t('storage.lines', { count: GAMES.length }) }))
        .toBeVisible();
    },
  },
  {
    name: 'a replay with a note',
    show: async () => {
      const screen = await watch({ notes: NOTES });
      await expect.element(screen.getByRole('region', { name: t('replays.name') })).toBeVisible();
      await press(screen, t('time.stepLater'));
      await press(screen, t('time.stepLater'));
      await expect.element(screen.getByText('Naomi', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'the notes of a replay',
    show: async () => {
      const screen = await watch({ notes: NOTES });
      await pressOn(
        screen.getByRole('button', { name: t('replays.notesCount', { count: 1 }), exact: false }),
      );
      await expect.element(screen.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the choices of a replay',
    show: async () => {
      const screen = await watch({}, fakeReplays({}, 2), 'found');
      await press(screen, t('replays.choices'));
      await expect.element(screen.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'a replay by other rules',
    show: async () => {
      const screen = await watch({ storedFrom: 0, rules: { played: 2, here: 3 } });
      await expect
        .element(screen.getByText(t('replays.otherRules', { played: 2, here: 3 }), { exact: false }))
        .toBeVisible();
    },
  },
  {
    name: 'a story of which no table was stored',
    show: async () => {
      const changes = { storedFrom: 0, rules: { played: 2, here: 3 } };
      const replays = fakeReplays(changes);
      const screen = await watch(changes, {
        ...replays,
        replayMoment: ({ moment }) =>
          Promise.resolve({ ok: true, value: { moment, viewOf: null, view: null, beats: [] } }),
      });
      await expect.element(screen.getByText(t('replays.noTable'), { exact: false })).toBeVisible();
    },
  },
  {
    name: 'a replay that cannot be opened',
    show: async () => {
      const screen = await watch(
        {},
        {
          ...fakeReplays(),
          openReplay: () =>
            Promise.resolve({ ok: false, error: { code: 'otherRules', detail: 'its hands are private' } }),
        },
      );
      await expect.element(screen.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'the choices of a game that moved the odds',
    show: async () => {
      const { screen } = await sitInTime(new FakeTime(2), 'found');
      await pressOn(screen.getByRole('heading', { name: t('replays.choices') }));
    },
  },
  {
    name: 'the choices of a game being searched for',
    show: async () => {
      const { screen } = await sitInTime(new FakeTime(2), 'searching');
      await expect.element(screen.getByRole('progressbar')).toBeVisible();
    },
  },
];
