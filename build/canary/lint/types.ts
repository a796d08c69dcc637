// What the rules on types are to find, one each at least; what is wrong with a line is the name before it.
/// <reference path="./code.ts" />
import { Side } from './code.ts';

declare const anything: any;
declare const words: string[];
declare const word: string;
declare const maybe: string | undefined;
declare const count: number;
declare const isReady: boolean;
declare const object: { name: string; run(): void };
declare function later(): Promise<number>;
declare function take(value: string): void;
declare function takeVoid(run: () => void): void;
/** @deprecated for another */
declare function old(): void;
interface Empty {}
enum Mixed {
  One = 1,
  Two = 'two',
}
enum Twice {
  A = 1,
  B = 1,
}
enum Other {
  A = 5,
}
const start = 1;
enum Computed {
  A = start,
}

export const awaitThenable = async (): Promise<void> => void (await count);
// @ts-ignore
export const banTsComment = 1;
export const noArrayDelete = (): void => {
  delete words[0];
};
export const noBaseToString = String({});
export const noConfusingVoid = take(word);
export const deprecated = (): void => {
  old();
};
export type Duplicate = 'a' | 'a';
export const noDynamicDelete = (all: Record<string, number>): void => {
  delete all[word];
};
export const noExtraNonNull = maybe!!.length;
export class Extraneous {
  static one = 1;
}
export const floating = (): void => {
  later();
};
export const forIn = (): void => {
  for (const key in words) take(key);
};
export const implied = (): void => {
  setTimeout('take()', 0);
};
export type InvalidVoid = { run: void };
export const meaningless = (): void => {
  void take(word);
};
export interface MisusedNew {
  new (): MisusedNew;
  constructor(): void;
}
export const misused = (): void => {
  if (later()) takeVoid(async () => void (await later()));
};
export const spread = { ...later() };
export namespace Space {
  export const one = 1;
}
export module OldSpace {
  export const one = 1;
}
export const nullish = object.name! ?? word;
export const chain = maybe?.length!;
export const notNull = maybe!.length;
export type Redundant = string | any;
const required = require('node:fs');
export { required };
export class Alias {
  one = 1;
  self(): number {
    const self = this;
    return self.one;
  }
  fluent(): Alias {
    return this;
  }
  get pair(): string {
    return word;
  }
  set pair(value: number) {
    this.one = value;
  }
}
export const compared = isReady === true;
export const condition = object ? 1 : 2;
export const template = `${word}`;
export const typeArguments = new Set<unknown>();
export function standard<T = string>(value: T): T {
  return value;
}
export const argument = standard<string>(word);
export const assertion = word as string;
export type Constraint<T extends unknown> = T[];
export const conversion = String(word);
export function parameters<T>(value: T): void {
  takeVoid(() => value);
}
export const unsafeArgument = (): void => {
  take(anything);
};
export const unsafeAssignment: string = anything;
export const unsafeCall = anything();
export interface Merged {
  one: number;
}
export class Merged {}
export const enumAssignment: Mixed = count as never as 1;
export const toEnum = (): void => {
  const other: Other = 5;
  takeVoid(() => other);
};
export const enumComparison = (side: Side): boolean => side === 'good';
export const twice = [Twice.A, Computed.A];
export type Functions = Function;
export const member = anything.name;
export const unsafeReturn = (): string => anything;
export const minus = -word;
export const wrapper = (value: String): String => value;
export const thrown = (): never => {
  throw word;
};
export const asConst = 'a' as 'a';
export const rejected = Promise.reject('no');
export const reduced = words.reduce((all, one) => ({ ...all, [one]: 1 }), {} as Record<string, number>);
export const noAwait = async (): Promise<number> => 1;
export const plus = count + word;
export const templateOf = `${object}`;
export const returned = async (): Promise<number> => {
  try {
    return later();
  } catch {
    return 1;
  }
};
export const exhaustive = (side: 'good' | 'evil'): number => {
  switch (side) {
    case 'good':
      return 1;
  }
  return 2;
};
export const unbound = object.run;
export function unified(value: string): void;
export function unified(value: number): void;
export function unified(value: string | number): void {
  takeVoid(() => value);
}
export const caught = later().catch((error) => error);
export const useless = ({ name = 'a' }: { name: string }): string => name;
export type { Empty };
export type Typed = typeof import('./code.ts');
export type Generated = Omit<{ one: 1 }, 'one'>;
