import { workerData } from 'node:worker_threads';
import { higherCard } from '../../../../engine/higher-card/ruleset.ts';
import { setUp } from '../../../../engine/higher-card/set-up.ts';
import { createMachine } from '../../../../engine/index.ts';
import { randomGames } from '../../../bench/players/random.ts';
import { serve } from '../../../bench/players/serve.ts';

/* Whole games of Higher Card with as many random players as the thread is told. */

serve(randomGames(createMachine(higherCard, null), setUp(Number(workerData))));
