import { workerData } from 'node:worker_threads';
import { catalogueOf, loadPacks, setUp } from '../../../../../cards/load.ts';
import { alphaOmega, type AlphaOmega } from '../../../../../engine/alpha-omega/index.ts';
import { createMachine } from '../../../../../engine/index.ts';
import { inRoot } from '../../../../tools.ts';
import { randomGames } from '../../../../bench/players/random.ts';
import { serve } from '../../../../bench/players/serve.ts';

/* Whole games of this engine with as many random players as the thread is told. */

const [pack] = loadPacks(inRoot('cards/packs')).packs;
if (!pack) throw new Error('there is no pack in cards/packs');
const machine = createMachine<AlphaOmega>(alphaOmega, catalogueOf([pack]));
const objective = pack.cards.find((card) => card.type === 'objective')?.id ?? '';
const names = Array.from({ length: Number(workerData) }, (_, seat) => `Player ${String(seat + 1)}`);

serve(randomGames(machine, setUp(pack, objective, names)));
