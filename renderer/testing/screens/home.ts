import { expect } from 'vitest';
import type { GameApi, PackIssue } from '../../../electron/shared/games/alpha-omega/api.ts';
import type { UnreadableGame } from '../../../electron/shared/api.ts';
import { t } from '../../text/language/language.ts';
import { battle, over } from '../../games/alpha-omega/words/testing/scenes.ts';
import { fakeGame } from '../fake-game.ts';
import { summary } from '../fake-summary.ts';
import { diskFull, openProgram } from './program.ts';
import { press, pressOn, type Screen } from './screen.ts';

const GAMES = [
  summary({ journey: { id: 'journey-1', kind: 'campaign', name: 'Naomi' } }),
  summary({ id: 'game-3' }),
  summary({ id: 'game-2', seats: ['Mindy', 'Steve'], outcome: over().outcome, variants: ['easy'] }),
];

const BROKEN: readonly UnreadableGame[] = [
  { id: 'game-9', playedAt: '2026-11-21T09:30:00.000Z', detail: 'set-up: no Objective' },
];

const ISSUES: readonly PackIssue[] = [
  { file: 'good/gabriel.json', path: 'strength', message: 'expected a number' },
];

const games = (readable: typeof GAMES, unreadable = BROKEN): Pick<GameApi, 'listGames'> => ({
  listGames: () => Promise.resolve({ ok: true, value: { games: readable, unreadable } }),
});

const library: GameApi['library'] = async () => {
  const reply = await fakeGame([battle()]).library();
  return reply.ok ? { ok: true, value: { ...reply.value, issues: ISSUES } } : reply;
};

/** The first page, what it says when something is wrong, and the pages that are one step away. */
export const HOME_SCREENS: readonly Screen[] = [
  {
    name: 'the cards being laid out',
    show: () => openProgram({ library: () => new Promise(() => undefined) }),
  },
  {
    name: 'cards that cannot be read at all',
    show: async () => {
      const shown = await openProgram({ library: () => Promise.resolve(diskFull) });
      await expect.element(shown.getByText('the disk is full')).toBeVisible();
    },
  },
  {
    name: 'the first page of a new program',
    show: async () => {
      const shown = await openProgram();
      await expect.element(shown.getByRole('button', { name: t('home.newGame') })).toBeVisible();
    },
  },
  {
    name: 'the first page with games',
    show: async () => {
      const shown = await openProgram(games(GAMES, []));
      await expect.element(shown.getByRole('heading', { name: t('home.games') })).toBeVisible();
      await expect.element(shown.getByRole('heading', { name: t('home.over') })).toBeVisible();
    },
  },
  {
    name: 'the first page with games and cards that cannot be read',
    show: async () => {
      const shown = await openProgram({ ...games([]), library });
      await expect.element(shown.getByRole('heading', { name: t('home.unreadable') })).toBeVisible();
    },
  },
  {
    name: 'games that cannot be listed',
    show: async () => {
      const shown = await openProgram({ listGames: () => Promise.resolve(diskFull) });
      await expect.element(shown.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'an unreadable game about to be deleted',
    show: async () => {
      const shown = await openProgram(games([]));
      await pressOn(shown.getByText(t('home.delete'), { exact: true }));
    },
  },
  {
    name: 'the rulebook from the first page',
    show: async () => press(await openProgram(), t('common.rulebook')),
  },
  { name: 'the credits', show: async () => press(await openProgram(), t('common.credits')) },
];
