import type { Look } from '../../look.ts';
import { balanceOf } from '../../queries/strength.ts';
import type { Ledger, Note } from '../../reasons.ts';
import type { Balance, Table } from '../../types.ts';
import { leadThatLoses } from '../../variants.ts';
import { asReckoned } from './strength.ts';

/** Rulebook, Strength Check Phase: both sides card by card, their sums, the lead, and the lead that decides. */
export function balanceParts(look: Look): readonly Note[] {
  const counted: Ledger = [];
  const balance = balanceOf(look, counted);
  const of = (side: 'good' | 'opponent'): readonly Note[] =>
    counted
      .filter((note) => note.side === side)
      .map(({ parts, ...note }) => (parts === undefined ? note : { ...note, parts: asReckoned(parts) }));
  return [...of('good'), ...of('opponent'), ...weighed(balance), ...decisive(look.table)];
}

/** The leads that decide: one for both sides, but two in the Narrow Way, and where Good is long-suffering. */
function decisive(table: Table): readonly Note[] {
  const { goal } = table;
  const loses = leadThatLoses(table);
  if (loses === goal) return [{ code: 'goal', amount: goal }];
  return [
    { code: 'wonBy', amount: goal },
    { code: 'lostBy', amount: loses },
  ];
}

/** The sums of both sides and what one leads by, seen from the Good side. */
export function weighed({ good, opponent }: Balance): readonly Note[] {
  return [
    { code: 'sideTotal', side: 'good', result: good },
    { code: 'sideTotal', side: 'opponent', result: opponent },
    { code: 'lead', result: good - opponent },
  ];
}
