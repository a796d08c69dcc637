import { dragging, type Point } from '../../../input/drag.ts';

/** What a cloth does with a card that is dragged over it. */
export interface ClothDrag {
  /** May the card of this choice be taken up? */
  readonly take: (option: string) => boolean;
  readonly carry: (option: string, at: Point) => void;
  readonly lay: (option: string, at: Point) => void;
  readonly letGo: () => void;
}

/** Nothing on it has to be scrolled to: what is carried over its edge can be seen whole. */
const fits = (cloth: HTMLElement): boolean =>
  cloth.scrollHeight <= cloth.clientHeight && cloth.scrollWidth <= cloth.clientWidth;

/** Cards on the cloth are dragged to another place, or into the slot; for `{@attach}`. */
export function clothDrag({ take, carry, lay, letGo }: ClothDrag): (cloth: HTMLElement) => () => void {
  let at: Point = { x: 0, y: 0 };
  let cloth: HTMLElement | null = null;
  const done = (): void => {
    delete document.documentElement.dataset['dragging'];
    cloth?.style.removeProperty('overflow');
  };
  return dragging<string>({
    pick: (on) => {
      const option = on.closest('[data-laid]')?.getAttribute('data-laid') ?? null;
      if (option === null || !take(option)) return null;
      document.documentElement.dataset['dragging'] = '';
      cloth = on.closest<HTMLElement>('[data-cloth]');
      if (cloth !== null && fits(cloth)) cloth.style.overflow = 'visible';
      return option;
    },
    move: (option, point) => {
      at = point;
      carry(option, point);
    },
    drop: (option) => {
      done();
      lay(option, at);
      letGo();
    },
    cancel: () => {
      done();
      letGo();
    },
  });
}
