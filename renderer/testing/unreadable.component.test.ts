import { afterEach, expect, test } from 'vitest';
import { unreadable } from './clipped.ts';

function lay(markup: string): readonly string[] {
  document.body.innerHTML = markup;
  return unreadable();
}

afterEach(() => {
  document.body.innerHTML = '';
});

test('a page that can be read has no faults', () => {
  expect(
    lay('<p style="font-size: 16px">In the beginning</p><p style="font-size: 16px">was the Word</p>'),
  ).toEqual([]);
});

test('words that are cut off, at the side or below, are found', () => {
  const cut = 'overflow: hidden; width: 40px; height: 12px; font-size: 16px; white-space: nowrap';
  expect(lay(`<p style="${cut}">Unshaken</p>`)).toEqual(['cut at the side by p "": Unshaken']);
  expect(lay('<p style="overflow: hidden; height: 6px; font-size: 16px">Low</p>')).toEqual([
    'cut off by p "": Low',
  ]);
});

test('what can be scrolled down to is no fault', () => {
  const box =
    '<div style="overflow: hidden auto; height: 40px"><div style="height: 200px"></div><p>Below</p></div>';
  expect(lay(box)).toEqual([]);
});

test('words that lie over each other, or under something else, are found', () => {
  const at = 'position: absolute; left: 10px; top: 10px; font-size: 16px; margin: 0';
  expect(lay(`<p style="${at}">Alpha</p><p style="${at}">Omega</p>`)).toContain('"Alpha" overlaps "Omega"');
  const [fault] = lay(`<p style="${at}">Alpha</p><div style="${at}; width: 90px; height: 40px"></div>`);
  expect(fault).toBe('covered by div "": Alpha');
});

test('a dialog, or what is fixed over the page, may cover it', () => {
  const at = 'left: 10px; top: 10px; font-size: 16px; margin: 0';
  const over = `<div style="position: fixed; ${at}; width: 90px; height: 40px">Over</div>`;
  expect(lay(`<p style="position: absolute; ${at}">Alpha</p>${over}`)).toEqual([]);
});

test('what cannot be seen covers nothing, and a menu may lie over what is fixed', () => {
  const at = 'left: 10px; top: 10px; font-size: 16px; margin: 0';
  const unseen = `<input type="radio" style="position: absolute; ${at}; width: 90px; height: 40px; opacity: 0">`;
  expect(lay(`<p style="position: absolute; ${at}">Alpha</p>${unseen}`)).toEqual([]);
  document.body.innerHTML = `<p style="position: fixed; ${at}">Alpha</p><p popover style="${at}">Omega</p>`;
  document.querySelector<HTMLElement>('[popover]')?.showPopover();
  expect(unreadable()).toEqual([]);
});

test('small print and a page that scrolls sideways are found', () => {
  expect(lay('<p style="font-size: 9px">Small</p>')).toEqual(['too small, 9.0 px: Small']);
  expect(lay('<div style="width: 3000px; height: 1px"></div>')[0]).toMatch(/^the page scrolls sideways/);
});
