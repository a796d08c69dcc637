import type {
  BackupInside,
  GameSummary,
  StorageApi,
  KeptGame,
  LookedInto,
  OpenGame,
} from '../../electron/shared/games/alpha-omega/api.ts';
import type { Reply, Shelf } from '../../electron/shared/api.ts';
import { idOf } from '../games/alpha-omega/words/testing/fake-cards.ts';
import { summary } from './fake-summary.ts';

const well = <T>(value: T): Promise<Reply<T>> => Promise.resolve({ ok: true, value });

/** A kept game around a line of the list. */
export const keptOf = (game: GameSummary, changes: Partial<KeptGame> = {}): KeptGame => ({
  id: game.id,
  ...{ kind: 'line', name: null, trashedAt: null, playedAt: game.playedAt, game, detail: '' },
  isOfOtherRules: false,
  ...changes,
});

const DAY = '2026-11-21T09:30:00.000Z';

/** What a backup could hold beside what is here. */
const INSIDE: BackupInside = {
  file: '2026-11-21T09-30-00-000Z.start.v70.sqlite',
  games: 3,
  differences: [
    {
      id: 'a',
      name: 'Christmas Eve',
      game: summary({ seats: ['Mindy'] }),
      here: null,
      there: 40,
      likeness: 'new',
    },
    {
      id: 'b',
      name: null,
      game: summary({ seats: ['Mindy', 'Steve'] }),
      here: 12,
      there: 30,
      likeness: 'ahead',
    },
    {
      id: 'c',
      name: null,
      game: summary({ seats: ['Steve'] }),
      here: 12,
      there: 13,
      likeness: 'apart',
    },
    { id: 'd', name: null, game: null, here: 5, there: null, likeness: 'missing' },
    { id: 'e', name: null, game: null, here: 0, there: 4, likeness: 'behind' },
  ],
  holds: { decks: 2, teams: 1 },
  decks: ['Light', 'Saints'],
  additions: { decks: 2 },
};

/** What may be otherwise than in a program that was just begun. */
export interface FakeStorage {
  readonly games?: readonly KeptGame[];
  /** What files hold that are looked into, one after the other. */
  readonly files?: readonly LookedInto[];
  readonly opened?: OpenGame;
}

/** A main process that keeps games in memory, and writes nothing. */
export function fakeStorage({ games = [], files = [], opened }: FakeStorage = {}): StorageApi {
  let kept = games;
  let looked = 0;
  const shelfOf = ({ kind, trashedAt }: KeptGame): Shelf =>
    trashedAt !== null ? 'trash' : kind === 'slot' ? 'slots' : 'lines';
  const counted = (shelf: Shelf): number => kept.filter((game) => shelfOf(game) === shelf).length;
  const change = (ids: readonly string[], changes: Partial<KeptGame>): Promise<Reply<{ count: number }>> => {
    kept = kept.map((game) => (ids.includes(game.id) ? { ...game, ...changes } : game));
    return well({ count: ids.length });
  };
  return {
    keptGames: ({ shelf, search, from, count }) => {
      const found = kept.filter(
        (game) =>
          shelfOf(game) === shelf &&
          `${game.name ?? ''} ${game.game?.seats.join(' ') ?? ''}`
            .toLowerCase()
            .includes(search.toLowerCase()),
      );
      const shelves = { lines: counted('lines'), slots: counted('slots'), trash: counted('trash') };
      return well({ games: found.slice(from, from + count), total: found.length, shelves });
    },
    thumbnails: (ids) =>
      well(
        ids.map((id) => ({
          ...{
            id,
            objective: idOf('And There Was War in Heaven'),
            round: 3,
            good: 21,
            opponent: 14,
            goal: 50,
            lostBy: 50,
          },
          ...{ goodPersons: [idOf('Michael'), idOf('Love')], opponentPersons: [idOf('Goliath')] },
        })),
      ),
    saveAs: ({ game, name }) => {
      const source = kept.find(({ id }) => id === game);
      if (source) kept = [...kept, { ...source, id: `${game} copy`, kind: 'slot', name }];
      return well({ id: `${game} copy` });
    },
    copyGame: (game) => well({ id: `${game} copy` }),
    playSlot: () =>
      opened ? well(opened) : Promise.resolve({ ok: false, error: { code: 'noSuchGame', detail: '' } }),
    renameGame: ({ game, name }) => {
      void change([game], { name });
      return well(null);
    },
    trashGames: (ids) => change(ids, { trashedAt: DAY }),
    restoreGames: (ids) => change(ids, { trashedAt: null }),
    emptyTrash: () => {
      const count = counted('trash');
      kept = kept.filter(({ trashedAt }) => trashedAt === null);
      return well({ count });
    },
    exportGame: () => well('/home/mindy/game.aosave'),
    installedPacks: () =>
      well([
        { id: 'starter', title: 'Starter', version: '1.0.0', licence: 'MIT', cards: 140, isOwn: false },
        {
          id: 'saints',
          title: 'Saints and Martyrs',
          version: '0.2.0',
          licence: 'CC-BY-4.0',
          cards: 31,
          isOwn: true,
        },
      ]),
    exportPack: () => well('/home/mindy/starter.aopack'),
    removePack: () => well(null),
    lookInto: () => {
      const file = files[Math.min(looked, files.length - 1)];
      looked += 1;
      return file
        ? well(file)
        : Promise.resolve({ ok: false, error: { code: 'defect', detail: 'no such file' } });
    },
    openedFiles: () => well([]),
    reportPreview: ({ game, shown }) =>
      well({
        parts: [
          { kind: 'about', entry: 'report.json', bytes: 412 },
          ...(game === null
            ? []
            : ([
                { kind: 'game', entry: 'game.json', bytes: 2048 },
                { kind: 'records', entry: 'records.json', bytes: 9120 },
                { kind: 'pack', entry: 'packs/a.json', bytes: 180_224 },
              ] as const)),
          { kind: 'log', entry: 'logs/1.json', bytes: 3072 },
        ],
        ...{
          bytes: 40_960,
          shown: shown === null ? null : { entry: shown, text: '{\n  "words": ""\n}' },
          answers: game === null ? null : 40,
        },
      }),
    saveReport: () => well('/home/mindy/report.aoreport'),
    startShrink: () => well('search'),
    shrinkProgress: () => well({ state: 'done', from: 40, now: 6, tried: 31 }),
    stopShrink: () => well(null),
    exportDecks: () => well('/home/mindy/decks.aodeck'),
    takeIn: () => well({ game: 'game-1', pack: null, decks: [] }),
    putAside: () => well(null),
    backups: () =>
      well({
        backups: [
          {
            file: '2026-11-22T18-00-00-000Z.hand.v70.sqlite',
            at: '2026-11-22T18:00:00.000Z',
            reason: 'hand',
            bytes: 812_032,
          },
          { file: INSIDE.file, at: DAY, reason: 'start', bytes: 790_528 },
        ],
        folder: '/home/mindy/.config/alpha-omega/backups',
        failure: null,
      }),
    backUp: () =>
      well({
        file: '2026-11-22T19-00-00-000Z.hand.v70.sqlite',
        at: '2026-11-22T19:00:00.000Z',
        reason: 'hand',
        bytes: 812_032,
      }),
    lookIntoBackup: (file) => well({ ...INSIDE, file }),
    restoreBackup: () => well(null),
    mergeBackup: () => well({ added: 1, advanced: 1, copied: 1, additions: 2 }),
    startTrouble: () => well(null),
    mend: () => well(null),
    showFolder: () => well(null),
  };
}
