import { adjust, closeTop, move, moveTo, moveZone, press, scroll } from './focus.ts';
import type { CommandHandlers } from './input.svelte.ts';
import type { Direction } from './pad-buttons.ts';
import type { Source } from './source.ts';

/** So much of a page PageUp and PageDown leave in sight. */
const PAGE = 0.85;

const moving = (direction: Direction) => ({
  run: ({ device }: Source) => {
    const isPad = device === 'gamepad';
    const isAside = direction === 'left' || direction === 'right';
    return (isPad && isAside && adjust(direction === 'right' ? 1 : -1)) || move(direction, isPad);
  },
});

/** What works on every page: moving the focus, pressing, closing what is open. */
export const usualHandlers: CommandHandlers = {
  press: { run: () => press() },
  back: { run: () => closeTop() },
  moveUp: moving('up'),
  moveDown: moving('down'),
  moveLeft: moving('left'),
  moveRight: moving('right'),
  moveFirst: { run: () => moveTo('first') },
  moveLast: { run: () => moveTo('last') },
  zoneNext: { run: () => moveZone(1) },
  zonePrevious: { run: () => moveZone(-1) },
  pageUp: { run: () => scroll(-PAGE) },
  pageDown: { run: () => scroll(PAGE) },
};
