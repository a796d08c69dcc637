import type { CardDef } from '../../../../engine/alpha-omega/index.ts';

/** How cards are taken out of a list of cards, where there is a deck to take them for. */
export interface CardTaking {
  /** What a card is called here, with how many of it were taken; null for what is printed on it. */
  readonly wordsFor: (def: CardDef) => string | null;
  /** The same without the card, for who sees what is printed on it; null where it cannot be taken. */
  readonly countFor: (def: CardDef) => string | null;
  readonly isTaken: (def: CardDef) => boolean;
  /** Somebody is at a card. */
  readonly onlook: (def: CardDef) => void;
  /** A pointer passes over a card. */
  readonly onpass: (def: CardDef) => void;
  /** A key on a card before anything else has it. @returns whether it was used */
  readonly onkey: (event: KeyboardEvent, def: CardDef) => boolean;
}
