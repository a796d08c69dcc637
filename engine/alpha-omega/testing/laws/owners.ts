import type { State } from '../../game.ts';
import type { Option } from '../../options.ts';
import type { About, CardId, Table } from '../../types.ts';
import { cardIn, type Law, lawOfSteps } from './law.ts';

type Pending = NonNullable<State['pending']>;

/** Everybody plays the own hand and lets the own cards act, the players of the Opponents theirs. */
export const ownCards: Law = lawOfSteps('nobody is asked about what is not theirs', ({ state }, check) => {
  const { pending, table } = state;
  for (const option of pending?.ask.options ?? []) {
    const card = cardOf(option);
    if (pending === null || card === undefined) continue;
    const { seat, about } = pending;
    check(
      isTheirs(table, pending, card),
      () => `seat ${String(seat)}, ${about}: ${option.id} (${cardIn(table, card)})`,
    );
  }
});

function isTheirs(table: Table, { seat, about }: Pending, id: CardId): boolean {
  if (FROM_HAND.includes(about)) return handOf(table, seat).includes(id);
  const card = table.inPlay.find((each) => each.id === id);
  const isHuman = seat >= table.seats.length;
  if (about === 'opponentAction') return isHuman && card?.side === 'opponent';
  if (about === 'opponentTarget') return isHuman || table.opponents.length === 0;
  if (!BY_OWNER.includes(about)) return true;
  const isCalling = table.seats[seat]?.callings.some((calling) => calling.id === id) ?? false;
  return isCalling || (card?.side === 'good' && card.owner === seat);
}

const FROM_HAND: readonly About[] = ['play', 'opponentPlay', 'discardCards'];
const BY_OWNER: readonly About[] = ['action', 'luredAttack', 'interruptAttack', 'interruptDefeat'];

const handOf = ({ seats, opponents }: Table, seat: number): readonly CardId[] =>
  (seats[seat] ?? opponents[seat - seats.length])?.hand ?? [];

const cardOf = (option: Option): CardId | undefined => ('card' in option ? option.card : undefined);
