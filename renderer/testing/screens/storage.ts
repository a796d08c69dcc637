import { fromMenu } from '../from-menu.ts';
import { expect } from 'vitest';
import type { GameApi, LookedInto } from '../../../electron/shared/games/alpha-omega/api.ts';
import type { StartTrouble } from '../../../electron/shared/api.ts';
import { pages } from '../../pages.svelte.ts';
import { incoming } from '../../shell/transfer/incoming.svelte.ts';
import { t } from '../../text/language/language.ts';
import { battle } from '../../games/alpha-omega/words/testing/scenes.ts';
import { fakeStorage, keptOf } from '../fake-storage.ts';
import { fakeGame, openedWith } from '../fake-game.ts';
import { summary } from '../fake-summary.ts';
import { sitDown } from '../sit-down.ts';
import { goingOn, openProgram } from './program.ts';
import { press, pressOn, type Screen } from './screen.ts';

const KEPT = [
  keptOf(summary()),
  keptOf(summary({ id: 'game-2', seats: ['Mindy', 'Steve'] }), { name: 'Christmas Eve' }),
  keptOf(summary({ id: 'game-3' }), { isOfOtherRules: true }),
  keptOf(summary({ id: 'game-4' }), { game: null, detail: 'set-up: no Objective' }),
  keptOf(summary({ id: 'game-5' }), { kind: 'slot', name: 'Before the last round' }),
  keptOf(summary({ id: 'game-6' }), { trashedAt: '2026-11-20T18:00:00.000Z' }),
];

const written = { program: '0.1.0', at: '2026-11-21T09:30:00.000Z' };
const about = { name: 'Christmas Eve.aosave', bytes: 20_512, token: '1', written };

const SAVE: LookedInto = {
  ...about,
  inside: {
    kind: 'save',
    save: {
      ...{
        game: summary(),
        name: 'Christmas Eve',
        records: 40,
        likeness: 'ahead',
        isPlayedAgain: true,
        goesOn: true,
        isOwn: false,
        notes: 2,
      },
      ...{ shelf: 'trash', isSlot: false },
      packs: [{ title: 'Starter', version: '1.0.0', isHere: true }],
    },
  },
};

const PACK: LookedInto = {
  ...about,
  inside: {
    kind: 'pack',
    pack: { id: 'saints', title: 'Saints', version: '0.2.0', licence: 'MIT', cards: 31, installed: '0.1.0' },
  },
};

const DECKS: LookedInto = {
  ...about,
  inside: {
    kind: 'deck',
    decks: [
      {
        ...{ name: 'Light', side: 'good', copies: 60, sideCopies: 4, tags: ['Light'], hasNotes: true },
        ...{ unknown: ['Nicholas of Myra'], errors: 2, isHere: false },
      },
      {
        ...{ name: 'Christmas Eve', side: 'opponent', copies: 60, sideCopies: 0, tags: [], hasNotes: false },
        ...{ unknown: [], errors: 0, isHere: true },
      },
    ],
  },
};

const REFUSED: LookedInto = {
  ...{ name: 'Christmas Eve.aosave', bytes: 20_512, token: null, written: null },
  inside: {
    kind: 'refused',
    fault: { code: 'forbiddenKey', entry: 'game.json', path: 'setup.__proto__', detail: 'the key __proto__' },
  },
};

const START: StartTrouble = {
  ...{ code: 'damaged', cause: 'damaged', file: '/home/mindy/.config/alpha-omega/alpha-omega.sqlite' },
  detail: 'Tree 5 page 12: btreeInitPage() returns error code 11',
  failure: null,
  backups: [{ file: 'a', at: '2026-11-21T09:30:00.000Z', reason: 'start', bytes: 790_528 }],
};

/** A page of what is kept, with these calls answered otherwise. */
async function page(name: 'saves' | 'backups' | 'packs', api: Partial<GameApi> = {}) {
  const shown = await openProgram({ ...fakeStorage({ games: KEPT }), ...api });
  pages.go({ name });
  await expect.element(shown.getByRole('heading', { level: 1 })).toBeVisible();
  return shown;
}

/** The program with a file that was looked into. */
async function file(brought: LookedInto) {
  incoming.waiting = [];
  const shown = await openProgram(fakeStorage({ games: KEPT, files: [brought] }));
  await expect.element(shown.getByRole('heading', { level: 1 })).toBeVisible();
  await incoming.bring([new File(['x'], brought.name)]);
  await expect.element(shown.getByRole('dialog')).toBeVisible();
  return shown;
}

/** What is kept, what comes as a file, and what cannot be opened. */
export const STORAGE_SCREENS: readonly Screen[] = [
  {
    name: 'saved games',
    show: async () => {
      const shown = await page('saves');
      await expect.element(shown.getByText('Christmas Eve')).toBeVisible();
    },
  },
  {
    name: 'saved games where nothing was ever kept',
    show: async () => {
      const shown = await page('saves', fakeStorage({ games: [] }));
      await expect.element(shown.getByText(t('storage.noLines'))).toBeVisible();
    },
  },
  {
    name: 'the trash, about to be emptied',
    show: async () => {
      const shown = await page('saves');
      await pressOn(shown.getByRole('tab', { name: t('storage.trash', { count: 1 }) }));
      await press(shown, t('storage.emptyTrash'));
    },
  },
  {
    name: 'what can be done with a saved game',
    show: async () => {
      const shown = await page('saves');
      await press(shown, t('storage.moreOf', { game: 'Christmas Eve' }));
    },
  },
  {
    name: 'a game about to be kept under a name',
    show: async () => fromMenu((await sitDown(battle())).screen, t('storage.saveAs')),
  },
  {
    name: 'what came before, told to whoever comes back',
    show: async () => {
      const opened = openedWith(battle());
      const moment = { number: 0, round: 3, phase: battle().phase, turn: 0, seat: null, revealed: false };
      const timeline = { ...opened.timeline, moments: [moment, { ...moment, number: 1 }] };
      const openGame = () => Promise.resolve({ ok: true as const, value: { ...opened, timeline } });
      const fake = fakeGame([battle()], [summary()]);
      const shown = await openProgram({ listGames: () => fake.listGames(), openGame });
      await pressOn(goingOn(shown));
      await expect.element(shown.getByRole('heading', { name: t('recap.title') })).toBeVisible();
    },
  },
  {
    name: 'a file with a game that goes on further',
    show: () => file(SAVE),
  },
  { name: 'a file with a pack of cards', show: () => file(PACK) },
  { name: 'a file with decks', show: () => file(DECKS) },
  { name: 'a file that is refused', show: () => file(REFUSED) },
  {
    name: 'the backups, one looked into',
    show: async () => {
      const shown = await page('backups');
      await pressOn(shown.getByText(t('storage.look'), { exact: true }).first());
      await expect.element(shown.getByRole('button', { name: t('storage.merge') })).toBeVisible();
    },
  },
  {
    name: 'the packs of cards, one about to be taken away',
    show: async () => {
      const shown = await page('packs');
      await press(shown, t('storage.removePackOf', { pack: 'Saints and Martyrs' }));
    },
  },
  {
    name: 'a report to send, its log made short',
    show: async () => {
      const shown = await page('saves');
      await press(shown, t('storage.moreOf', { game: 'Christmas Eve' }));
      await press(shown, t('report.open'));
      await press(shown, t('report.shrink'));
      await expect.element(shown.getByText(t('report.shrunk', { from: 40, now: 6 }))).toBeVisible();
    },
  },
  {
    name: 'games that cannot be opened',
    show: async () => {
      const shown = await openProgram({ startTrouble: () => Promise.resolve({ ok: true, value: START }) });
      await expect.element(shown.getByRole('button', { name: t('mending.retry') })).toBeVisible();
    },
  },
];
