import type { Option } from '../../../../engine/alpha-omega/index.ts';
import type { Ask } from '../../../../engine/index.ts';
import { cardsOfOption } from '../words/asking/options.ts';
import type { Names } from '../words/asking/names.ts';

/** What stands for a choice: a card that is pressed, or a button. A new kind of choice has none before it is said here. */
const STANDS_FOR = {
  draw: 'button',
  calling: 'button',
  pass: 'button',
  end: 'button',
  decline: 'button',
  accept: 'button',
  play: 'card at the table',
  attack: 'card at the table',
  ability: 'card at the table',
  card: 'card anywhere',
} as const satisfies Record<Option['kind'], string>;

/** Does the card of a choice lie in play, or in a hand that is open: where it can be pressed? */
export function lies(option: Option, names: Names): boolean {
  const { view } = names;
  const { from } = cardsOfOption(option);
  const hands = [...view.seats, ...view.opponents].flatMap((seat) => seat.hand ?? []);
  return from !== null && (names.inPlay(from) !== undefined || hands.some(({ id }) => id === from));
}

/**
 * The choices whose cards are laid out on the cloth: all that are put in order, and all among which is chosen as soon as one
 * of them lies where it cannot be pressed, in a pile or a deck.
 */
export function laidOut(ask: Ask<Option>, names: Names): readonly Option[] {
  const cards = ask.options.filter(({ kind }) => STANDS_FOR[kind] === 'card anywhere');
  switch (ask.kind) {
    case 'order':
      return ask.options;
    case 'one':
    case 'some':
      return cards.every((option) => lies(option, names)) ? [] : cards;
    default:
      return ask satisfies never;
  }
}
