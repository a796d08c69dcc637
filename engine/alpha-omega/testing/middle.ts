import { createMachine, type Machine } from '../../kernel/machine.ts';
import type { Frame } from '../frames.ts';
import type { AlphaOmega, State } from '../game.ts';
import { alphaOmega } from '../ruleset.ts';
import type { CardId, Table } from '../types.ts';
import { tableOf, type Layout } from './layout.ts';
import { full, starter, starterSetup } from './starter.ts';

/** The rules as a bot is given them. */
export const machine: Machine<AlphaOmega> = createMachine<AlphaOmega>(alphaOmega, starter);

/** A real game in the middle of a round: what is laid out, and what is still to come of the round. */
function middle(table: Table, first: Frame): State {
  const stack: readonly Frame[] = [
    { kind: 'round' },
    { kind: 'verdict' },
    { kind: 'strengthCheck' },
    { kind: 'cleanUp' },
    first,
  ];
  const laidOut = createMachine<AlphaOmega>({ ...alphaOmega, begin: () => ({ table, stack }) }, starter);
  return laidOut.begin(starterSetup(1), 'middle').state;
}

/** A round of one player who is about to act, or of the Opponents' player, against Opponents with a deck to draw from. */
export function acting(layout: Layout, over: Partial<Table> = {}, first?: Frame): State {
  const opponentDeck = ['abigor', 'agares', 'alloces', 'black-blade', 'despair'];
  const table = { ...tableOf({ round: 3, turn: 0, opponentDeck, ...layout }), ...over };
  return middle(table, first ?? (over.opponents ? { kind: 'opponentAct', by: 1 } : { kind: 'act', seat: 0 }));
}

/** A card in play, by its name. */
export const idOf = ({ table }: State, name: string): CardId =>
  table.inPlay.find(({ def }) => def === full(name))?.id ?? -1;
