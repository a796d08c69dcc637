import { loadPacks, setUp } from '../../cards/load.ts';
import { openDatabase } from '../../db/file/open.ts';
import type { DecisionView, Option, View } from '../../engine/alpha-omega/index.ts';
import type { NewGame } from '../shared/api.ts';
import { houseOver, OBJECTIVE, PACKS, valueOf } from './house.ts';

const named = (...names: readonly string[]): readonly string[] => names.map((name) => `starter:${name}`);

interface Situation {
  /** The Good deck and the Opponents', their first card on top. */
  readonly deck: readonly string[];
  readonly opponents: readonly string[];
  /** What is asked there: by which card, and about how many at least. */
  readonly source: string;
  readonly cards: number;
}

const EVENTS = [
  'prudence',
  'crystal-sea',
  'prudence',
  'crystal-sea',
  'prudence',
  'crystal-sea',
  'prudence',
  'crystal-sea',
];
/** Opponents who hurt nobody at once. */
const HARMLESS = Array.from({ length: 12 }, () => ['envy', 'despair', 'infidelity']).flat();

/** Situations at the table in which cards are chosen that are not in play, by the seed of their game. */
export const CLOTHS = {
  ordering: { deck: ['gabriel', ...EVENTS], opponents: HARMLESS, source: 'gabriel', cards: 3 },
  burying: { deck: ['zophiel', ...EVENTS], opponents: HARMLESS, source: 'zophiel', cards: 1 },
  'one of two': { deck: ['metatron', ...EVENTS], opponents: HARMLESS, source: 'metatron', cards: 2 },
  picking: { deck: ['metatron', ...EVENTS], opponents: HARMLESS, source: 'metatron', cards: 4 },
  discarding: {
    deck: ['michael', 'raphael', ...EVENTS],
    opponents: ['mammon', ...HARMLESS],
    source: 'mammon',
    cards: 2,
  },
} as const satisfies Readonly<Record<string, Situation>>;

type Step = (option: Option, view: View) => boolean;

/** What is done to come there, the first of it that can be. */
const STEPS: readonly Step[] = [
  ({ kind }) => kind === 'draw',
  (option, view) =>
    option.kind === 'play' &&
    view.seats[0]?.hand?.find(({ id }) => id === option.card)?.def.match(/prudence|crystal-sea/) === null,
  ({ kind }) => kind === 'play',
  ({ kind }) => kind === 'ability',
  ({ kind }) => kind === 'accept' || kind === 'card',
  () => true,
];

/** An answer that leads on, without choosing among more cards than needed. */
function onward({ ask }: DecisionView, view: View, isReady: boolean): readonly string[] {
  if (ask === null) throw new Error('nobody may answer');
  if (ask.kind === 'order') return ask.options.map(({ id }) => id);
  if (ask.kind === 'some') return ask.options.slice(0, ask.min).map(({ id }) => id);
  // Before there are enough cards to choose from, nobody uses what chooses among them.
  const options = ask.options.filter(({ kind }) => isReady || kind !== 'ability');
  const step = STEPS.find((wants) => options.some((option) => wants(option, view)));
  const option = options.find((one) => step?.(one, view));
  return option === undefined ? [] : [option.id];
}

/**
 * Writes a database with a game for each of these situations, one person alone, who is asked just then.
 * @param file where the program will look for it
 */
export function arrangeCloths(file: string, player: string): void {
  const opened = openDatabase(file);
  if (!opened.ok) throw new Error(opened.error.detail);
  const db = opened.value;
  const { sessions } = houseOver(db);
  const [pack] = loadPacks(PACKS).packs;
  if (pack === undefined) throw new Error(`no pack in ${PACKS}`);
  for (const [seed, { deck, opponents, source, cards }] of Object.entries<Situation>(CLOTHS)) {
    const setup = {
      ...setUp(pack, OBJECTIVE, [player]),
      seats: [{ name: player, deck: named(...deck) }],
      opponentDeck: named(...opponents),
      arranged: 'cloth',
    };
    const table: NewGame['table'] = {
      hands: 'open',
      seats: [{ kind: 'person', name: player, profile: null }],
    };
    const game = valueOf(sessions.begin({ objective: OBJECTIVE, seats: [player], seed, table }, setup));
    let { view } = game;
    const isThere = ({ pending }: View): boolean =>
      pending?.source?.def === `starter:${source}` && (pending.ask?.options.length ?? 0) >= cards;
    for (let answers = 0; !isThere(view); answers += 1) {
      const { pending } = view;
      if (pending === null || answers > 60) throw new Error(`nobody comes to ${seed}`);
      const isReady = source !== 'metatron' || (view.seats[0]?.discard.length ?? 0) >= cards;
      const answer = onward(pending, view, isReady);
      view = valueOf(
        sessions.answer({ game: game.id, decision: pending.id, seat: pending.seat, answer }),
      ).view;
    }
  }
  db.close();
}
