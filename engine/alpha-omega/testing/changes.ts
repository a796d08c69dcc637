import type { AlphaOmegaEvent } from '../events.ts';
import { evolve } from '../evolve.ts';
import type { InPlay, Lasting, Table } from '../types.ts';
import { scene, type Scene } from './scene.ts';
import { short } from './starter.ts';

/** A table of two players; Camael and what is on him, Azrael Lured, and one lasting effect on each of three cards. */
export const laid = (): Scene =>
  scene({
    seats: [
      {
        deck: ['uriel', 'heaven'],
        hand: ['raphael'],
        play: ['camael damaged 2 acted', 'flaming-sword on camael damaged 1', 'love on camael', 'michael'],
      },
      { deck: ['uriel'], lossRounds: 1 },
    ],
    opponents: [
      'ganga',
      'azrael of 1 damaged 3',
      'seven-lamps-of-god on azrael of 1',
      'black-blade on azrael',
    ],
    opponentDeck: ['abigor', 'envy', 'flaga'],
    objective: 'and-there-was-war-in-heaven',
    campaign: ['the-den-of-lions'],
  });

/** The first card of the game that is so called. */
export const id = (table: Table, name: string): number =>
  table.cards.findIndex(({ def }) => short(def) === name);
/** The first such card in play. */
export const card = (table: Table, name: string): InPlay | undefined =>
  table.inPlay.find(({ def }) => short(def) === name);
/** The cards in play by name, in their order. */
export const order = (table: Table): readonly string[] => table.inPlay.map(({ def }) => short(def));

/** What happens to a table, by the names of its cards. */
export function after(
  table: Table,
  ...events: readonly ((id: (name: string) => number) => AlphaOmegaEvent)[]
): Table {
  return events.reduce(
    (now, event) =>
      evolve(
        now,
        event((name) => id(now, name)),
      ),
    table,
  );
}

/** How a card is that has just entered play. */
export const FRESH = {
  damage: 0,
  acted: false,
  attacks: 0,
  lured: false,
  joining: false,
  rests: false,
  host: null,
  waiting: false,
  clock: null,
} as const;

/** The cards in play that are not what they were. */
export function changed(before: Table, now: Table): readonly string[] {
  return now.inPlay.filter((one) => !before.inPlay.includes(one)).map(({ def }) => short(def));
}

/** The table with an effect that lasts on each of these cards, and no other. */
export function lastingOn(table: Table, ...names: readonly string[]): Table {
  const effect = (name: string): Lasting => ({
    name: 'test',
    source: 0,
    host: id(table, name),
    seat: null,
    until: null,
    abilities: [],
  });
  return { ...table, lasting: names.map(effect) };
}
/** The cards on which effects last. */
export const hosts = (table: Table): readonly string[] =>
  table.lasting.map(({ host }) => short(table.cards[host]?.def ?? '?'));
