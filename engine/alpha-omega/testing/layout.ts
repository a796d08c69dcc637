import { begin } from '../begin.ts';
import type { Catalogue } from '../definitions.ts';
import { printOf } from '../queries/cards.ts';
import type { CallingState, Card, CardId, InPlay, PileId, Seat, Setup, Table } from '../types.ts';
import type { Assist, Variant } from '../variants-and-assists.ts';
import { full, starter } from './starter.ts';

/** One player's part of a scene; cards are named as in `starter.ts`. */
export interface SeatLayout {
  readonly name?: string;
  readonly hand?: readonly string[];
  readonly deck?: readonly string[];
  /** In play: `michael`, `michael damaged 5`, `michael acted`, `flaming-sword on michael`. */
  readonly play?: readonly string[];
  readonly discard?: readonly string[];
  /** `squadrons-at-once`, `squadrons-at-once progress 2`, `squadrons-at-once achieved`. */
  readonly callings?: readonly string[];
  /** Lured turns still to take; makes the player a Lured Player. */
  readonly lured?: number;
  readonly everLured?: boolean;
  readonly lossRounds?: number;
  /** The last of these rounds is the one just played, so that the count goes on when a round is run. */
  readonly lostThisRound?: boolean;
}

/** A table laid out for a test. */
export interface Layout {
  readonly seats?: readonly SeatLayout[];
  /** In Opponent play, the first entered first: `paimon`, `black-blade on paimon`, `azrael of 0` (Lured from seat 0). */
  readonly opponents?: readonly string[];
  readonly opponentDeck?: readonly string[];
  readonly callingDeck?: readonly string[];
  readonly objective?: string;
  /** What the next rolls of the die will be: a seed is looked for that rolls them. */
  readonly dice?: readonly number[];
  readonly round?: number;
  /** Whose turn it is. */
  readonly turn?: number;
  readonly variants?: readonly Variant[];
  readonly assists?: readonly Assist[];
  readonly campaign?: readonly string[];
  /** Opponent Play: the hand of each player of the Opponents. */
  readonly opponentHands?: readonly (readonly string[])[];
  /** All players draw from the first one's deck. */
  readonly common?: true;
  /** No Opponent card was drawn yet, although cards are in play. */
  readonly firstDraw?: boolean;
}

interface Placed {
  readonly name: string;
  readonly host: string | null;
  readonly owner: number | null;
  readonly damage: number;
  readonly acted: boolean;
  readonly rounds: number | null;
}

/** Builds the table of a layout: nothing shuffled, nothing drawn but what the layout says. */
export function tableOf(layout: Layout, content: Catalogue = starter): Table {
  const seats = layout.seats ?? [{}];
  const empty = begin(setupOf(layout, seats), content).table;
  const cards: Card[] = [...empty.cards];
  const add = (name: string, pile: PileId): CardId => cards.push({ def: full(name), pile }) - 1;
  const pileFor = (seat: number | null): number | null => (layout.common && seat !== null ? 0 : seat);
  const inPlay: InPlay[] = [];
  const place = (text: string, of: number | null): void => {
    const { name, host, owner, damage, acted, rounds } = parse(text);
    const print = printOf(content, full(name));
    const { type } = print;
    // What the Opponents lay on a Good card stays theirs.
    const seat = print.type === 'event' && print.side === 'opponent' ? null : of;
    const id = add(name, pileFor(seat) ?? owner ?? 'opponent');
    const hostId = host === null ? null : inPlay.findLast((card) => card.def === full(host))?.id;
    if (hostId === undefined) throw new Error(`"${text}": ${host ?? ''} is not in play before it`);
    inPlay.push({
      ...BLANK,
      id,
      def: full(name),
      side: seat === null ? 'opponent' : 'good',
      owner: seat ?? owner,
      damage,
      acted,
      lured: seat === null && owner !== null && type === 'person',
      host: hostId,
      clock: rounds === null ? null : { at: 'roundBegins', seat: null, left: rounds, age: 0 },
      waiting: seat === null && hostId === null && type === 'item',
    });
  };
  for (const [seat, { play = [] }] of seats.entries()) for (const text of play) place(text, seat);
  for (const text of layout.opponents ?? []) place(text, null);

  const ids = (names: readonly string[] | undefined, pile: PileId): readonly CardId[] =>
    (names ?? []).map((name) => add(name, pile));
  return {
    ...empty,
    cards,
    inPlay,
    round: layout.round ?? 0,
    turn: layout.turn ?? null,
    firstOpponentDrawn: inPlay.length > 0 && !layout.firstDraw,
    opponentPile: { deck: ids(layout.opponentDeck, 'opponent'), discard: [] },
    callingPile: { deck: ids(layout.callingDeck, 'calling'), discard: [] },
    goodPiles: (layout.common ? seats.slice(0, 1) : seats).map(({ deck, discard }, seat) => ({
      deck: ids(deck, seat),
      discard: ids(discard, seat),
    })),
    opponents: empty.opponents.map((player, index) => ({
      ...player,
      hand: ids(layout.opponentHands?.[index], 'opponent'),
    })),
    seats: empty.seats.map((seat, index) => ({
      ...seat,
      ...standingOf(seats[index] ?? {}),
      hand: ids(seats[index]?.hand, pileFor(index) ?? index),
      callings: (seats[index]?.callings ?? []).map((text) => callingOf(text, (name) => add(name, 'calling'))),
    })),
    spent: inPlay
      .filter(({ owner, def }) => owner !== null && content.get(def)?.type === 'person')
      .map(({ def }) => def),
  };
}

function setupOf(layout: Layout, seats: readonly SeatLayout[]): Setup {
  const opponents = layout.opponentHands?.map((_, index) => ({ name: `Opponent ${String(index + 1)}` }));
  return {
    objective: full(layout.objective ?? 'and-there-was-war-in-heaven'),
    seats: seats.map(({ name }, index) => ({ name: name ?? `Player ${String(index + 1)}`, deck: [] })),
    opponentDeck: [],
    callingDeck: [],
    variants: layout.variants ?? [],
    assists: layout.assists ?? [],
    campaign: (layout.campaign ?? []).map(full),
    ...(layout.common ? { commonDeck: [] } : {}),
    ...(opponents ? { opponents } : {}),
  };
}

function standingOf({ lured, everLured = false, lossRounds = 0, ...rest }: SeatLayout): Partial<Seat> {
  return {
    lured: lured === undefined ? null : { turns: lured },
    everLured: everLured || lured !== undefined,
    lossRounds,
    lostThisRound: rest.lostThisRound ?? false,
  };
}

const BLANK = { attacks: 0, joining: false, rests: false } as const;

function parse(text: string): Placed {
  const match =
    /^(?<name>\S+)(?: on (?<host>\S+))?(?: of (?<owner>\d))?(?: damaged (?<damage>\d+))?(?<acted> acted)?(?: rounds (?<rounds>\d+))?$/.exec(
      text,
    );
  if (!match?.groups) throw new Error(`cannot read "${text}"`);
  const { name = '', host = null, owner, damage = '0' } = match.groups;
  const acted = match.groups['acted'] !== undefined;
  const rounds = match.groups['rounds'] === undefined ? null : Number(match.groups['rounds']);
  return {
    name,
    host,
    owner: owner === undefined ? null : Number(owner),
    damage: Number(damage),
    acted,
    rounds,
  };
}

function callingOf(text: string, add: (name: string) => CardId): CallingState {
  const [name = '', word, count] = text.split(' ');
  const achieved = word === 'achieved';
  return {
    id: add(name),
    progress: word === 'progress' ? Number(count) : 0,
    achieved,
    holds: achieved,
    until: null,
  };
}
