import type { CardId, Table } from '../types.ts';

/** Every place a card can be, with the cards there. */
export function zones({
  objective,
  nextObjectives,
  achievedObjectives,
  opponentPile,
  callingPile,
  goodPiles,
  seats,
  opponents,
  aside,
  inPlay,
}: Table): ReadonlyMap<string, readonly CardId[]> {
  const found = new Map<string, readonly CardId[]>([
    ['the Objectives', [objective, ...nextObjectives, ...achievedObjectives]],
    ['the Opponent deck', opponentPile.deck],
    ['the Opponent discard pile', opponentPile.discard],
    ['the Calling deck', callingPile.deck],
    ['the Calling discard pile', callingPile.discard],
    ['play', inPlay.map(({ id }) => id)],
    ['beside the table', aside],
  ]);
  for (const [index, { deck, discard }] of goodPiles.entries()) {
    found.set(`Good deck ${String(index)}`, deck).set(`Good discard pile ${String(index)}`, discard);
  }
  for (const [index, { hand }] of opponents.entries()) found.set(`Opponent hand ${String(index)}`, hand);
  for (const [index, { hand, callings }] of seats.entries()) {
    found.set(`hand ${String(index)}`, hand).set(
      `Callings ${String(index)}`,
      callings.map(({ id }) => id),
    );
  }
  return found;
}

/** Cards that are nowhere or in two places at once, in words; empty when all is well. */
export function misplaced(table: Table): readonly string[] {
  const places = table.cards.map((): string[] => []);
  for (const [zone, cards] of zones(table)) for (const id of cards) places[id]?.push(zone);
  return places.flatMap((zonesOf, id) =>
    zonesOf.length === 1
      ? []
      : [`card ${String(id)} (${table.cards[id]?.def ?? '?'}) is in ${zonesOf.join(' and ') || 'no zone'}`],
  );
}

/** The cards that these eyes may not know: in decks unless looked at, and in other hands. */
export function hiddenFrom(table: Table, eyes: readonly number[]): ReadonlySet<CardId> {
  const known = new Set(eyes.flatMap((seat) => table.known[seat] ?? []));
  const hidden = new Set([...table.opponentPile.deck, ...table.callingPile.deck]);
  for (const { deck } of table.goodPiles) for (const id of deck) hidden.add(id);
  for (const id of known) hidden.delete(id);
  for (const [seat, { hand }] of table.seats.entries())
    if (!eyes.includes(seat)) for (const id of hand) hidden.add(id);
  for (const [index, { hand }] of table.opponents.entries())
    if (!eyes.includes(table.seats.length + index)) for (const id of hand) hidden.add(id);
  return hidden;
}

/**
 * Every card id that something told names: in fields and lists of cards, in the keys of `defs`, in options.
 * @param isOther whose own fields are called like those of cards and hold something else
 */
export function cardsNamed(
  value: unknown,
  isOther: (holder: object) => boolean = () => false,
): ReadonlySet<CardId> {
  const found = new Set<CardId>();
  const collect = (member: unknown): void => {
    if (typeof member === 'string') for (const id of idsInOption(member)) found.add(id);
    if (typeof member !== 'object' || member === null) return;
    if ('def' in member && 'id' in member && typeof member.id === 'number') found.add(member.id);
    const hasCards = !isOther(member);
    for (const [key, inner] of Object.entries(member as Readonly<Record<string, unknown>>)) {
      for (const id of hasCards ? idsIn(key, inner) : []) found.add(id);
      collect(inner);
    }
  };
  collect(value);
  return found;
}

const CARD_FIELDS = new Set([
  'card',
  'cards',
  'by',
  'target',
  'from',
  'to',
  'host',
  'source',
  'because',
  'absorbedFor',
  'through',
  'under',
  'order',
  'next',
  'objective',
]);

function idsIn(key: string, member: unknown): readonly CardId[] {
  if (key === 'defs' && typeof member === 'object' && member !== null) return Object.keys(member).map(Number);
  return CARD_FIELDS.has(key) ? [member].flat().filter((id) => typeof id === 'number') : [];
}

/** An option says what it is and which cards it is about: `attack:12>34`, `ability:12#0`. */
function idsInOption(text: string): readonly CardId[] {
  const [, one, other] = /^(?:play|attack|card|ability):(\d+)>?(\d+)?/.exec(text) ?? [];
  return [one, other].flatMap((id) => (id === undefined ? [] : [Number(id)]));
}
