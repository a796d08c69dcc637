import { dealt, type DeckEntry } from '../../engine/alpha-omega/beyond/decks/entries.ts';
import { without } from '../../engine/alpha-omega/beyond/journeys/offers.ts';
import { campaignOf, levelOf, type Early } from '../../engine/alpha-omega/beyond/levels/levels.ts';
import type { DefId } from '../../engine/alpha-omega/selects.ts';
import type { Reserve } from '../../engine/alpha-omega/setup-parts.ts';
import type { Setup } from '../../engine/alpha-omega/types.ts';
import { assistedList } from './assisted.ts';

type Played = Pick<Setup, 'variants' | 'assists' | 'seats' | 'campaign' | 'objective'>;

/** The Opponents of a game: who is in their deck, and who joins it later. */
export type OpponentsOf = Pick<Setup, 'opponentDeck' | 'reserve'>;

/**
 * A pack's own Opponents for a game: its deck as the game's help has it and, in a campaign of a gentle level, who of it waits
 * until the first Objectives of the pack are achieved.
 */
export function opponentsOf(
  list: readonly DeckEntry[],
  objectives: readonly DefId[],
  played: Played,
): OpponentsOf {
  const whole = assistedList(list, played.assists ?? []);
  const first = objectives.indexOf(played.objective);
  const early = earlyIn(played).filter(({ objectives: until }) => first >= 0 && until > first);
  const decks = [...early.map(({ deck }) => dealt(assistedList(whole, [deck]))), dealt(whole)];
  const [opponentDeck = []] = decks;
  const reserve = early.flatMap(({ objectives: until }, at): readonly Reserve[] => {
    const cards = without(decks[at + 1] ?? [], decks[at] ?? []);
    return cards.length === 0 ? [] : [{ after: until - first, cards }];
  });
  return { opponentDeck, ...(reserve.length > 0 && { reserve }) };
}

function earlyIn(played: Played): readonly Early[] {
  if ((played.campaign ?? []).length === 0) return [];
  const level = levelOf(played);
  return level === null ? [] : (campaignOf(level, played.seats.length)?.early ?? []);
}
