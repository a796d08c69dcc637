import { workerData } from 'node:worker_threads';
import { catalogueOf, loadPacks, setUp } from '../../../../../cards/load.ts';
import { alphaOmega, randomAnswer, type AlphaOmega } from '../../../../../engine/alpha-omega/index.ts';
import { createMachine, startStream } from '../../../../../engine/index.ts';
import { inRoot } from '../../../../tools.ts';
import { serve } from '../../../../bench/players/serve.ts';

/* Whole games of this engine with as many random players as the thread is told. */

const [pack] = loadPacks(inRoot('cards/packs')).packs;
if (!pack) throw new Error('there is no pack in cards/packs');
const machine = createMachine<AlphaOmega>(alphaOmega, catalogueOf([pack]));
const objective = pack.cards.find((card) => card.type === 'objective')?.id ?? '';
const names = Array.from({ length: Number(workerData) }, (_, seat) => `Player ${String(seat + 1)}`);
const setup = setUp(pack, objective, names);

function play(game: number): number {
  let { state } = machine.begin(setup, `bench ${String(game)}`);
  let rng = startStream(`bench ${String(game)}`, 'random player');
  let decisions = 0;
  while (state.pending) {
    const { id, seat, ask } = state.pending;
    const [answer, after] = randomAnswer(ask, rng);
    rng = after;
    const result = machine.apply(state, { decision: id, seat, answer });
    if (!result.ok) throw new Error(result.error.code);
    state = result.value.state;
    decisions += 1;
  }
  return decisions;
}

serve(play);
