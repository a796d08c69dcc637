import { expect, test } from 'vitest';
import { listBackups } from '../../../db/backups/backups.ts';
import { listGames, loadGame } from '../../../db/games/games.ts';
import { backupsOf } from '../../../db/file/open.ts';
import { alphaOmega } from '../../../engine/alpha-omega/index.ts';
import { GOLDEN, withLaid, withOpened, writtenIn } from '../../testing/golden-files.ts';
import { houseOver, valueOf } from '../../testing/house.ts';
import { thumbnailOf } from '../storage/saves/thumbnail.ts';
import { replaysHandlers } from '../replays/handlers.ts';

test.each(GOLDEN)('every game of %s is there as it was written, and can be played on or watched', (name) => {
  withLaid(name, (file) => {
    const written = writtenIn(file);
    expect(written.size).toBeGreaterThan(2);
    withOpened(file, (db) => {
      expect(db.get('PRAGMA quick_check')).toEqual({ quick_check: 'ok' });
      // What was there before the tables changed is a backup.
      expect(listBackups(backupsOf(file)).map(({ reason }) => reason)).toEqual(['migration']);
      const { sessions, hosted, all } = houseOver(db);
      const replays = replaysHandlers({ hosted, sessions: all });
      expect(new Set(listGames(db).map(({ id }) => id))).toEqual(new Set(written.keys()));
      for (const [id, { rules, answers, text }] of written) {
        const game = loadGame(db, id);
        expect(game?.records).toHaveLength(answers);
        expect(game?.snapshot?.text).toBe(text);
        const replay = replays.openReplay(id);
        if (replay instanceof Promise) throw new TypeError('a replay is opened at once');
        expect(valueOf(replay)).toMatchObject({ rules: { played: rules, here: alphaOmega.version } });
        // All answers of today's rules are played again, and lead to the very state that was stored then; what older ones
        // played is there as it was stored.
        const isOlder = rules !== alphaOmega.version;
        expect(sessions.open(id)).toMatchObject({ value: { notice: null, timeline: { isCut: isOlder } } });
        expect(thumbnailOf(db, id)).not.toBeNull();
      }
    });
  });
});
