import type {
  DeckChange,
  DeckEntry,
  DeckIssue,
  DefId,
  Side,
} from '../../../../../engine/alpha-omega/index.ts';

/** A line of a deck list, with what the card is called: it can be read when its pack is gone. */
export interface DeckCard extends DeckEntry {
  readonly name: string;
}

export interface DeckLists {
  readonly cards: readonly DeckCard[];
  /** Cards that might go in one day. */
  readonly sideList: readonly DeckCard[];
}

/** What can be said of a deck beside its cards. */
export interface DeckLabel {
  readonly name: string;
  /** Markdown. */
  readonly notes: string;
  readonly tags: readonly string[];
  /** One line each. */
  readonly cardNotes: Readonly<Record<DefId, string>>;
}

export type DeckForm = 'text' | 'json' | 'code';

/** Where a version of a deck came from. */
export type DeckOrigin =
  | { readonly kind: 'made' | 'edited' | 'wish' | 'swapped' }
  | { readonly kind: 'imported'; readonly form: DeckForm }
  /** `of` is what the other one was called. */
  | { readonly kind: 'copied' | 'starter'; readonly of: string }
  | { readonly kind: 'restored'; readonly version: number };

/** A deck as the list of decks shows it: with what was changed since it was last saved. */
export interface DeckSummary extends Pick<DeckLabel, 'name' | 'tags'> {
  readonly id: string;
  readonly side: Side;
  readonly cards: readonly DeckCard[];
  readonly hasDraft: boolean;
  /** Can it be played with as it was last saved, and how much keeps it from that? */
  readonly errors: number;
  readonly isArchived: boolean;
  /** ISO 8601, UTC, as are all times here. */
  readonly changedAt: string;
}

/** A deck in the trash. */
export interface TrashedDeck {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly deletedAt: string;
}

/** The decks that come with the program, each with a theme: cards/decks/ready-made. */
export type ReadyDeckId =
  | 'archangels'
  | 'balm'
  | 'witnesses'
  | 'standFast'
  | 'watchmen'
  | 'falseTeachers'
  | 'mighty';

/** A deck that came with a pack or with the program: it can be copied. */
export interface StarterDeck {
  readonly pack: string;
  /** Which of the program's own; null for the deck of a pack. */
  readonly ready: ReadyDeckId | null;
  readonly title: string;
  readonly side: Side;
  readonly cards: readonly DeckCard[];
}

export interface DeckList {
  /** The last changed first. */
  readonly decks: readonly DeckSummary[];
  readonly trash: readonly TrashedDeck[];
  readonly starters: readonly StarterDeck[];
  /** Decks that are not what this program wrote: they stay as they are. */
  readonly unreadable: readonly { readonly id: string; readonly detail: string }[];
}

/** A deck that is being looked at or changed. */
export interface Deck extends DeckLabel, DeckLists {
  readonly id: string;
  readonly side: Side;
  /** The number of the latest version. */
  readonly version: number;
  /** Do its lists differ from that version? */
  readonly hasDraft: boolean;
  /** What is wrong with its lists as they are now. */
  readonly issues: readonly DeckIssue[];
  readonly isArchived: boolean;
}

/** A saved change of a deck. */
export interface DeckVersion {
  readonly number: number;
  readonly at: string;
  readonly origin: DeckOrigin;
  /** How many cards it holds. */
  readonly copies: number;
  /** What is otherwise than in the version before. */
  readonly changes: readonly NamedChange[];
}

export interface NamedChange extends DeckChange {
  readonly name: string;
}

/** A card that no pack here has; it is kept by its name, and comes to life when its pack comes. */
export interface UnknownCard {
  readonly card: DefId;
  readonly name: string;
  /** Where it stands in a text; null in other forms. */
  readonly line: number | null;
  /** Cards that are called nearly so. */
  readonly near: readonly DefId[];
}

/** A line of a text that says something which no deck can hold. */
export interface PassedOver {
  readonly line: number;
  readonly text: string;
  readonly code: 'wrongCount' | 'tooManyLines';
}

/** A deck that somebody sent, as it would be kept. */
export interface DeckPreview extends DeckLabel, DeckLists {
  readonly kind: 'deck';
  readonly form: DeckForm;
  readonly side: Side;
  readonly issues: readonly DeckIssue[];
  readonly unknown: readonly UnknownCard[];
  readonly passedOver: readonly PassedOver[];
  /** The packs that the sender had, and the version that is here; null where there is none. */
  readonly packs: readonly { readonly id: string; readonly version: string; readonly here: string | null }[];
}

/** What was sent is no deck. */
export interface DeckFault {
  readonly kind: 'fault';
  readonly code:
    | 'nothing'
    | 'tooLong'
    | 'notACode'
    | 'newer'
    | 'cut'
    | 'wrongChecksum'
    | 'malformed'
    | 'notJson'
    | 'notADeck';
  readonly detail: string;
}

/** A deck in all forms in which it can be handed on. */
export type DeckForms = Readonly<Record<DeckForm, string>>;
