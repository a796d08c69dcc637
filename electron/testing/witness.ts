import { cardsNamed, hiddenFrom, zones } from '../../engine/alpha-omega/testing/census.ts';
import { starter } from '../../engine/alpha-omega/testing/starter.ts';
import {
  alphaOmega,
  type AlphaOmega,
  type CardId,
  type Setup,
  type State,
} from '../../engine/alpha-omega/index.ts';
import { createMachine } from '../../engine/index.ts';
import type { Applied, Command, SeatId } from '../../engine/kernel/types.ts';
import type { LogEntry } from '../shared/api.ts';

/*
 * Somebody who sees everything, plays along card by card, and knows what others may know: it reckons that from where the
 * cards lie, not from what the program tells.
 */
const machine = createMachine<AlphaOmega>(alphaOmega, starter);

type Table = State['table'];

/** Where the cards lay all through what one record did. */
type Lain = readonly Table[];

export interface Witness {
  /** Plays along with an answer that was accepted; its record has the next number. */
  answered(command: Command): void;
  /** Plays along with a return; its record has the next number. */
  returned(to: number): void;
  /** Plays along with a record that moves no card. */
  seated(): void;
  state(moment?: number): State;
  /** Cards named in a payload that these eyes may see neither now nor in what was told with it. */
  leaks(payload: object, eyes: readonly SeatId[], when?: number): readonly string[];
  /** The same of a log, each entry by what could be seen when it happened. */
  logLeaks(log: readonly LogEntry[], eyes: readonly SeatId[]): readonly string[];
}

/** A witness of a game from its beginning. */
export function witnessOf(setup: Setup, seed: string): Witness {
  const began = machine.begin(setup, seed);
  const led: Applied<AlphaOmega>[] = [began];
  const before = alphaOmega.begin(setup, starter).table;
  const lain: Lain[] = [along(before, began)];
  const step = (applied: Applied<AlphaOmega>, tables: Lain): void => {
    led.push(applied);
    lain.push(tables);
  };
  const now = (): Applied<AlphaOmega> => led.at(-1) ?? began;
  const seen = new Map<string, ReadonlySet<CardId>>();
  /** What these eyes could see while a record did what it did. */
  const seenIn = (number: number, eyes: readonly SeatId[]): ReadonlySet<CardId> => {
    const key = `${String(number)} ${eyes.join()}`;
    const cards = seen.get(key) ?? visible(lain[number] ?? [], eyes);
    seen.set(key, cards);
    return cards;
  };
  return {
    answered: (command) => {
      const { state } = now();
      const result = machine.apply(state, command);
      if (!result.ok) throw new Error(`the witness refuses: ${result.error.code}`);
      step(result.value, along(state.table, result.value));
    },
    returned: (to) => {
      const applied = led[to] ?? began;
      step(applied, [applied.state.table]);
    },
    seated: () => {
      step(now(), [now().state.table]);
    },
    state: (moment = led.length - 1) => (led[moment] ?? began).state,
    leaks: (payload, eyes, when = led.length - 1) =>
      strangers(payload, now().state.table, [seenIn(when, eyes)]),
    logLeaks: (log, eyes) =>
      log.flatMap((entry) => {
        const { moment } = entry;
        // What was taken back may be several answers: all since it began.
        const last = entry.kind === 'undone' ? lain.length : moment + 1;
        const numbers = Array.from({ length: last - moment }, (_, index) => moment + index);
        const sets = numbers.map((number) => seenIn(number, eyes));
        return strangers(entry, now().state.table, sets);
      }),
  };
}

function along(from: Table, { events }: Applied<AlphaOmega>): Lain {
  const tables = [from];
  for (const event of events) tables.push(alphaOmega.evolve(tables.at(-1) ?? from, event, starter));
  return tables;
}

/** The cards that these eyes could see on one of these tables, or see the work of. */
function visible(tables: Lain, eyes: readonly SeatId[]): ReadonlySet<CardId> {
  const seen = tables.flatMap((table) => {
    const hidden = hiddenFrom(table, eyes);
    // All have seen who set a card on fire, wherever he is by now.
    const sources = table.lasting.map(({ source }) => source);
    return [...sources, ...[...zones(table).values()].flat().filter((id) => !hidden.has(id))];
  });
  return new Set(seen);
}

/** What a payload names, by number or by print, that is not among these cards. */
function strangers(
  payload: unknown,
  { cards }: Table,
  seen: readonly ReadonlySet<CardId>[],
): readonly string[] {
  const isSeen = (id: CardId): boolean => seen.some((set) => set.has(id));
  const named = new Set(printsIn(payload));
  const prints = new Set<string | undefined>();
  if (named.size > 0) for (const set of seen) for (const id of set) prints.add(cards[id]?.def);
  return [
    ...[...cardsNamed(payload, isEntry)].filter((id) => !isSeen(id)).map((id) => `card ${String(id)}`),
    ...[...named].filter((print) => !prints.has(print)),
  ];
}

/** In an entry of the log `by` is a seat. */
const isEntry = (holder: object): boolean => 'moment' in holder;

/** What everybody can reckon out: the list of Callings is public, and so are those that were taken. Their order is told nobody. */
const PUBLIC = 'callingsToCome';

/** Every print that is named anywhere in a payload, where it is no public list. */
function printsIn(payload: unknown): readonly string[] {
  if (typeof payload === 'string') return starter.has(payload) ? [payload] : [];
  if (typeof payload !== 'object' || payload === null) return [];
  return Object.entries(payload).flatMap(([key, inner]) => (key === PUBLIC ? [] : printsIn(inner)));
}
