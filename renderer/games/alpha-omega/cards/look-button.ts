import type { DefId } from '../../../../engine/index.ts';
import type { TableState } from '../table-state.svelte.ts';
import { glance, glanceAway } from './glance.ts';

type At = { readonly currentTarget: HTMLElement };

/** What shows a card that lies beside the board: large beside the pointer or the focus that rests on what stands for it. */
export function lookButton(table: TableState, def: DefId) {
  const preview = (on: HTMLElement): void => {
    table.look(def);
    table.preview = { on, looked: { def, card: null, id: null } };
  };
  const leave = ({ currentTarget: on }: At): void => {
    glanceAway();
    if (table.preview?.on === on) table.preview = null;
  };
  return {
    type: 'button',
    onclick: ({ currentTarget: on }: MouseEvent & At) => preview(on),
    onfocus: ({ currentTarget: on }: FocusEvent & At) => {
      if (on.matches(':focus-visible')) preview(on);
      else table.look(def);
    },
    onblur: leave,
    onpointermove: (event: PointerEvent & At) => {
      const { currentTarget: on } = event;
      glance(event, () => preview(on));
    },
    onpointerleave: leave,
  } as const;
}
