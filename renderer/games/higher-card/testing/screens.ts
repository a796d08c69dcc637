import { expect, onTestFinished } from 'vitest';
import type { GameSummary, Seating } from '../../../../electron/shared/api.ts';
import type { GameApi } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { panels } from '../../../panels.svelte.ts';
import { openProgram } from '../../../testing/screens/program.ts';
import { press, pressOn, type Screen } from '../../../testing/screens/screen.ts';
import { t } from '../../../text/language/language.ts';
import { fakeHigherCard } from './fake-game.ts';

const KEPT: GameSummary = {
  ruleset: 'higher-card',
  ...{ id: 'game-1', seats: ['Mindy', 'Steve'], players: 2, seed: 'jubilee-31', round: 3, answers: 5 },
  ...{ hands: 'open', outcome: { winners: [0], points: [3, 2] }, journey: null, goesOn: true },
  ...{ createdAt: '2026-11-21T09:30:00.000Z', playedAt: '2026-11-21T09:30:00.000Z' },
};

const well = (value: unknown) => () => Promise.resolve({ ok: true, value });

/** The program with a game of Higher Card, as a main process tells of any game. */
function program(hands: Seating['hands'], isOver = false) {
  const { dataset } = document.documentElement;
  dataset['sampleGames'] = '';
  onTestFinished(() => {
    delete dataset['sampleGames'];
  });
  const fake = fakeHigherCard(hands);
  if (isOver) fake.playOut();
  const kept = {
    ...{ id: KEPT.id, kind: 'line', name: null, trashedAt: null, playedAt: KEPT.playedAt, detail: '' },
    ...{ game: KEPT, isOfOtherRules: false },
  };
  const changes = {
    ...fake.api,
    newGame: well(fake.opened()),
    listGames: well({ games: isOver ? [KEPT] : [], unreadable: [] }),
    keptGames: well({ games: [kept], total: 1, shelves: { lines: 1, slots: 0, trash: 0 } }),
    thumbnails: well([{ id: KEPT.id, round: 3, points: [3, 2] }]),
    openReplay: well(fake.replay()),
    replayMoment: fake.replayMoment,
  };
  return openProgram(changes as unknown as Partial<GameApi>);
}

/** The page on which the game is set up. */
async function setUp(hands: Seating['hands'], isOver = false) {
  const screen = await program(hands, isOver);
  await press(screen, t('higherCard.name'));
  await expect.element(screen.getByRole('heading', { level: 1, name: t('higherCard.name') })).toBeVisible();
  return screen;
}

/** A table as it comes. */
async function begin(hands: Seating['hands'], isOver = false) {
  const screen = await setUp(hands, isOver);
  await press(screen, t('newGame.begin'));
  await expect.element(screen.getByRole('main', { name: t('table.name') })).toBeVisible();
  return screen;
}

/** Higher Card, as the program shows it. */
export const SCREENS: readonly Screen[] = [
  { name: 'the page of Higher Card', show: () => setUp('open') },
  { name: 'a table of Higher Card', show: () => begin('open') },
  { name: 'a table of Higher Card behind the curtain', show: () => begin('private') },
  { name: 'a game of Higher Card that is over', show: () => begin('open', true) },
  {
    name: 'the rules of Higher Card',
    show: async () => {
      await begin('open');
      panels.open('help');
    },
  },
  {
    name: 'a kept game of Higher Card',
    show: async () => {
      const screen = await program('open', true);
      await pressOn(screen.getByRole('button', { name: new RegExp(`^${t('storage.title')}`) }));
      await expect.element(screen.getByRole('img', { name: /3 : 2/ })).toBeVisible();
    },
  },
  {
    name: 'a replay of Higher Card',
    show: async () => {
      const screen = await program('open', true);
      await pressOn(screen.getByText(t('home.watch'), { exact: true }).last());
      await expect.element(screen.getByRole('region', { name: t('replays.name') })).toBeVisible();
    },
  },
];
