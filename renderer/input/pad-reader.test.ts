import { expect, test } from 'vitest';
import { PAD_BUTTONS, type PadButton } from './pad-buttons.ts';
import { padReader, type PadState } from './pad-reader.ts';

function pad(down: readonly PadButton[] = [], axes: readonly number[] = [0, 0], index = 0): PadState {
  const buttons = PAD_BUTTONS.map((name) => ({ pressed: down.includes(name), value: 0 }));
  return { index, buttons, axes };
}

/** Reads one state after the other, 16 ms apart, and says what was pressed in each. */
function read(...states: readonly (readonly PadState[])[]): readonly string[] {
  const reader = padReader();
  return states.map((pads, place) =>
    reader(pads, place * 16)
      .map(({ pad: index, button, repeated }) => `${index}${button}${repeated ? '+' : ''}`)
      .join(' '),
  );
}

test('a button counts once, however long it is held', () => {
  expect(read([pad()], [pad(['a'])], [pad(['a'])], [pad()], [pad(['a'])])).toEqual(['', '0a', '', '', '0a']);
});

test('a direction that is held counts again after a while, and then faster', () => {
  const reader = padReader();
  const times: number[] = [];
  reader([pad()], 0);
  for (let now = 10; now <= 800; now += 10) {
    for (const { button } of reader([pad(['right'])], now)) if (button === 'right') times.push(now);
  }
  expect(times).toEqual([10, 390, 500, 610, 720]);
});

test('nothing else repeats by being held', () => {
  const reader = padReader();
  reader([pad()], 0);
  expect(reader([pad(['a', 'lb'])], 10)).toHaveLength(2);
  expect(reader([pad(['a', 'lb'])], 2000)).toEqual([]);
});

test('the left stick is four directions, and does not flutter where it lets go', () => {
  const states = [0, 0.5, 0.7, 0.5, 0.3, 0.7].map((push) => [pad([], [push, 0])]);
  expect(read(...states)).toEqual(['', '', '0right', '', '', '0right']);
  expect(read([pad()], [pad([], [-1, 0])])).toEqual(['', '0left']);
  expect(read([pad()], [pad([], [0, -1])])).toEqual(['', '0up']);
  expect(read([pad()], [pad([], [0, 1])])).toEqual(['', '0down']);
});

test('a trigger that only says how far it is pulled counts as pressed', () => {
  const pulled = pad();
  const buttons = pulled.buttons.map((button, place) =>
    place === PAD_BUTTONS.indexOf('rt') ? { pressed: false, value: 0.8 } : button,
  );
  expect(read([pad()], [{ ...pulled, buttons }])).toEqual(['', '0rt']);
});

test('two gamepads are told apart', () => {
  const two = (first: readonly PadButton[], second: readonly PadButton[]) => [
    pad(first),
    pad(second, [0, 0], 1),
  ];
  expect(read(two([], []), two(['a'], ['b']))).toEqual(['', '0a 1b']);
});

test('the button that wakes a gamepad presses nothing', () => {
  expect(read([], [pad(['a'])], [pad(['a'])], [pad()], [pad(['a'])])).toEqual(['', '', '', '', '0a']);
});

test('a gamepad with fewer buttons and no sticks is read as far as it goes', () => {
  const small = { index: 0, buttons: [{ pressed: true, value: 1 }], axes: [] };
  expect(read([{ ...small, buttons: [] }], [small])).toEqual(['', '0a']);
});
