import type { CardDef } from '../../../engine/alpha-omega/definitions.ts';

/** What a card says in each language, by its tag: a language that is written has all examples. */
export type Said = Readonly<Record<'en' | 'es', string>>;

/** A card, and what it says. */
export type Example = readonly [Said, CardDef];
