import type { DeckCards, DeckList, PastDeck } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { Side } from '../../../../engine/alpha-omega/index.ts';
import { t } from '../../../text/language/language.ts';
import { starterName } from '../decks/starters.ts';

/** A deck that can be tried or joined to a team. */
export interface DeckChoice {
  /** `deck:<id>`, `starter:<pack>` or `ready:<id>`. */
  readonly key: string;
  readonly name: string;
  readonly cards: DeckCards;
  /** Null for a starter deck. */
  readonly deck: string | null;
  /** May it be played? */
  readonly isPlayable: boolean;
}

/** What is played with: a deck as it is, or as one of its versions was. */
export interface Picked extends Pick<DeckChoice, 'key' | 'name' | 'cards'> {
  /** Null for the deck as it is now. */
  readonly version: number | null;
}

/** A deck as it is now. */
export const asItIs = ({ key, name, cards }: DeckChoice): Picked => ({ key, name, cards, version: null });

/** What a deck was: it bears the number of the version in its name. */
export const asItWas = ({ key, name }: DeckChoice, { version, cards }: PastDeck): Picked => ({
  key,
  name: t('doctor.versionOf', { deck: name, version }),
  cards,
  version,
});

/** The Good decks that there are: see {@link decksOf}. */
export const goodDecks = (deckList: DeckList): readonly DeckChoice[] => decksOf(deckList, 'good');

/** The decks of a side that there are, those of one's own first; those put aside are left out. */
export function decksOf({ decks, starters }: DeckList, wanted: Side): readonly DeckChoice[] {
  return [
    ...decks
      .filter(({ side, isArchived }) => side === wanted && !isArchived)
      .map(({ id, name, cards, errors }) => ({
        ...{ key: `deck:${id}`, name, cards: plain(cards), deck: id },
        isPlayable: errors === 0,
      })),
    ...starters
      .filter(({ side }) => side === wanted)
      .map((starter) => ({
        key: starter.ready === null ? `starter:${starter.pack}` : `ready:${starter.ready}`,
        name: starter.ready === null ? starter.title : starterName(starter),
        cards: plain(starter.cards),
        ...{ deck: null, isPlayable: true },
      })),
  ];
}

/** The deck that is looked at unasked: the first that can be played, which there always is while a pack has one. */
export const firstToLookAt = (choices: readonly DeckChoice[]): DeckChoice | undefined =>
  choices.find(({ isPlayable }) => isPlayable) ?? choices[0];

/** Lines as they are reckoned with: card and copies, and nothing else. */
export const plain = (cards: DeckCards): DeckCards => cards.map(({ card, copies }) => ({ card, copies }));
