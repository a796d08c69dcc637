import { hiddenFrom } from '../census.ts';
import { cardIn, type Law, lawOfSteps } from './law.ts';

/** Whoever undoes an answer takes back what it showed: then the undo is told as one that takes back knowledge. */
export const reveals: Law = lawOfSteps(
  'an answer that shows hidden cards counts as one that reveals',
  ({ before, state, isRevealed }, check) => {
    if (before === null || isRevealed) return;
    for (const eyes of partiesAt(before.table.seats.length, before.table.opponents.length)) {
      const now = hiddenFrom(state.table, eyes);
      const shown = [...hiddenFrom(before.table, eyes)].filter((id) => !now.has(id));
      check(shown.length === 0, () => {
        const cards = shown.map((id) => cardIn(state.table, id)).join(', ');
        return `${before.pending?.about ?? '?'} of seat ${String(before.pending?.seat)} shows seats ${eyes.join()} ${cards}`;
      });
    }
  },
);

/** The Good players look together, and so do the players of the Opponents. */
function partiesAt(seats: number, opponents: number): readonly (readonly number[])[] {
  const all = [...Array(seats + opponents).keys()];
  return [all.slice(0, seats), all.slice(seats)].filter((party) => party.length > 0);
}
