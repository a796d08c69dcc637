import { catalogueOf, loadPacks, setUp } from '../../../../../cards/load.ts';
import type { OwnedDb } from '../../../../../db/file/handles.ts';
import { houseOver, OBJECTIVE, PACKS, valueOf } from '../../../../../electron/testing/house.ts';
import { botNamed } from '../../../../../engine/alpha-omega/beyond/bots/bots.ts';
import { alphaOmega } from '../../../../../engine/alpha-omega/index.ts';
import { createMachine, startStream } from '../../../../../engine/index.ts';
import type { LongTools } from '../../../../bench/support/types.ts';

/**
 * Plays a campaign of six by the greedy bot until so many answers are in its log. Every answer is taken back and given
 * once more: no game of this bot is as long without.
 * @returns the game
 */
function play(db: OwnedDb, most: number): string {
  const [pack] = loadPacks(PACKS).packs;
  if (!pack) throw new Error('there is no pack');
  const machine = createMachine(alphaOmega, catalogueOf([pack]));
  const bot = botNamed('steady');
  const { sessions } = houseOver(db);
  const request = {
    ...{ objective: OBJECTIVE, campaign: pack.objectives.filter((id) => id !== OBJECTIVE) },
    ...{ seats: ['Ann', 'Ben', 'Cara', 'Dan', 'Eve', 'Finn'], variants: ['easy'] as const },
  };
  for (let tries = 0; ; tries += 1) {
    const seed = `open ${tries}`;
    const { id } = valueOf(sessions.begin({ ...request, seed }));
    const { campaign, variants } = request;
    let { state } = machine.begin({ ...setUp(pack, OBJECTIVE, request.seats), campaign, variants }, seed);
    let rng = startStream(seed, 'bot');
    for (let answers = 0; state.pending;) {
      const { id: decision, seat } = state.pending;
      const [answer, after] = bot(state, machine, rng);
      const applied = machine.apply(state, { decision, seat, answer });
      if (!applied.ok) throw new Error(applied.error.code);
      valueOf(sessions.answer({ game: id, decision, seat, answer }));
      answers += 1;
      if (answers === most) return id;
      if (answers % 2 === 1) valueOf(sessions.undo({ game: id, by: seat, back: 'step' }));
      else [state, rng] = [applied.value.state, after];
    }
    db.run('DELETE FROM games WHERE id = ?', id);
  }
}

/** Long games of Alpha/Omega. */
export const long: LongTools = {
  play,
  table(db) {
    const { sessions } = houseOver(db);
    return (game) => valueOf(sessions.open(game)).log.entries.length;
  },
};
