import type { World } from '../kernel/types.ts';
import type { Catalogue } from './definitions.ts';
import type { Table } from './types.ts';

/** What a query looks at. It knows no view: views are made of what queries find. */
export type Look = World<{ readonly content: Catalogue; readonly table: Table }>;
