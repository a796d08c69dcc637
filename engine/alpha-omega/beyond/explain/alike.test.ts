import { afterEach, describe, expect, test } from 'vitest';
import { CLOSED, type CardDef } from '../../definitions.ts';
import type { State } from '../../game.ts';
import type { Note, Reason } from '../../reasons.ts';
import { like, withCards } from '../../testing/cards.ts';
import { playPhase } from '../../testing/phases.ts';
import { positions } from '../../testing/positions.ts';
import { expectNothingLeftOpen, scene } from '../../testing/scene.ts';
import { starter } from '../../testing/starter.ts';
import { explain } from './explain.ts';

afterEach(expectNothingLeftOpen);

/*
 * One cause has one reason, whatever card it keeps from being played: a second wording for the same is a sign that two
 * places reckon it.
 */

/** Codes that say the same of an Item and of an Event. */
const SAME: { readonly [code in Note['code']]?: string } = {
  ...{ nobodyThere: 'nobody', nothingFits: 'nobody' },
  ...{ itemForGood: 'forGood', eventForGood: 'forGood' },
};
/** What lies in the way of one of them on a Person, or closes one type, is no cause that both have. */
const OWN: readonly Note['code'][] = ['slotTaken', 'bearsEvent', 'closed'];

const isForAnyGoodPerson = (card: CardDef): boolean =>
  card.type === 'event' &&
  card.side === 'good' &&
  JSON.stringify(card.on) === JSON.stringify({ side: 'good', type: 'person' });

const items = [...starter.values()].filter((card) => card.type === 'item' && card.side === 'good');
const events = [...starter.values()].filter(isForAnyGoodPerson);

/** A reason without the name of the card that was to be played. */
function withoutName(reason: Reason, played: number): readonly unknown[] {
  return reason.map(({ code, card, other, seat }) => [
    SAME[code] ?? code,
    card === played ? 'it' : card,
    other === played ? 'it' : other,
    seat,
  ]);
}

/** Why a print, were it in a player's hand, cannot be put on a card. */
function refusal(state: State, seat: number, print: CardDef, host: number | undefined): Reason {
  const { table } = state;
  const card = table.cards.length;
  const seats = table.seats.map((each, at) => (at === seat ? { ...each, hand: [...each.hand, card] } : each));
  const held: State = {
    ...state,
    table: { ...table, cards: [...table.cards, { def: print.id, pile: 0 }], seats },
  };
  const on = host === undefined ? {} : { host };
  return explain(held, starter, [seat], { about: 'cannotPlay', card, seat, ...on })?.reason ?? [];
}

/** Whoever may put something on each of the cards; a Lured Player equips the own Persons, whom no Event reaches (ruling 31). */
function wishes({
  table: { seats, inPlay },
}: State): readonly { readonly seat: number; readonly host?: number }[] {
  const free = [...seats.keys()].filter((seat) => seats[seat]?.lured === null);
  return free.flatMap((seat) => [{ seat }, ...inPlay.map(({ id: host }) => ({ seat, host }))]);
}

describe('why cards of several types cannot be played', () => {
  test('an Item and an Event for any Good Person are refused for the same reason, on whatever card', () => {
    const codes = new Set<string>();
    for (const [at, { state, name }] of positions({ games: 24, every: 9 }).entries()) {
      const [item, event] = [items[at % items.length], events[at % events.length]];
      if (item === undefined || event === undefined) throw new Error('there are no such cards');
      for (const { seat, host } of wishes(state)) {
        const [one, other] = [refusal(state, seat, item, host), refusal(state, seat, event, host)];
        if ([...one, ...other].some(({ code }) => OWN.includes(code))) continue;
        const played = state.table.cards.length;
        expect(withoutName(one, played), `${name}: ${item.name}, ${event.name}, ${String(host)}`).toEqual(
          withoutName(other, played),
        );
        for (const { code } of one) codes.add(code);
      }
    }
    // Every reason that both can have was met.
    expect(codes).toEqual(new Set(['itemForGood', 'nobodyThere', 'notYourPlay', 'outOfReach']));
  });

  const hand = { person: 'azrael', item: 'flaming-sword', place: 'heaven', event: 'love' } as const;
  const types = CLOSED.filter((type) => type !== 'calling');

  test.each(types)('a card that closes %s to players is the reason, and for no other type', (closed) => {
    const gate = like('person', 'agares', {
      id: 'test:gate',
      abilities: [{ kind: 'constant', gives: { change: 'closed', what: closed } }],
    });
    const seats = [{ hand: Object.values(hand), play: ['michael'] }];
    const game = scene({ seats, opponents: ['test:gate'] }, withCards(gate)).run(playPhase());
    for (const type of types) {
      const card = game.table.seats[0]?.hand.find((id) => game.names([id])[0] === hand[type]) ?? -1;
      const found = explain(game.state, game.look.content, [0], { about: 'cannotPlay', card, seat: 0 });
      const codes = found?.reason.map(({ code, card: by }) => `${code} ${game.names([by ?? -1]).join()}`);
      expect(codes).toEqual(type === closed ? ['closed gate'] : []);
    }
    game.answer('pass');
  });
});
