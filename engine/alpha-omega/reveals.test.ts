import { expect, test } from 'vitest';
import { cardsNamed, hiddenFrom } from './testing/census.ts';
import { inEveryGame, playRandomly, trialOf } from './testing/random-games.ts';
import { starterSetup } from './testing/starter.ts';
import { knownCards } from './queries/known.ts';
import { mayReveal, reveals } from './reveals.ts';
import { alphaOmega } from './ruleset.ts';
import { tell } from './tell.ts';
import { view } from './view.ts';
import { starter } from './testing/starter.ts';
import type { Applied } from '../kernel/types.ts';
import type { AlphaOmegaEvent } from './events.ts';
import type { AlphaOmega, State } from './game.ts';
import type { Setup } from './types.ts';

/*
 * The law of what is revealed, and of what Undo asks before: an answer counts as one that reveals just where one side knows a
 * card after it that was hidden from it, or chance was used. REVEALS_SEED=… REVEALS_GAMES=1 plays one game again.
 */
const TRIAL = trialOf('REVEALS', 40, 'reveals');

/** Who looks together: the Good players, and each player of the Opponents. */
function sidesOf({ table }: State): readonly (readonly number[])[] {
  return [[...table.seats.keys()], ...table.opponents.map((_, at) => [table.seats.length + at])];
}

/** The cards that are in a deck or hand, and hidden from some eyes. */
function hidden({ table }: State, eyes: readonly number[]): ReadonlySet<number> {
  const all = new Set(hiddenFrom(table, eyes));
  for (const id of knownCards(table, eyes)) all.delete(id);
  return all;
}

/** The cards that an answer shows to some eyes: by its events, or by where they lie after it. */
function shown(
  { state, events }: Applied<AlphaOmega>,
  before: State,
  eyes: readonly number[],
): readonly number[] {
  const were = hidden(before, eyes);
  const { seats, opponents, inPlay, opponent } = view(state, starter, eyes);
  const places = [seats, opponents, inPlay, opponent.discard, opponent.knownDeck];
  const seen = new Set([...cardsNamed(tell(events, state.table, eyes)), ...cardsNamed(places)]);
  return [...seen].filter((id) => were.has(id));
}

const usedChance = (before: State, { state }: Applied<AlphaOmega>): boolean =>
  JSON.stringify(before.rng) !== JSON.stringify(state.rng);

/** What a game is played with: every third with Watchmen on the wall. */
function setUp(game: number): Setup {
  const opponents = game % 2 === 0 ? [{ name: 'Judas' }, { name: 'Cain' }].slice(0, 1 + (game % 4) / 2) : [];
  const setup = { ...starterSetup(1 + (game % 3)), opponents };
  return game % 5 === 1 ? { ...setup, assists: ['watchmen'] } : setup;
}

test(`an answer reveals just where a side is shown what was hidden, or chance is used, over ${String(TRIAL.games)} games`, () => {
  const seen = { showing: 0, chance: 0, quiet: 0 };
  inEveryGame(TRIAL, (game) => {
    playRandomly({
      setup: setUp(game),
      seed: `reveals ${String(game)}`,
      see: (applied, before) => {
        if (before === null) return;
        const { seats, opponents } = before.table;
        const alone = [...Array(seats.length + opponents.length).keys()].map((seat) => [seat]);
        const toSides = sidesOf(before).some((eyes) => shown(applied, before, eyes).length > 0);
        const isChance = usedChance(before, applied);
        if (toSides || isChance) expect(applied.revealed).toBe(true);
        // With hands that are hidden each sees for itself what comes from a deck.
        else if (applied.revealed)
          expect(alone.some((eyes) => shown(applied, before, eyes).length > 0)).toBe(true);
        seen[toSides ? 'showing' : isChance ? 'chance' : 'quiet'] += 1;
      },
    });
  });
  expect(seen.showing).toBeGreaterThan(TRIAL.games);
  expect(seen.quiet).toBeGreaterThan(TRIAL.games);
});

test('a card that was looked at is no news when it is drawn', () => {
  const { table } = alphaOmega.begin(starterSetup(1), starter);
  const [card = 0] = table.goodPiles[0]?.deck ?? [];
  const event = { type: 'cardsDrawn', seat: 0, cards: [card], count: 1 } as const;
  expect(reveals(table, event, table)).toBe(true);
  expect(reveals({ ...table, known: [[card]] }, event, table)).toBe(false);
});

test('of what is kept of a game an event may reveal unless it shows only what lay open, or the own hand', () => {
  const [seat, cards] = [0, [3]];
  const revealing: readonly AlphaOmegaEvent[] = [
    { type: 'dieRolled', value: 3, seat, source: null },
    { type: 'callingDrawn', seat, card: 3 },
    { type: 'looked', seats: [seat], deck: 'good', cards, count: 1 },
    { type: 'cardsDrawn', seat, cards, count: 1 },
    { type: 'opponentDrawn', seat, card: 3 },
    { type: 'cardsLost', seat, cards, from: 'deck' },
  ];
  const open: readonly AlphaOmegaEvent[] = [
    { type: 'cardsLost', seat, cards, from: 'hand' },
    { type: 'cardPlayed', seat, card: 3 },
    { type: 'turnBegan', seat },
  ];
  expect(revealing.filter((event) => !mayReveal(event))).toEqual([]);
  expect(open.filter(mayReveal)).toEqual([]);
});
