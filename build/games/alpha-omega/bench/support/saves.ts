import { catalogueOf, loadPacks, setUp } from '../../../../../cards/load.ts';
import { alphaOmega, randomAnswer, tell } from '../../../../../engine/alpha-omega/index.ts';
import { createMachine, saveState, startStream } from '../../../../../engine/index.ts';
import type { Save, SaveTools } from '../../../../bench/support/types.ts';
import { inRoot } from '../../../../tools.ts';

/** The answers of random games, one game after the other, as they are stored. */
function savesOf(count: number): readonly Save[] {
  const [pack] = loadPacks(inRoot('cards/packs')).packs;
  const objective = pack?.objectives[0];
  if (!pack || objective === undefined) throw new Error('there is no pack with an Objective in cards/packs');
  const machine = createMachine(alphaOmega, catalogueOf([pack]));
  const rows: Save[] = [];
  for (let game = 0; rows.length < count; game += 1) {
    const setup = setUp(pack, objective, ['Ann']);
    let { state } = machine.begin(setup, `save ${game}`);
    let rng = startStream(`save ${game}`, 'random player');
    for (let number = 1; state.pending; number += 1) {
      const { id: decision, seat, ask } = state.pending;
      const [answer, after] = randomAnswer(ask, rng);
      rng = after;
      const command = { decision, seat, answer };
      const applied = machine.apply(state, command);
      if (!applied.ok) throw new Error(applied.error.code);
      state = applied.value.state;
      const { round } = state.table;
      rows.push({
        setup,
        game: String(game),
        number,
        record: { kind: 'answer', command, by: seat },
        line: Array.from({ length: number }, (_, index) => index + 1),
        events: tell(applied.value.events, state.table, [0]),
        round,
        outcome: state.outcome,
        state: saveState(state),
      });
    }
  }
  return rows.slice(0, count);
}

/** What is saved of Alpha/Omega to be measured. */
export const saves: SaveTools = { ruleset: alphaOmega.id, saves: savesOf };
