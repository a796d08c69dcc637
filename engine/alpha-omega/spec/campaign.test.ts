import { afterEach, describe, expect, test } from 'vitest';
import { createMachine } from '../../kernel/machine.ts';
import { startStream } from '../../kernel/rng.ts';
import type { Applied, Command } from '../../kernel/types.ts';
import { begin } from '../begin.ts';
import { botNamed } from '../beyond/bots/bots.ts';
import type { Catalogue } from '../definitions.ts';
import type { DefId } from '../selects.ts';
import type { AlphaOmega, State } from '../game.ts';
import { alphaOmega } from '../ruleset.ts';
import { playGame } from '../beyond/simulation/play.ts';
import { misplaced } from '../testing/census.ts';
import { withStrengths } from '../testing/cards.ts';
import { actionPhase, strengthCheck } from '../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../testing/scene.ts';
import { starter, starterSetup, starterStock } from '../testing/starter.ts';
import type { Setup } from '../types.ts';

afterEach(expectNothingLeftOpen);

/** Enough to achieve any Objective that is achieved by the lead. */
const WIN = [
  'michael',
  'azrael',
  'raphael',
  'uriel',
  'jehudiel',
  'hadraniel',
  'metatron',
  'camael',
  'ambriel',
  'gabriel',
  'apollyon',
  'dumah',
  'nuriel',
];

describe('what an Objective brings, in a campaign', () => {
  test('ruling 32: an Opponent card from beside the table returns there, and one of their deck to the deck', () => {
    const game = scene({
      objective: 'answer-by-fire',
      campaign: ['it-is-finished'],
      seats: [{ play: WIN }],
      opponents: ['envy'],
      opponentDeck: ['wrath'],
    }).run({ kind: 'objectiveSetUp' });
    expect([game.names(game.table.aside), game.inPlay('opponent')]).toEqual([
      [],
      ['envy', 'prophets-of-baal'],
    ]);
    game.run(...strengthCheck);
    expect([game.names(game.table.aside), game.inPlay('opponent')]).toEqual([['prophets-of-baal'], []]);
    expect(game.names(game.table.opponentPile.deck).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      'envy',
      'wrath',
    ]);
    expect(misplaced(game.table)).toEqual([]);
  });

  test('ruling 32: it is in play before the players of the Opponents draw anew', () => {
    for (const players of [1, 3]) {
      const game = scene({
        campaign: ['get-thee-hence-satan'],
        seats: [{ play: WIN, deck: ['love'] }],
        opponentHands: Array.from({ length: players }, () => ['satan'])
          .slice(0, 1)
          .concat(Array(players - 1).fill([])),
        opponentDeck: ['envy', 'wrath'],
      }).run(...strengthCheck);
      expect(game.inPlay('opponent')).toEqual(['satan']);
      const types = game.types.filter((type) => ['brought', 'opponentCardsDrawn'].includes(type));
      expect(types).toEqual(['brought', 'opponentCardsDrawn']);
      expect(game.names(game.table.aside)).toEqual(['satan']);
    }
  });

  test('the lead that it asks for is one under it, not the lead that achieved the Objective before', () => {
    const game = scene({
      campaign: ['get-thee-hence-satan'],
      seats: [{ play: WIN, deck: ['azrael'] }],
      opponentDeck: ['satan', 'envy'],
    }).run(...strengthCheck);
    expect(game.table.balances.at(-1)?.good).toBeGreaterThan(50);
    expect(game.inPlay('opponent')).toEqual(['satan']);
    game.run(actionPhase());
    expect(game.options).toEqual([]);
  });
});

describe('Opponents who wait', () => {
  const [objective = '', ...campaign] = starterStock.objectives;
  const setup: Setup = {
    ...{ ...starterSetup(1), objective, campaign },
    opponentDeck: ['starter:ganga'],
    reserve: [
      { after: 1, cards: ['starter:buer'] },
      { after: 2, cards: ['starter:moloch', 'starter:satan'] },
    ],
  };
  const { table } = begin(setup, starter);
  const deckOf = (now: typeof table): readonly string[] =>
    now.opponentPile.deck.map((card) => now.cards[card]?.def ?? '').toSorted((a, b) => (a < b ? -1 : 1));
  const follow = (now: typeof table): typeof table =>
    alphaOmega.evolve(
      now,
      { type: 'objectiveFollowed', objective: now.nextObjectives[0] ?? -1, goal: 50 },
      starter,
    );

  test('join their deck with the Objective after so many achieved ones, and stay', () => {
    expect(deckOf(table)).toEqual(['starter:ganga']);
    const [second, third] = [follow(table), follow(follow(table))];
    expect(deckOf(second)).toEqual(['starter:buer', 'starter:ganga']);
    expect(deckOf(third)).toEqual(['starter:buer', 'starter:ganga', 'starter:moloch', 'starter:satan']);
    for (const one of [table, second, third, follow(third)]) expect(misplaced(one)).toEqual([]);
    expect(deckOf(follow(third))).toEqual(deckOf(third));
  });

  test('are not laid aside a second time for an Objective that brings one of them after that', () => {
    const brought = table.aside.filter((card) => table.cards[card]?.def === 'starter:satan');
    expect(brought).toHaveLength(1);
    const begun = campaignOf({ ...setup, variants: ['fast'] }, 'waiting');
    expect(begun.length).toBeGreaterThan(0);
  });
});

describe('an Objective that is tried anew', () => {
  const machine = createMachine<AlphaOmega>(alphaOmega, starter);
  const game = (seed: string): readonly [State, Command] => {
    const { objectives } = starterStock;
    const setup: Setup = {
      ...{ ...starterSetup(2), objective: objectives[0] ?? '', campaign: objectives.slice(1) },
      ...{ variants: ['fast'], opponentDeck: ['starter:ganga', 'starter:buer'] },
    };
    let { state } = machine.begin(setup, seed);
    const bot = botNamed('steady');
    let rng = startStream(seed, 'bot');
    while (state.pending !== null) {
      const { id, seat } = state.pending;
      const [answer, after] = bot(state, machine, rng);
      rng = after;
      const command = { decision: id, seat, answer };
      const result = machine.apply(state, command);
      if (!result.ok) throw new Error(result.error.code);
      if (result.value.state.table.achievedObjectives.length > 0) return [state, command];
      ({ state } = result.value);
    }
    throw new Error('the first Objective is not achieved');
  };
  const [before, command] = game('anew');
  const lead = (state: State, ...more: readonly string[]) =>
    machine.apply(state, { ...command, answer: [...command.answer, ...more] });

  test('begins with the same hands and other decks, each time as its seed says', () => {
    const [plain, one, same, other] = [
      lead(before),
      ...['1', '1', '2'].map((n) => lead(before, `anew:${n}`)),
    ];
    if (!plain.ok || !one?.ok || !same?.ok || !other?.ok) throw new Error('refused');
    expect(one.value).toEqual(same.value);
    const tables = [plain, one, other].map(({ value }) => value.state.table);
    const decks = tables.map(({ goodPiles }) => goodPiles[0]?.deck.join(' '));
    expect(new Set(decks).size).toBe(3);
    expect(new Set(tables.map(({ achievedObjectives }) => achievedObjectives.join(' '))).size).toBe(1);
    for (const table of tables) expect(misplaced(table)).toEqual([]);
    // All that came before the Objective is as it was.
    const upTo = ({ events }: Applied<AlphaOmega>): readonly unknown[] =>
      events.slice(0, events.findIndex(({ type }) => type === 'objectiveFollowed') + 1);
    expect(upTo(one.value)).toEqual(upTo(plain.value));
  });

  test('is refused where none begins', () => {
    const { state } = machine.begin(starterSetup(1), 'no campaign');
    const answer = [state.pending?.ask.options[0]?.id ?? '', 'anew:1'];
    const given = { decision: 1, seat: 0, answer };
    expect(machine.apply(state, given)).toMatchObject({ ok: false, error: { code: 'notAnOption' } });
  });
});

/** Two Opponents that a plain player can overcome, whatever those of our own are tuned to. */
const weakened = withStrengths({ ukobach: 3, satan: 5 });

interface Begun {
  readonly objective: DefId;
  /** What entered play for it, out of the Opponent deck or from beside the table. */
  readonly brought: readonly DefId[];
}

/** Plays a campaign to its end and tells how each of its Objectives began. */
function campaignOf(setup: Setup, seed: string, content: Catalogue = starter): readonly Begun[] {
  const begun: Begun[] = [];
  let brought: DefId[] = [];
  const record = playGame({
    machine: createMachine<AlphaOmega>(alphaOmega, content),
    setup,
    seed,
    bots: ['steady'],
    each: ({ events, state: { table } }) => {
      expect(misplaced(table)).toEqual([]);
      const print = (card: number): DefId => table.cards[card]?.def ?? '';
      for (const event of events) {
        if (event.type === 'brought') brought.push(print(event.card));
        if (event.type !== 'objectiveBegan') continue;
        begun.push({ objective: print(event.objective), brought });
        brought = [];
      }
    },
  });
  expect(record).toMatchObject({ kind: 'finished' });
  return begun;
}

const bringsOf = (objective: DefId): readonly DefId[] => {
  const def = starter.get(objective);
  return (def?.type === 'objective' && def.brings) || [];
};

describe('the campaign of the Starter set', () => {
  const { objectives } = starterStock;
  const campaign = (players: number, from = 0): Setup => {
    const [objective = '', ...rest] = objectives.slice(from);
    return { ...starterSetup(players), objective, campaign: rest };
  };

  test('ends, from whichever Objective it begins, and each that is reached has its set-up', () => {
    let reached = 0;
    for (const [from] of objectives.entries()) {
      // Against a weak Opponent deck and with a lead of 25 even a plain player comes a few Objectives far.
      const weak: Setup = {
        ...campaign(2, from),
        variants: ['fast'],
        opponentDeck: ['starter:ukobach', 'starter:satan'],
      };
      const begun = campaignOf(weak, `campaign ${String(from)}`, weakened);
      expect(begun).toEqual(
        objectives
          .slice(from, from + begun.length)
          .map((objective) => ({ objective, brought: bringsOf(objective) })),
      );
      reached = Math.max(reached, begun.length);
    }
    expect(reached).toBeGreaterThanOrEqual(3);
  });

  test('ends with the whole Opponent deck too', () => {
    for (const players of [1, 3]) expect(campaignOf(campaign(players), 'whole')).not.toEqual([]);
  });
});
