import { isCovered } from '../../input/focus.ts';
import type { CommandHandlers } from '../../input/input.svelte.ts';
import { settings } from '../../settings.svelte.ts';
import { changeOwn } from '../../table/couch/change-own.ts';
import { tableHandlers as commonHandlers } from '../../table/table-handlers.ts';
import type { TableState } from './table-state.svelte.ts';

/** Why of what is looked at: a card, a line of the story, else the Balance. */
function askWhy(table: TableState): void {
  const { activeElement } = document;
  if (table.attention !== null) table.askWhy(table.attention);
  else if (activeElement instanceof HTMLElement && activeElement.matches('[data-why-line]')) {
    activeElement.click();
  } else {
    const scale = document.querySelector('[data-zone=top] [role=meter]');
    if (scale != null) table.asked = { at: scale.getBoundingClientRect(), whys: [{ about: 'balance' }] };
  }
}

/** What can be done at the table by key or gamepad, whatever is asked. */
export function tableHandlers(table: TableState, onleave: () => void): CommandHandlers {
  return {
    ...commonHandlers(table, onleave),
    back: {
      enabled: () => (table.lifted !== null || table.drawer.isPassing) && !isCovered(),
      run: () => {
        if (table.lifted === null) void table.drawer.open(false);
        else table.lift(null);
      },
    },
    look: { run: () => table.pin(table.pinned === null) },
    why: { run: () => askWhy(table) },
    omens: {
      enabled: () => table.decision?.ask != null,
      run: () => {
        const first = table.decision?.ask?.kind === 'one' ? (table.considered?.id ?? null) : null;
        if (table.omens === null || (first !== null && first !== table.omensFirst)) table.foresee(first);
        else table.closeOmens();
      },
    },
    seals: { run: () => void changeOwn(table.couch, { seals: !settings.now.seals }) },
    objective: { run: () => table.look(table.view.objective.def, null) },
    concede: {
      enabled: () => table.conceding.isOpen,
      run: () => {
        table.conceding.isAsked = true;
      },
    },
  };
}
