import { RULES, type Note, type Reason } from '../../reasons.ts';

/** Gives each of some notes the rule it rests on. */
export function reason(notes: readonly Note[]): Reason {
  return notes.map((note) => ({ ...note, rule: RULES[note.code] }));
}
