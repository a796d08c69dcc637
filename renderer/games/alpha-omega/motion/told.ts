import type { ToldEvent, View } from '../../../../engine/alpha-omega/index.ts';
import type * as table from '../../../table/told.ts';

/** What an answer led to at a table of this game. */
export type Told = table.Told<View, ToldEvent>;
