import type { Op } from '../../../engine/alpha-omega/definitions.ts';
import type { TellerOf } from '../programs.ts';
import type { Item } from './clauses.ts';
import type { Scope } from './mentions.ts';

/** Tells one kind of op in Spanish. */
export type Teller<K extends Op['op']> = TellerOf<K, Scope, Item>;
