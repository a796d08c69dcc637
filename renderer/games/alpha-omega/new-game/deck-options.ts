import type {
  DeckCard,
  DeckChoice,
  DeckSummary,
  StarterDeck,
} from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { DefId, Side } from '../../../../engine/alpha-omega/index.ts';
import { countIn } from '../decks/lists.ts';
import { starterName, starterPlay } from '../decks/starters.ts';
import { t } from '../../../text/language/language.ts';
import { choiceOf, playable, starterOf } from './set-up.ts';

/** A deck as it can be chosen for a seat, by its picture. */
export interface DeckOption {
  readonly key: string;
  /** Null for what a new game deals by itself. */
  readonly choice: DeckChoice | null;
  readonly name: string;
  readonly count: number;
  /** How it plays, or what is said of it; null where nothing is. */
  readonly told: string | null;
  readonly cards: readonly Pick<DeckCard, 'card' | 'copies'>[];
  /** Its first cards are those that it is about. */
  readonly asListed: boolean;
  /** What it is known by, where it is one of many that are alike. */
  readonly of?: string;
}

interface DeckGroup {
  readonly decks: readonly DeckSummary[];
  readonly starters: readonly StarterDeck[];
}

const ofStarter = (starter: StarterDeck, choice: DeckChoice | null): Omit<DeckOption, 'key'> => ({
  choice,
  name: starterName(starter),
  count: countIn(starter.cards),
  told: starterPlay(starter),
  cards: starter.cards,
  asListed: starter.ready !== null,
});

const packOf = (card: DefId): string => card.split(':', 1)[0] ?? '';

/**
 * All decks of a side that a game for this Objective can be played with: what the game deals by itself, the preconstructed ones,
 * then one's own.
 * @param usual what the game deals by itself at this seat, where that is not the deck of the Objective's pack
 */
export function deckOptions(
  side: Side,
  { decks, starters }: DeckGroup,
  objective: DefId,
  usual: StarterDeck | null = null,
): readonly DeckOption[] {
  const ofSide = starters.filter((starter) => starter.side === side);
  const own = ofSide.find(({ ready, pack }) => ready === null && pack === packOf(objective));
  const dealt = usual ?? own;
  const first: DeckOption =
    dealt === undefined
      ? {
          ...{ key: 'usual', choice: null, count: 0, told: null, cards: [] },
          name: t('newGame.packDeck'),
          asListed: false,
        }
      : {
          key: 'usual',
          ...ofStarter(dealt, null),
          name: usual === null ? t('newGame.packDeck') : starterName(usual),
        };
  return [
    first,
    ...ofSide
      .filter((starter) => starter !== own)
      .map((starter) => ({
        key: `${starter.pack}:${starter.ready ?? 'pack'}`,
        ...ofStarter(starter, choiceOf(starter, starterName(starter))),
      })),
    ...playable(decks, side).map(({ id, name, cards }) => ({
      ...{ key: id, choice: { deck: id }, name, count: countIn(cards), told: null, cards },
      ...{ asListed: false, of: id },
    })),
  ];
}

/** Which of the options is chosen. */
export function optionOf(
  options: readonly DeckOption[],
  chosen: DeckChoice | null,
  starters: readonly StarterDeck[],
): DeckOption | undefined {
  if (chosen === null) return options.find(({ choice }) => choice === null);
  if (chosen.deck !== null) return options.find(({ choice }) => choice?.deck === chosen.deck);
  const starter = starterOf(chosen, starters);
  return options.find(({ choice }) => starter !== undefined && starterOf(choice, starters) === starter);
}
