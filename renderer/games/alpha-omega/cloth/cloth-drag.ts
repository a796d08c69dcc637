import { dragging, type Point } from '../../../input/drag.ts';

/** What a cloth does with a card that is dragged over it. */
export interface ClothDrag {
  /** May the card of this choice be taken up? */
  readonly take: (option: string) => boolean;
  readonly carry: (option: string, at: Point) => void;
  readonly lay: (option: string, at: Point) => void;
  readonly letGo: () => void;
}

/** Cards on the cloth are dragged to another place, or into the slot; for `{@attach}`. */
export function clothDrag({ take, carry, lay, letGo }: ClothDrag): (cloth: HTMLElement) => () => void {
  let at: Point = { x: 0, y: 0 };
  return dragging<string>({
    pick: (on) => {
      const option = on.closest('[data-laid]')?.getAttribute('data-laid') ?? null;
      if (option === null || !take(option)) return null;
      document.documentElement.dataset['dragging'] = '';
      return option;
    },
    move: (option, point) => {
      at = point;
      carry(option, point);
    },
    drop: (option) => {
      delete document.documentElement.dataset['dragging'];
      lay(option, at);
      letGo();
    },
    cancel: () => {
      delete document.documentElement.dataset['dragging'];
      letGo();
    },
  });
}
