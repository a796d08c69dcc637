import type { Op, Program } from '../../../engine/alpha-omega/definitions.ts';
import type { Item } from './clauses.ts';
import type { Scope } from './mentions.ts';

export type OpOf<K extends Op['op']> = Extract<Op, { readonly op: K }>;

/** Tells one kind of op; `rest` is what follows it in its program. */
export type Teller<K extends Op['op']> = (op: OpOf<K>, scope: Scope, rest: Program) => readonly Item[];
