import { simulateSeats } from '../../../simulate/seats/tools.ts';
import { counted } from './game.ts';

/** What `npm run simulate` needs of Higher Card. */
export const simulate = simulateSeats({
  ...counted,
  title: 'Higher Card',
  work: { file: new URL('worker.ts', import.meta.url), name: 'simulate' },
});
