import type { Wire } from '../games/wire.ts';
import type { AnyWire } from '../games/wires.ts';
import type { GameSummary } from '../table/api.ts';
import type { ArchiveFault } from './archive-fault.ts';

/** How a game of a file stands to what is kept here. */
export type Likeness =
  /** Nothing of that id is here. */
  | 'new'
  /** It is here, record by record the same. */
  | 'same'
  /** It is here, and was played on after the file was written. */
  | 'behind'
  /** It is here, and the file has more of it. */
  | 'ahead'
  /** It is here, and went another way. */
  | 'apart';

/** A game in a file. */
export interface SaveInside<W extends Wire = AnyWire> {
  readonly game: GameSummary<W>;
  readonly name: string | null;
  readonly records: number;
  readonly likeness: Likeness;
  /** Where it lies here; null where it is not here. */
  readonly shelf: 'lines' | 'slots' | 'trash' | null;
  /** Here it is a named copy, which stays as it is: it cannot be played on. */
  readonly isSlot: boolean;
  /** It was played again from its first card and stands where the file says. Not so where other rules wrote it. */
  readonly isPlayedAgain: boolean;
  /** It can be gone on with here, and not only watched. */
  readonly goesOn: boolean;
  /** It was played with this very file of games. Others' games count in no statistics and for no achievement. */
  readonly isOwn: boolean;
  /** Notes at its moments. */
  readonly notes: number;
  /** The packs that it is played with, as “title version”, and whether they are kept here already. */
  readonly packs: readonly { readonly title: string; readonly version: string; readonly isHere: boolean }[];
}

/** A pack in a file. */
export interface PackInside {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly licence: string;
  readonly cards: number;
  /** The version of the pack of this id that is installed; null where there is none. */
  readonly installed: string | null;
}

/** A deck in a file. */
export interface DeckInside {
  readonly name: string;
  readonly side: 'good' | 'opponent';
  /** Cards of its list, and of its side list. */
  readonly copies: number;
  readonly sideCopies: number;
  readonly tags: readonly string[];
  readonly hasNotes: boolean;
  /** Cards that no pack here has, by name: they are kept as that until their pack comes. */
  readonly unknown: readonly string[];
  /** How much keeps it from being played with. */
  readonly errors: number;
  /** The very same deck is here already; it is not added again. */
  readonly isHere: boolean;
}

/** What a file holds: nothing of it was written yet. */
export interface LookedInto<W extends Wire = AnyWire> {
  readonly name: string;
  readonly bytes: number;
  /** By which the file is called from now on; null where it is refused. */
  readonly token: string | null;
  /** Which program wrote it, and when; null where that cannot be told. */
  readonly written: { readonly program: string; readonly at: string } | null;
  readonly inside:
    | { readonly kind: 'save'; readonly save: SaveInside<W> }
    | { readonly kind: 'pack'; readonly pack: PackInside }
    | { readonly kind: 'deck'; readonly decks: readonly DeckInside[] }
    | { readonly kind: 'refused'; readonly fault: ArchiveFault };
}

/** What came of a file: the game that it became, the pack that is installed now, or the decks that were made. */
export interface TakenIn {
  readonly game: string | null;
  readonly pack: string | null;
  readonly decks: readonly string[];
}
