import { gathered, type DeckMark, type DefId, type Setup } from '../../../../engine/alpha-omega/index.ts';
import type { NewGame, SeatDeck } from '../../../shared/games/alpha-omega/api.ts';
import { TUTORIALS } from '../../../shared/games/alpha-omega/table/tutorial.ts';
import { tutorialGame } from './tutorial.ts';

/**
 * What would have to be asked for to set such a game up again; null where that cannot be asked for.
 * With the same seed and the same packs it would be the same game.
 */
export function requestOf(setup: Setup): NewGame | null {
  const { objective, seats, campaign, variants, assists, commonDeck, opponents, arranged } = setup;
  if (arranged !== undefined) {
    const tutorial = TUTORIALS.find((each) => each === arranged);
    return tutorial === undefined ? null : tutorialGame(tutorial);
  }
  return {
    objective,
    seats: seats.map(({ name }) => name),
    ...(campaign === undefined ? {} : { campaign }),
    ...(variants === undefined ? {} : { variants }),
    ...(assists === undefined ? {} : { assists }),
    ...(commonDeck === undefined ? {} : { common: true }),
    ...decksOf(setup),
    ...(opponents === undefined ? {} : { opponents: opponents.map(({ name }) => name) }),
  };
}

/** The decks that somebody built, as the very lists that were played with: they may be others on the shelf by now. */
function decksOf({ seats, commonDeck, commonFrom, opponentDeck, opponentFrom }: Setup): Partial<NewGame> {
  const own = seats.map(({ deck, from }) => built(deck, from));
  const decks = commonDeck === undefined ? own : [built(commonDeck, commonFrom)];
  const opponents = built(opponentDeck, opponentFrom);
  return {
    ...(decks.some((deck) => deck !== null) ? { decks } : {}),
    ...(opponents === null ? {} : { opponentDeck: opponents }),
  };
}

function built(cards: readonly DefId[], from: DeckMark | undefined): SeatDeck | null {
  return from === undefined ? null : { ...from, cards: gathered(cards.map((card) => ({ card, copies: 1 }))) };
}
