import type { CardDef, Clock, InPlayView, SeatId, View } from '../../engine/index.ts';
import { count } from './line.ts';
import { nameOf, typeLine, type CardBook } from './words.ts';

/** How long an Event stays, "until Mindy’s next Play Phase". */
export function clockWords(clock: Clock, seats: readonly string[]): string {
  const whose = (seat: SeatId | null, phase: string): string =>
    seat === null ? `the next ${phase}` : `${seats[seat] ?? 'the player'}’s next ${phase}`;
  switch (clock.at) {
    case 'roundBegins':
      return clock.left === 1 ? 'for this round' : `for ${clock.left} rounds, this one included`;
    case 'strengthCheck':
      return clock.left === 1 ? 'until the Strength Check' : `for ${clock.left} Strength Checks`;
    case 'playPhase':
      return clock.left === 1
        ? `until ${whose(clock.seat, 'Play Phase')}`
        : `for ${clock.left} of its full rounds`;
    case 'opponentPhase':
      return clock.left === 1
        ? `until ${whose(clock.seat, 'Opponent Phase')}`
        : `for ${clock.left} of its full rounds`;
  }
}

/** Items wait to be carried; an Event waits for somebody to fall on. */
const waitingWords = (def: CardDef | undefined): string =>
  def?.type === 'event' ? 'waits for an Opponent Person' : 'waits for a bearer';

/** What a card in play is like just now, one short phrase each. */
export function stateWords(card: InPlayView, book: CardBook, seats: readonly string[]): readonly string[] {
  const words: (string | null)[] = [
    card.strength === null ? null : `strength ${card.strength}`,
    card.attack === null || card.attack === card.strength ? null : `attacks for ${card.attack}`,
    card.left === null ? null : count(card.left, 'hit point') + ' left',
    card.damage > 0 ? `${card.damage} damage taken` : null,
    card.lured ? 'Lured Astray' : null,
    card.luresAstray ? 'lures astray' : null,
    card.countsFor === card.side ? null : 'counts for the Opponents',
    card.acted ? 'has acted this round' : null,
    card.waiting ? waitingWords(book.get(card.def)) : null,
    card.clock === null ? null : `stays ${clockWords(card.clock, seats)}`,
    ...card.effects.map(({ name, source }) => `${name}, by ${nameOf(book, source)}`),
  ];
  return words.filter((word) => word !== null);
}

/** The name by which a screen reader, and a test, knows a card in play. */
export function spokenCard(
  def: CardDef | undefined,
  card: InPlayView,
  book: CardBook,
  seats: readonly string[],
): string {
  const name = nameOf(book, card.def);
  const kind = def === undefined ? 'Card of a missing pack' : typeLine(def);
  return [name, kind, ...stateWords(card, book, seats)].join(', ');
}

/** The leads that decide at this table, where a variation makes others of them than the Objective's card says. */
export function leadWords({ objective, goal, lostBy }: View, def: CardDef): readonly string[] {
  if (def.type !== 'objective' || def.id !== objective.def) return [];
  if (goal === def.value && lostBy === def.value) return [];
  return [`a lead of ${goal} wins here`, `a lead of ${lostBy} of the Opponents loses`];
}
