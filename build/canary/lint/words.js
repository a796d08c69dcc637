// What only code without types is asked, as the compiler asks it of all other.
import { readFileSync } from 'node:fs';

export const unknown = nowhere;
class Assigned {
  one() {}
  one() {}
}
Assigned = 1;
const constant = 1;
constant = 2;
export const keys = { a: 1, a: 2 };
function named() {}
named = 1;
readFileSync = 1;
export const symbol = new Symbol();
export const math = Math();
export const negated = !constant in keys;
export class Child extends Assigned {
  constructor() {
    this.one();
    super();
  }
}
export class Childless extends Assigned {
  constructor() {}
}
export const accessors = {
  get two() {},
  set three(given) {
    return given;
  },
};
export function unreachable() {
  return named();
  named();
}
var twice = 1;
var twice = 2;
export const list = twice;
