// What the rules without types are to find.
import { readFileSync } from 'node:fs';
import type { Dirent } from 'node:fs';
import { Empty } from './types.ts';

export enum Side {
  Good = 'good',
}
export type File = Empty | Dirent;
declare const value: number;
declare const all: { name?: { first: string } };
declare function run(...values: unknown[]): void;

export const arrays = new Array(1, 2);
export const promised = new Promise(async (resolve) => resolve(1));
export function cases(): void {
  switch (value) {
    case 1:
      let one = 1;
      run(one);
    case 2:
      run(2);
      break;
    case 2:
      break;
  }
}
class Assigned {}
Assigned = class {};
export const zero = value === -0;
export function condition(): void {
  let other = 0;
  if (other = value) run(other);
  if (true) run();
}
console.log(value);
export const binary = (value ?? 1) || ({} ?? 1);
export const control = /\x00/;
debugger;
export class Members {
  static {}
  #unused = 1;
  constructor() {}
  one(): void {}
  get two(): number {
    run();
  }
  set three(given: number) {
    return given;
  }
}
export class Child extends Members {
  constructor() {
    run(this);
    super();
  }
}
export class Childless extends Members {
  constructor() {
    run();
  }
}
export function ifs(): void {
  if (value === 1) run();
  else if (value === 1) run(1);
  if (value == 1) {
  }
  for (let at = 0; at < 10; at--) run();
}
export const keys = { a: 1, a: 2 };
export const empties = /[]/;
export const { } = all;
export function finals(): number {
  try {
    run();
  } catch (error) {
    error = 1;
  } finally {
    return 1;
  }
  run();
}
export const cast = !!(!!value ? 1 : 2);
ifs = run;
undefined = 1;
Object = null;
readFileSync = null;
export const invalid = new RegExp('[');
export const irregular = 1;
export const precise = 5123000000000000000000000000001;
export const misleading = /[👍]/u.test('') || /[👍]/.test('');
export const symbol = new Symbol();
export const obj = Math();
export const own = all.hasOwnProperty('name');
export const spaces = /a   b/;
export const self = (given: { a: number }): void => {
  given.a = given.a;
};
export const sparse = [1, , 2];
export function unassigned(): void {
  let never: number | undefined;
  run(never);
}
export const multi = run
(value);
export const negated = !value in all;
export const optional = (all.name?.first).length;
value + 1;
label: run();
let unused = 1;
export const useless = (): number => {
  let written = 1;
  written = 2;
  return written;
};
export const backreference = /\1(a)/;
export const caught = (): void => {
  try {
    run();
  } catch (error) {
    throw error;
  }
  try {
    run();
  } catch (error) {
    throw new Error('another');
  }
};
export const escape = '\d';
var variable = 1;
let constant = 1;
export const used = [variable, constant];
export function rest(): void {
  run(arguments);
  run.apply(undefined, arrays);
}
export function* yields(): Generator {
  run();
}
export const nan = value === NaN;
export const type = typeof value === 'nunber';
export function parameters(a: 1, b: 1, c: 1, d: 1, e: 1): void {
  run(a, b, c, d, e);
  if (a) for (;;) if (b) for (;;) if (c) run();
}
export function complex(n: number): void {
  if (n === 0) run();
  if (n === 1) run();
  if (n === 2) run();
  if (n === 3) run();
  if (n === 4) run();
  if (n === 5) run();
  if (n === 6) run();
  if (n === 7) run();
  if (n === 8) run();
  if (n === 9) run();
  if (n === 10) run();
  if (n === 11) run();
  if (n === 12) run();
  if (n === 13) run();
  if (n === 14) run();
  if (n === 15) run();
  if (n === 16) run();
}
const NaN = 1;
export default [Side, NaN];
