import { OPENING_HAND } from '../../actions/draw.ts';
import { namesIn } from '../../queries/names.ts';
import type { CardDef, Catalogue } from '../../definitions.ts';
import type { Heading, Rule } from '../../reasons.ts';
import type { DefId, Side } from '../../selects.ts';
import { countOf, gathered, type DeckEntry } from './entries.ts';

/** `error`: nobody may play with it. `warning`: one may, and would regret it. `hint`: worth knowing. */
export type DeckIssueSeverity = 'error' | 'warning' | 'hint';

/** What mends an issue when it is done to the deck: so many copies of this card, 0 to take it out. */
export type DeckFix = DeckEntry;

interface About {
  /** The card it is about first; empty where it is about the deck. */
  readonly cards: readonly DefId[];
  /** What it rests on. */
  readonly rule: Rule;
  readonly fix?: DeckFix;
}

/** What is wrong with a deck, or worth knowing of it. The window words it. */
export type DeckIssue = About &
  (
    | { readonly code: 'unknownCard'; readonly severity: 'error' }
    | { readonly code: 'notForDecks'; readonly severity: 'error' }
    | { readonly code: 'otherSide'; readonly severity: 'error' }
    | {
        readonly code: 'tooManyCopies';
        readonly severity: 'error';
        readonly copies: number;
        readonly published: number;
      }
    | { readonly code: 'personTwice'; readonly severity: 'error'; readonly copies: number }
    | { readonly code: 'emptyDeck'; readonly severity: 'error' }
    | {
        readonly code: 'smallDeck';
        readonly severity: 'warning';
        readonly copies: number;
        readonly needed: number;
      }
    | { readonly code: 'noPerson'; readonly severity: 'warning' }
    | { readonly code: 'callingLacks'; readonly severity: 'hint' }
  );

export type DeckIssueCode = DeckIssue['code'];

const heading = (text: Heading): Rule => ({ heading: text });
const SET_UP = heading('Set Up');

/**
 * Whether a deck may be played with, and why not: the worst first. A draft may be as it likes; only who sits down with
 * it asks for a deck without errors.
 * @param entries the list; a card may be on several lines
 */
export function judgeDeck(
  side: Side,
  entries: readonly DeckEntry[],
  content: Catalogue,
): readonly DeckIssue[] {
  const list = gathered(entries);
  const found = [
    ...list.flatMap((entry) => issuesOf(entry, side, content)),
    ...sizeOf(side, list, content),
    ...(side === 'good' && list.length > 0 ? hintsFor(list, content) : []),
  ];
  return found.toSorted((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity]);
}

const WEIGHT: Readonly<Record<DeckIssueSeverity, number>> = { error: 0, warning: 1, hint: 2 };

/** May a game be played with a deck of which this was found? */
export function isPlayable(issues: readonly DeckIssue[]): boolean {
  return issues.every(({ severity }) => severity !== 'error');
}

function issuesOf({ card, copies }: DeckEntry, side: Side, content: Catalogue): readonly DeckIssue[] {
  const def = content.get(card);
  const takenOut: About = { cards: [card], rule: SET_UP, fix: { card, copies: 0 } };
  if (!def) return [{ ...takenOut, code: 'unknownCard', severity: 'error' }];
  if (!('side' in def)) {
    const rule = def.type === 'calling' ? heading('Calling Cards') : heading('Objective');
    return [{ ...takenOut, rule, code: 'notForDecks', severity: 'error' }];
  }
  if (def.side !== side) return [{ ...takenOut, code: 'otherSide', severity: 'error' }];
  const isOnce = side === 'good' && def.type === 'person';
  const about: About = {
    ...takenOut,
    fix: { card, copies: isOnce ? 1 : def.copies },
  };
  if (copies > def.copies)
    return [{ ...about, code: 'tooManyCopies', severity: 'error', copies, published: def.copies }];
  // Rulebook, Set Up: "each Person card … may only be played once per game", also one of which more are published.
  return isOnce && copies > 1 ? [{ ...about, code: 'personTwice', severity: 'error', copies }] : [];
}

function sizeOf(side: Side, list: readonly DeckEntry[], content: Catalogue): readonly DeckIssue[] {
  const copies = countOf(list);
  const rule = side === 'good' ? SET_UP : heading('Opponent Phase');
  if (copies === 0) return [{ cards: [], rule, code: 'emptyDeck', severity: 'error' }];
  const noPerson = list.every(({ card }) => content.get(card)?.type !== 'person');
  return [
    ...(side === 'good' && copies < OPENING_HAND
      ? [{ cards: [], rule, code: 'smallDeck', severity: 'warning', copies, needed: OPENING_HAND } as const]
      : []),
    ...(noPerson
      ? [{ cards: [], rule: heading('Action Phase'), code: 'noPerson', severity: 'warning' } as const]
      : []),
  ];
}

/** What other cards of the game say of those that are in a Good deck, or are not. */
function hintsFor(list: readonly DeckEntry[], content: Catalogue): readonly DeckIssue[] {
  const inDeck = new Set(list.map(({ card }) => card));
  return [...content.values()].flatMap((def): readonly DeckIssue[] => {
    if (def.type !== 'calling') return [];
    const lacking = [...new Set(namesIn(def.goal))].filter(
      (id) => !inDeck.has(id) && isGood(content.get(id)),
    );
    return lacking.map((id) => ({
      ...{ cards: [def.id, id], rule: heading('Calling Cards') },
      ...{ code: 'callingLacks', severity: 'hint' },
    }));
  });
}

const isGood = (def: CardDef | undefined): boolean =>
  def !== undefined && 'side' in def && def.side === 'good';
