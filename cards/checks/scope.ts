import { type CardDef, CARDS_OF_MOMENT, type Trigger } from '../../engine/alpha-omega/definitions.ts';
import type { Ref } from '../../engine/alpha-omega/selects.ts';
import type { Finding, Path } from '../issues.ts';

/** What a name stands for: cards on the table, a number, or cards looked at on top of a deck. */
export type Kind = 'cards' | 'number' | 'topOfOpponentDeck' | 'topOfGoodDecks';

const KIND_WORDS: Readonly<Record<Kind, string>> = {
  cards: 'cards on the table',
  number: 'a number',
  topOfOpponentDeck: 'cards of the Opponent deck',
  topOfGoodDecks: 'cards of the Good decks',
};

/** Names that mean something before any op binds one; no op may take them. */
export const RESERVED: readonly string[] = ['self', 'host', 'it', 'other'];

/** Where a part of a card stands: what it may refer to, and which ops make sense. */
export interface Scope {
  readonly card: CardDef;
  readonly names: ReadonlyMap<string, Kind>;
  readonly interrupts: 'attack' | 'defeat' | null;
}

/** The scope of a card's abilities before any moment or op: Items, and Events put on a card, have a host. */
export function scopeOf(card: CardDef): Scope {
  const hosted = card.type === 'item' || (card.type === 'event' && card.on !== undefined);
  return { card, names: cardNames(hosted ? ['self', 'host'] : ['self']), interrupts: null };
}

/** A lasting effect outlives the program that put it there, and with it the program's names. */
export function scopeOfLasting({ card }: Scope): Scope {
  return { card, names: cardNames(['self', 'host']), interrupts: null };
}

/** What every one of the moments names: an ability with several must make sense at each. */
export function scopeAt(scope: Scope, triggers: readonly Trigger[]): Scope {
  const [first, ...rest] = triggers.map(({ moment }) => CARDS_OF_MOMENT[moment]);
  const common = (first ?? []).filter((name) => rest.every((names) => names.includes(name)));
  return { ...scope, names: new Map([...scope.names, ...cardNames(common)]) };
}

/** An interrupt speaks of the card attacked or about to fall, and of the card that does it. */
export function scopeOfInterrupt(scope: Scope, on: 'attack' | 'defeat'): Scope {
  const names = new Map([...scope.names, ...cardNames(['it', 'other'])]);
  return { ...scope, names, interrupts: on };
}

/** The same place, with one name more. */
export function bind(scope: Scope, name: string, kind: Kind): Scope {
  return { ...scope, names: new Map(scope.names).set(name, kind) };
}

/** Is the name known at this place, and does it stand for something of the kind that is needed? */
export function checkRef(
  scope: Scope,
  ref: Ref,
  needed: Kind | readonly Kind[],
  path: Path,
): readonly Finding[] {
  const kind = scope.names.get(ref);
  const fitting: readonly Kind[] = typeof needed === 'string' ? [needed] : needed;
  if (kind === undefined) return [{ path, code: 'unboundName', message: unbound(ref) }];
  if (fitting.includes(kind)) return [];
  const wanted = fitting.map((each) => KIND_WORDS[each]).join(' or ');
  return [{ path, code: 'wrongName', message: `"${ref}" is ${KIND_WORDS[kind]}, not ${wanted}` }];
}

function unbound(ref: Ref): string {
  return RESERVED.includes(ref)
    ? `there is no "${ref}" here: no host, or no such card at this moment`
    : `nothing before this has bound "${ref}"`;
}

const cardNames = (names: readonly string[]): ReadonlyMap<string, Kind> =>
  new Map(names.map((name) => [name, 'cards']));
