import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { makeBackup } from '../../db/backups/backups.ts';
import { addVersion, createDeck, keepDraft } from '../../db/alpha-omega/decks.ts';
import { copyGame, trashGames } from '../../db/games/saves.ts';
import { mergeOther, withOther } from '../../db/backups/merge.ts';
import { openDatabase } from '../../db/file/open.ts';
import { keepWholeGame } from '../../db/games/saved-games.ts';
import { below, startStream } from '../../engine/kernel/rng.ts';
import { playedGame } from './honest-files.ts';
import type { Kept } from './storage-killed.ts';

/*
 * Opens a file of games, which may be of an older version, and then does by chance whatever changes what is kept beside
 * playing: decks are made, changed and saved, games come in from files, are copied and thrown away, backups are made and
 * merged. Says each thing on its output once it was acknowledged, until it is killed.
 *   npx node electron/testing/killed-keeper.ts <file of games> <seed>
 */
const [file = '', seed = ''] = process.argv.slice(2);
const say = (kept: Kept): boolean => process.stdout.write(`${JSON.stringify(kept)}\n`);

const game = playedGame('killed', 12);
say({ kind: 'begun' });
const opened = openDatabase(file);
if (!opened.ok) throw new Error(`${opened.error.code}: ${opened.error.detail}`);
const db = opened.value;
say({ kind: 'opened' });

let rng = startStream(seed, 'keeper');
const dice = (bound: number): number => {
  const [value, after] = below(rng, bound);
  rng = after;
  return value;
};
const lists = (copies: number) => ({
  cards: [{ card: 'starter:michael', name: 'Michael', copies }],
  sideList: [],
});
const at = (): string => new Date().toISOString();
const folder = join(dirname(file), 'backups');
let deck: string | null = null;
let copies = 0;
let last: string | null = null;

const DEEDS: readonly (() => void)[] = [
  () => {
    deck = randomUUID();
    createDeck(db, {
      ...{
        id: deck,
        side: 'good',
        name: `Deck ${String(copies)}`,
        notes: '',
        tags: [],
        cardNotes: {},
        at: at(),
      },
      ...{ lists: lists(copies), origin: { kind: 'made' } },
    });
    say({ kind: 'version', deck, number: 1 });
  },
  () => {
    if (deck === null) return;
    copies += 1;
    keepDraft(db, deck, lists(copies), at());
    say({ kind: 'draft', deck, copies });
  },
  () => {
    if (deck === null) return;
    const number = addVersion(db, deck, { at: at(), origin: { kind: 'edited' }, lists: lists(copies) });
    say({ kind: 'version', deck, number });
  },
  () => {
    const id = randomUUID();
    keepWholeGame(db, { ...game, id });
    say({ kind: 'game', id, records: game.records.length });
  },
  () => {
    const from = db.get(`SELECT id FROM games WHERE trashed_at IS NULL ORDER BY turn DESC`)?.['id'];
    if (typeof from !== 'string') return;
    const id = randomUUID();
    copyGame(db, { from, to: id, kind: 'slot', name: 'A copy', now: at() });
    say({ kind: 'game', id, records: 0 });
    trashGames(db, [id], at());
    say({ kind: 'trashed', id });
  },
  () => {
    ({ file: last } = makeBackup(db, { folder, reason: 'hand', now: new Date() }));
    say({ kind: 'backup', file: last });
  },
  () => {
    if (last !== null) withOther(db, join(folder, last), () => mergeOther(db));
  },
];

// Decks are changed far more often than anything else is done.
for (;;) {
  const many = dice(10);
  (DEEDS[many < 5 ? 1 : dice(DEEDS.length)] ?? DEEDS[0])?.();
}
