import type {
  AlphaOmegaEvent,
  CardDef,
  CardId,
  EventOf,
  Side,
} from '../../../../../engine/alpha-omega/index.ts';
import type { SeatId } from '../../../../../engine/index.ts';
import { t } from '../../../../text/language/language.ts';
import type { Defs } from './told-line.ts';
import type { Line, Part } from '../../../../text/line.ts';
import type { Followed } from './objective-round.ts';
import type { Sides } from './sides.ts';
import { nameOf, sideOf, type CardBook } from '../cards/words.ts';
import { seatName } from '../../../../text/seats.ts';

/** Who and what the story is about. */
export interface Cast {
  readonly book: CardBook;
  /** The players' names in the order of play. */
  readonly seats: readonly string[];
  /** After which rounds another Objective followed; left out where none did. */
  readonly followed?: Followed;
}

/** Turns the ids of one event into names. */
export interface Voice {
  readonly cast: Cast;
  card(id: CardId): Part;
  def(id: CardId): CardDef | undefined;
  seat(seat: SeatId): string;
  /** For whom the card fights. */
  side(id: CardId): Side;
}

/** One way of telling for each event of a group; a new event does not compile until it is told or passed over. */
export type Tellers<T extends AlphaOmegaEvent['type']> = {
  readonly [K in T]: (event: EventOf<K>, voice: Voice) => Line | null;
};

/** The names of one event’s cards and of the players; what has no face here is a hidden card. */
export function voiceOf(cast: Cast, defs: Defs, sides: Sides): Voice {
  const printed = (id: CardId): CardDef | undefined => {
    const def = defs[id];
    return def === undefined ? undefined : cast.book.get(def);
  };
  return {
    cast,
    card: (id) => {
      const def = defs[id];
      return def === undefined ? { text: t('names.hiddenCard') } : { text: nameOf(cast.book, def), def };
    },
    def: printed,
    seat: (seat) => seatName(cast.seats, seat),
    side: (id) => {
      const def = printed(id);
      return sides.get(id) ?? (def === undefined ? 'good' : sideOf(def));
    },
  };
}

/** Persons are defeated and are somebody; anything else is destroyed and is something. */
export const isPerson = (voice: Voice, id: CardId): boolean => voice.def(id)?.type === 'person';

/** Which side's colour a sentence about this card takes. */
export const toneOf = (voice: Voice, id: CardId): Side => voice.side(id);
