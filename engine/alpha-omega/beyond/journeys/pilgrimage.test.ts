import { describe, expect, test } from 'vitest';
import { below, startStream } from '../../../kernel/rng.ts';
import { withStrengths } from '../../testing/cards.ts';
import { starter, starterStock } from '../../testing/starter.ts';
import {
  LAMPS,
  POINTS,
  type Burden,
  type Offer,
  type Pilgrim,
  type PilgrimSetup,
  type PilgrimStep,
} from './pilgrim.ts';
import { pilgrimSetup } from './pilgrim-setup.ts';
import { choose, nextFoe, nextGame, pilgrimOf, setOut } from './pilgrimage.ts';

const setupOf = (seed: string, content = starter): PilgrimSetup =>
  pilgrimSetup(
    {
      content,
      objectives: starterStock.objectives,
      good: starterStock.good,
      opponents: starterStock.opponent,
      callings: starterStock.callings,
    },
    seed,
    [],
  );

const setup = setupOf('emmaus');

const won = (station: number, fallen: readonly string[] = []): PilgrimStep => ({
  ...{ kind: 'ended', station, winner: 'good', points: 12, rounds: 9, rewound: false },
  fallen: fallen.map((name) => `starter:${name}`),
});
const lost = (station: number): PilgrimStep =>
  ({ ...won(station, ['camael']), winner: 'opponent' }) as PilgrimStep;

const counted = (cards: readonly string[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
};

/** The first card that can be earned after these steps. */
function earnedOf(steps: readonly PilgrimStep[]): readonly string[] {
  const earn = pilgrimOf(setup, steps).offers.find(({ id }) => id === 'earn');
  return earn !== undefined && 'cards' in earn ? earn.cards.slice(0, 1) : [];
}

describe('setting out', () => {
  test('the pilgrim carries 34 of the plainest cards, and the mightiest Opponents wait', () => {
    expect(setup.deck.length).toBe(34);
    const types = setup.deck.map((id) => starter.get(id)?.type);
    expect(counted(types.map(String))).toEqual({ person: 18, event: 9, item: 6, place: 1 });
    expect(counted([...setup.deck, ...setup.store])).toEqual(counted(starterStock.good));
    expect(counted([...setup.opponents, ...setup.reserve])).toEqual(counted(starterStock.opponent));
    expect(setup.reserve.length).toBeGreaterThanOrEqual(setup.objectives.length);
  });

  test('a Person is left in the store for being strong', () => {
    expect(setup.deck).toContain('starter:camael');
    const { deck, store } = setupOf('emmaus', withStrengths({ camael: 30 }));
    expect(deck).not.toContain('starter:camael');
    expect(store).toContain('starter:camael');
  });

  test('is the same for the same seed, and for another the Opponents come in another order', () => {
    expect(setupOf('emmaus')).toEqual(setup);
    expect(setupOf('damascus').reserve).not.toEqual(setup.reserve);
    expect(setupOf('damascus').deck).toEqual(setup.deck);
  });

  test('the first game is the first Objective with that deck', () => {
    expect(nextGame(setup, setOut(setup))).toMatchObject({
      objective: 'starter:and-there-was-war-in-heaven',
      deck: setup.deck,
      opponentDeck: setup.opponents,
      variants: [],
      seed: 'emmaus/1.0.1',
    });
  });
});

describe('an Objective achieved', () => {
  const pilgrim = pilgrimOf(setup, [won(0, ['camael', 'ambriel', 'daniel'])]);

  test('adds its Achievement Scoring, and who fell of the own cards is away', () => {
    expect(pilgrim).toMatchObject({ phase: 'choosing', station: 0, score: 12, lamps: LAMPS });
    expect(pilgrim.away).toEqual(['starter:camael', 'starter:ambriel']);
  });

  test('offers cards that the pilgrim does not have, help for the fallen and a burden with a better reward', () => {
    expect(pilgrim.offers.map(({ id }) => id)).toEqual(['earn', 'heal', 'burden']);
    const offered = pilgrim.offers.flatMap((offer) => ('take' in offer ? offer.cards : []));
    expect(offered.length).toBe(8);
    expect(offered.filter((card) => !setup.store.includes(card))).toEqual([]);
    expect(new Set(offered).size).toBe(8);
  });

  test('a card earned is in the next deck and the fallen are not; with every second Objective an Opponent joins', () => {
    const [earn] = pilgrim.offers;
    const cards = earn !== undefined && 'cards' in earn ? earn.cards.slice(0, 1) : [];
    const steps: readonly PilgrimStep[] = [won(0, ['camael']), { kind: 'chose', offer: 'earn', cards }];
    const game = nextGame(setup, pilgrimOf(setup, steps));
    expect(game?.objective).toBe('starter:ye-shall-be-as-gods');
    expect(game?.deck).toEqual([...setup.deck.filter((id) => id !== 'starter:camael'), ...cards]);
    expect(game?.opponentDeck).toEqual(setup.opponents);
    const further = pilgrimOf(setup, [
      ...steps,
      won(1),
      { kind: 'chose', offer: 'earn', cards: earnedOf([...steps, won(1)]) },
    ]);
    expect(nextGame(setup, further)?.opponentDeck).toEqual([
      ...setup.opponents,
      ...setup.reserve.slice(0, 1),
    ]);
  });

  test('who is away misses the next Objective alone', () => {
    const first: readonly PilgrimStep[] = [won(0, ['camael'])];
    const second: readonly PilgrimStep[] = [
      ...first,
      { kind: 'chose', offer: 'earn', cards: earnedOf(first) },
    ];
    expect(pilgrimOf(setup, second).away).toEqual(['starter:camael']);
    expect(pilgrimOf(setup, [...second, won(1, ['ambriel'])]).away).toEqual(['starter:ambriel']);
  });

  test('nobody joins any more when there is no further Objective to join at, or nobody is left', () => {
    const way = setOut(setup);
    const at = (station: number, changes: Partial<Pilgrim> = {}): number | null =>
      nextFoe({ ...way, stations: way.stations.slice(0, 5), station, ...changes })?.station ?? null;
    expect([0, 1, 2, 3, 4].map((station) => at(station))).toEqual([2, 2, 4, 4, null]);
    expect(at(2, { stations: way.stations.slice(0, 4) })).toBeNull();
    expect(at(0, { reserve: [] })).toBeNull();
  });

  test('says beforehand who joins the Opponents, and at which Objective', () => {
    expect(nextFoe(setOut(setup))).toEqual({ card: setup.reserve[0], station: 2 });
    for (const { seed, steps } of ['a', 'b', 'c'].map((one) => ({ seed: one, steps: wandering(one) }))) {
      const own = setupOf(seed);
      for (const [index, step] of steps.entries()) {
        if (step.kind !== 'chose' || step.offer === 'burden') continue;
        const [before, after] = [
          pilgrimOf(own, steps.slice(0, index)),
          pilgrimOf(own, steps.slice(0, index + 1)),
        ];
        const joined = after.opponents.filter((card) => !before.opponents.includes(card));
        const foe = nextFoe(before);
        expect(joined, seed).toEqual(foe?.station === after.station ? [foe.card] : []);
      }
    }
  });

  test('another copy of a card that is carried can be earned, until none is left', () => {
    const card = setup.deck[0] ?? '';
    const own: PilgrimSetup = { ...setup, store: [card] };
    const first: readonly PilgrimStep[] = [won(0)];
    expect(pilgrimOf(own, first).offers).toEqual([{ id: 'earn', cards: [card], take: 1 }]);
    const second = pilgrimOf(own, [...first, { kind: 'chose', offer: 'earn', cards: [card] }, won(1)]);
    expect(second).toMatchObject({ phase: 'ready', offers: [] });
  });

  test('the healed are back', () => {
    const healed = pilgrimOf(setup, [won(0, ['camael']), { kind: 'chose', offer: 'heal', cards: [] }]);
    expect([healed.away, nextGame(setup, healed)?.deck]).toEqual([[], setup.deck]);
  });

  test('what is not offered, and other cards than as many as may be taken, are refused', () => {
    const cards = (offer: number): readonly string[] => {
      const one = pilgrim.offers[offer];
      return one !== undefined && 'cards' in one ? one.cards : [];
    };
    const faultOf = (id: 'earn' | 'heal' | 'rest' | 'burden', taken: readonly string[]): string | null => {
      const chosen = choose(setup, pilgrim, id, taken);
      return chosen.ok ? null : chosen.error;
    };
    expect(faultOf('rest', [])).toBe('notOffered');
    expect(faultOf('earn', [])).toBe('wrongCards');
    expect(faultOf('earn', cards(0).slice(0, 2))).toBe('wrongCards');
    expect(faultOf('earn', cards(2).slice(0, 1))).toBe('wrongCards');
    expect(faultOf('heal', cards(1).slice(0, 1))).toBe('wrongCards');
    expect(faultOf('burden', [cards(2)[0] ?? '', cards(2)[0] ?? ''])).toBe('wrongCards');
    expect(faultOf('burden', cards(2).slice(0, 2))).toBe('wrongCards');
    expect(faultOf('burden', cards(2).slice(0, 3))).toBe(null);
    const ready = choose(setup, setOut(setup), 'earn', []);
    expect(ready.ok ? null : ready.error).toBe('nothingOffered');
  });
});

describe('a burden', () => {
  const WAYS = Array.from({ length: 20 }, (_, index) => setupOf(`burden ${String(index)}`));

  const burdenOffered = (own: PilgrimSetup): Extract<Offer, { readonly id: 'burden' }> => {
    const offer = pilgrimOf(own, [won(0)]).offers.find(({ id }) => id === 'burden');
    if (offer?.id !== 'burden') throw new Error('no burden is offered');
    return offer;
  };

  /** The first of some pilgrims to whom such a burden is offered, once it is taken up. */
  function bearing<K extends Burden['kind']>(kind: K, ways: readonly PilgrimSetup[] = WAYS) {
    const own = ways.find((way) => burdenOffered(way).burden.kind === kind);
    if (own === undefined) throw new Error(`nobody bears ${kind}`);
    const { cards, take, burden } = burdenOffered(own);
    const chose: PilgrimStep = { kind: 'chose', offer: 'burden', cards: cards.slice(0, take) };
    const pilgrim = pilgrimOf(own, [won(0), chose]);
    return {
      own,
      pilgrim,
      burden: burden as Extract<Burden, { readonly kind: K }>,
      game: nextGame(own, pilgrim),
    };
  }

  test('is Opponents only while two wait behind the one who joins next', () => {
    const waiting = (count: number): readonly PilgrimSetup[] =>
      WAYS.map((way) => ({ ...way, reserve: way.reserve.slice(0, count) }));
    const { own, burden, game } = bearing('foes', waiting(3));
    expect(burden.cards).toEqual(own.reserve.slice(1));
    expect(game?.opponentDeck).toEqual([...own.opponents, ...burden.cards]);
    expect(waiting(2).map((way) => burdenOffered(way).burden.kind)).not.toContain('foes');
  });

  test('is five of the pilgrim’s own cards, which stay behind', () => {
    const { burden, pilgrim, game } = bearing('leave');
    expect(burden.cards).toHaveLength(5);
    expect(counted([...(game?.deck ?? []), ...burden.cards])).toEqual(counted(pilgrim.deck));
  });

  test('is the Narrow Way, beside the variants that the pilgrim has chosen and never twice', () => {
    const variantsOf = (variants: PilgrimSetup['variants']): readonly string[] | undefined =>
      bearing(
        'narrowWay',
        WAYS.map((way) => ({ ...way, variants })),
      ).game?.variants;
    expect(variantsOf([])).toEqual(['narrowWay']);
    expect(variantsOf(['fast'])).toEqual(['fast', 'narrowWay']);
    expect(variantsOf(['narrowWay'])).toEqual(['narrowWay']);
  });
});

describe('an Objective lost', () => {
  test('costs a lamp and nobody, and can be tried again with another seed', () => {
    const pilgrim = pilgrimOf(setup, [lost(0)]);
    expect(pilgrim).toMatchObject({ phase: 'ready', station: 0, lamps: LAMPS - 1, away: [], score: 0 });
    expect(nextGame(setup, pilgrim)).toMatchObject({ deck: setup.deck, seed: 'emmaus/1.0.2' });
  });

  test('with the last lamp the way ends', () => {
    const pilgrim = pilgrimOf(
      setup,
      Array.from({ length: LAMPS }, () => lost(0)),
    );
    expect([pilgrim.phase, pilgrim.lamps, nextGame(setup, pilgrim)]).toEqual(['lost', 0, null]);
  });

  test('a lamp that went out can be lit again', () => {
    const pilgrim = pilgrimOf(setup, [lost(0), won(0)]);
    expect(pilgrim.offers.map(({ id }) => id)).toEqual(['earn', 'rest', 'burden']);
    const rested = pilgrimOf(setup, [lost(0), won(0), { kind: 'chose', offer: 'rest', cards: [] }]);
    expect(rested.lamps).toBe(LAMPS);
  });
});

/** A pilgrim whom chance leads: each step is one of those that can be taken. */
function wandering(seed: string): readonly PilgrimStep[] {
  const own = setupOf(seed);
  const steps: PilgrimStep[] = [];
  let chance = startStream(seed, 'wandering');
  const pick = (bound: number): number => {
    const [value, after] = below(chance, bound);
    chance = after;
    return value;
  };
  for (let count = 0; count < 60; count += 1) {
    const pilgrim = pilgrimOf(own, steps);
    if (pilgrim.phase === 'arrived' || pilgrim.phase === 'lost') break;
    if (pilgrim.phase === 'choosing') {
      const offer = pilgrim.offers[pick(pilgrim.offers.length)];
      if (offer === undefined) break;
      const cards = 'take' in offer ? offer.cards.slice(0, offer.take) : [];
      steps.push({ kind: 'chose', offer: offer.id, cards });
    } else if (pick(12) === 0) steps.push({ kind: 'restarted', station: pick(pilgrim.station + 1) });
    else {
      const fallen = pilgrim.deck.filter(() => pick(5) === 0);
      const winner = pick(4) === 0 ? 'opponent' : 'good';
      steps.push({
        kind: 'ended',
        station: pilgrim.station,
        winner,
        points: pick(30),
        rounds: 9,
        fallen,
        rewound: false,
      });
    }
  }
  return steps;
}

describe.each(Array.from({ length: 40 }, (_, index) => `way ${String(index)}`))('any pilgrim, %s', (seed) => {
  const own = setupOf(seed);
  const steps = wandering(seed);
  const ways = steps.map((_, index) => pilgrimOf(own, steps.slice(0, index + 1)));

  test('has no more copies of a card than the pack, on either side', () => {
    for (const { deck, opponents, reserve } of ways) {
      const most = counted(starterStock.good);
      for (const [card, count] of Object.entries(counted(deck)))
        expect(count).toBeLessThanOrEqual(most[card] ?? 0);
      expect(counted([...opponents, ...reserve])).toEqual(counted(starterStock.opponent));
    }
  });

  test('stands after coming back as when the Objective began, and is marked as having come back', () => {
    const begun = new Map<number, Pilgrim>();
    const returned: { readonly now: unknown; readonly then: unknown; readonly restarts: number }[] = [];
    for (const [index, step] of steps.entries()) {
      const before = index === 0 ? setOut(own) : ways[index - 1];
      if (before?.phase === 'ready' && before.stations[before.station]?.tries === 0)
        begun.set(before.station, before);
      if (step.kind !== 'restarted') continue;
      const then = begun.get(step.station);
      const now = ways[index];
      returned.push({
        now: { ...now, stations: [] },
        then: { ...then, stations: [] },
        restarts: now?.stations[step.station]?.restarts ?? 0,
      });
    }
    expect(returned.map(({ now }) => now)).toEqual(returned.map(({ then }) => then));
    expect(returned.filter(({ restarts }) => restarts === 0)).toEqual([]);
  });

  test('never plays a game again that was over', () => {
    const played = new Set<string>();
    for (const [index, step] of steps.entries()) {
      const before = index === 0 ? setOut(own) : ways[index - 1];
      const seed = before === undefined ? undefined : nextGame(own, before)?.seed;
      if (seed !== undefined) expect(played).not.toContain(seed);
      if (seed !== undefined && step.kind === 'ended') played.add(seed);
    }
  });

  test('knows what each choice does before it is made', () => {
    for (const [index, step] of steps.entries()) {
      const before = ways[index - 1];
      const after = ways[index];
      if (step.kind === 'chose' && before !== undefined && after !== undefined)
        expect(changes(before, after)).toEqual(promised(before, step.offer));
    }
  });
});

/** What a choice changed. */
const changes = (before: Pilgrim, after: Pilgrim): object => ({
  cards: after.deck.length - before.deck.length,
  healed: before.away.length - after.away.length,
  lamps: after.lamps - before.lamps,
  foes: after.opponents.length - before.opponents.length,
  burden: after.burden,
});

/** What the offer says that it changes, with the Opponent who joins at each Objective. */
function promised(pilgrim: Pilgrim, id: string): object {
  const { offers, reserve, station } = pilgrim;
  const offer = offers.find((each) => each.id === id);
  const burden = offer?.id === 'burden' ? offer.burden : null;
  const foes = burden?.kind === 'foes' ? burden.cards.length : 0;
  return {
    cards: offer !== undefined && 'take' in offer ? Math.min(offer.take, offer.cards.length) : 0,
    healed: offer?.id === 'heal' ? offer.cards.length : 0,
    lamps: offer?.id === 'rest' ? 1 : 0,
    foes: Math.min(foes + (nextFoe(pilgrim)?.station === station + 1 ? 1 : 0), reserve.length),
    burden,
  };
}

test('at the end a lamp that burns and a burden that was borne are points', () => {
  const steps: PilgrimStep[] = [];
  let taken = 0;
  for (const station of setup.objectives.keys()) {
    steps.push(won(station));
    const { phase, offers } = pilgrimOf(setup, steps);
    const [first] = offers;
    if (phase !== 'choosing' || first === undefined) continue;
    // Where the store has too little left for a reward, no burden is offered.
    const offer = offers.find(({ id }) => id === 'burden') ?? first;
    taken += offer.id === 'burden' ? 1 : 0;
    const cards = 'take' in offer ? offer.cards.slice(0, offer.take) : [];
    steps.push({ kind: 'chose', offer: offer.id, cards });
  }
  const pilgrim = pilgrimOf(setup, steps);
  const count = setup.objectives.length;
  expect(taken).toBeGreaterThan(count / 2);
  expect(pilgrim).toMatchObject({ phase: 'arrived', borne: taken });
  expect(pilgrim.score).toBe(count * 12 + taken * POINTS.burden + LAMPS * POINTS.lamp);
});
