import { expect, test } from 'vitest';
import { listGames, loadGame } from '../../../db/games/games.ts';
import { GOLDEN, UNFINISHED, withLaid } from '../../testing/golden-files.ts';
import { valueOf } from '../../testing/house.ts';
import { openedAt, program } from '../../testing/older-games.ts';
import { alphaOmega } from '../../../engine/alpha-omega/index.ts';

/*
 * Nothing of a game that was over under older rules is or will be played by those of today: its story must not say so.
 */
const FILES = [...GOLDEN, ...UNFINISHED];

test.each(FILES)('no story of a game of %s that was over says that today’s rules go on with it', (name) => {
  expect.hasAssertions();
  withLaid(name, (file) => {
    const db = openedAt(file);
    try {
      const { sessions, replays, replay } = program(db);
      const over = listGames(db).flatMap(({ id, row }) =>
        row.ok && row.value.outcome !== null && row.value.rules < alphaOmega.version ? [id] : [],
      );
      for (const game of over) {
        const kinds = ({ log }: { readonly log: unknown }): string => JSON.stringify(log);
        const opened = valueOf(sessions.open(game));
        expect(opened.view.outcome).not.toBeNull();
        expect(opened.timeline).toMatchObject({ isCut: true });
        expect(kinds(opened)).not.toContain('rulesChanged');
        const { playedFrom, ...story } = replay(game);
        expect(kinds(story)).not.toContain('rulesChanged');
        // Also once something is recorded of it: as another game, and where somebody else sits down.
        const on = replays.playOn({ game, moment: playedFrom });
        if (on instanceof Promise) throw new TypeError('it is begun at once');
        expect(kinds(valueOf(on))).not.toContain('rulesChanged');
        valueOf(sessions.sit({ game, seat: 0, player: { kind: 'person', name: 'Eve', profile: null } }));
        expect(loadGame(db, game)?.upgrades).toMatchObject([{ to: alphaOmega.version }]);
        expect(kinds(valueOf(sessions.open(game)))).not.toContain('rulesChanged');
      }
      expect(listGames(db).length).toBeGreaterThan(0);
    } finally {
      db.close();
    }
  });
});
