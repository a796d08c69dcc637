import type { DefId } from '../../../../engine/alpha-omega/index.ts';
import { isWalked } from '../../../input/walked.ts';
import type { TableState } from '../table-state.svelte.ts';
import { glance, glanceAtFocus, glanceAway } from '../../../table/hand/glance.ts';
import type { Showing } from './preview-state.svelte.ts';

type At = { readonly currentTarget: HTMLElement };

const showing =
  (table: TableState, def: DefId) =>
  (on: HTMLElement, by: Showing): void => {
    table.look(def);
    table.preview.show(on, { def, card: null, id: null }, by);
  };

/** Shows a card that lies beside the board: large beside the pointer or the focus that rests on what stands for it. */
export function looking(table: TableState, def: DefId) {
  const preview = showing(table, def);
  return {
    onfocus: ({ currentTarget: on }: FocusEvent & At) => {
      table.look(def);
      if (isWalked()) glanceAtFocus(on, () => preview(on, 'focus'));
    },
    onblur: ({ currentTarget: on }: At) => table.preview.leave(on, 'focus'),
    onpointermove: (event: PointerEvent & At) => {
      const { currentTarget: on } = event;
      if (glance(event, () => preview(on, 'pointer'))) table.preview.comeTo(on);
    },
    onpointerleave: ({ currentTarget: on }: At) => {
      glanceAway();
      table.preview.leave(on, 'pointer');
    },
  } as const;
}

/** What a button does that is there to show a card large. */
export function lookButton(table: TableState, def: DefId) {
  return {
    type: 'button',
    onclick: ({ currentTarget: on }: MouseEvent & At) =>
      showing(table, def)(on, on.matches(':hover') ? 'pointer' : 'focus'),
    ...looking(table, def),
  } as const;
}
