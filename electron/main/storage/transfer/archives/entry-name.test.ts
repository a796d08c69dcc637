import { expect, test } from 'vitest';
import { entryNameFault } from './entry-name.ts';

const LONG = 'a'.repeat(120);

test.each([
  ...[
    'a',
    '0',
    'game.json',
    'a/b/c/d.json',
    'a-b_c.d',
    'con1.json',
    'xcon',
    'conx.json',
    'lpt.json',
    'com',
    LONG,
  ],
  ...['com10', 'a/lptx', '0.1', 'x.con', 'aux-1'],
])('%s may be a name', (name) => {
  expect(entryNameFault(name)).toBeNull();
});

test.each([
  [`${LONG}a`, 'too long'],
  ['a\0', 'has a NUL'],
  ['/a', 'names a place on a disk'],
  ['a\\b', 'names a place on a disk'],
  ['c:a', 'names a place on a disk'],
  ['C:/a', 'names a place on a disk'],
  ['..', 'leads out of the file'],
  ['a/../b', 'leads out of the file'],
  ['./a', 'leads out of the file'],
  ['a/', 'is a folder'],
  ['a/b/c/d/', 'is a folder'],
  ['a/b/c/d/e', 'lies too deep'],
  ['', 'has letters that are not allowed'],
  ['A.json', 'has letters that are not allowed'],
  ['a//b', 'has letters that are not allowed'],
  ['-a', 'has letters that are not allowed'],
  ['a/.b', 'has letters that are not allowed'],
  ['a b', 'has letters that are not allowed'],
  ['ab:', 'has letters that are not allowed'],
  ['aé', 'has letters that are not allowed'],
  ['a\nb', 'has letters that are not allowed'],
  ['a/con', 'is reserved'],
  ['prn.json', 'is reserved'],
  ['aux', 'is reserved'],
  ['nul.a.b', 'is reserved'],
  ['com1', 'is reserved'],
  ['lpt9.json', 'is reserved'],
  ['con/a', 'is reserved'],
  ['a.', 'is reserved'],
  ['a./b', 'is reserved'],
])('%j %s', (name, fault) => {
  expect(entryNameFault(name)).toBe(fault);
});
