// What a game is brought to the table with; the first page needs none of it.
export { Session } from './session.svelte.ts';
export { learnBeginning } from './journeys/beginning.ts';
