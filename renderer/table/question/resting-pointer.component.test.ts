import { afterEach, beforeEach, expect, test } from 'vitest';
import { heldClock } from '../motion/testing/held-clock.ts';
import { RestingPointer } from './resting-pointer.ts';

const bar = document.createElement('div');
bar.dataset['zone'] = 'question';
bar.style.cssText = 'position: fixed; inset: 0';

beforeEach(() => {
  document.body.append(bar);
});
afterEach(() => {
  bar.remove();
  bar.replaceChildren();
});

/** In place of what was asked comes this. */
function shows(words: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = words;
  button.style.cssText = 'position: absolute; inset: 0';
  bar.replaceChildren(button);
  return button;
}

function pointing() {
  const { clock, pass } = heldClock();
  const pointer = new RestingPointer(clock);
  const end = pointer.follow();
  const go = (clientX: number, pointerType = 'mouse'): void => {
    const init = { clientX, clientY: 50, pointerType, bubbles: true };
    document.elementFromPoint(clientX, 50)?.dispatchEvent(new PointerEvent('pointermove', init));
  };
  return { pointer, pass, go, end };
}

const isLate = (button: Element): boolean => button.hasAttribute('data-late');

test('another button under a mouse that rests is late for a second', () => {
  const { pointer, pass, go, end } = pointing();
  shows('End phase');
  go(100);
  const calling = shows('Take a Calling');
  pointer.asked();
  go(104);
  pass(999);
  expect(isLate(calling)).toBe(true);
  pass(1);
  expect(isLate(calling)).toBe(false);
  end();
});

test('it is not once the mouse has moved, nor is another of the same, nor any under a finger', () => {
  const { pointer, go, end } = pointing();
  shows('End phase');
  go(100);
  const calling = shows('Take a Calling');
  pointer.asked();
  go(120);
  expect(isLate(calling)).toBe(false);
  const same = shows('Take a Calling');
  pointer.asked();
  expect(isLate(same)).toBe(false);
  go(100, 'touch');
  const touched = shows('Draw');
  pointer.asked();
  expect(isLate(touched)).toBe(false);
  end();
});
