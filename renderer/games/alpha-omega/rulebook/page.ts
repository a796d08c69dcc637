import type { Heading } from '../../../../engine/alpha-omega/index.ts';
import type * as general from '../../../rulebook/page.ts';
import type { RulingNumber } from './ruling-numbers.ts';

/** What a paragraph is the home of: a ruling by its number, or a heading of the printed rulebook. */
export type Holding = RulingNumber | Heading;

export type Section = general.Section<Holding>;
export type Chapter = general.Chapter<Holding>;
