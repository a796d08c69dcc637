// What a game is brought to the table with; the first page needs none of it.
export { Session } from '../../session.svelte.ts';
export { readyForFirstBattle } from './first-battle/ready.ts';
export { learnBeginning } from './journeys/beginning.ts';
