import { describe, expect, test } from 'vitest';
import { createMachine } from '../../../kernel/machine.ts';
import type { AlphaOmegaEvent, IdleReason } from '../../events.ts';
import type { AlphaOmega, State } from '../../game.ts';
import type { Option } from '../../options.ts';
import type { Reason } from '../../reasons.ts';
import { luredOptions } from '../../queries/legal.ts';
import { alphaOmega } from '../../ruleset.ts';
import { planGame } from '../simulation/plan.ts';
import type { InPlay } from '../../types.ts';
import { cardsNamed, hiddenFrom } from '../../testing/census.ts';
import { inEveryGame, playRandomly, trialOf } from '../../testing/random-games.ts';
import { starter, starterStock } from '../../testing/starter.ts';
import { explain, explainEvent, type Why } from './explain.ts';

/*
 * What must hold of every reason, over games of a random player. A failure names its game:
 * LAWS_SEED=… LAWS_GAMES=1 plays that one alone.
 */
const machine = createMachine<AlphaOmega>(alphaOmega, starter);
const TRIAL = trialOf('LAWS', 60, 'explain/laws');

/** Calls `see` at every decision and at the end of each game, with the events that led there. */
function atEveryDecision(
  see: (state: State, events: readonly AlphaOmegaEvent[], before: State | null) => void,
): void {
  inEveryGame(TRIAL, (game) => {
    const seed = `reasons ${String(game)}`;
    const { setup } = planGame(seed, starterStock, null);
    playRandomly({ setup, seed, see: ({ state, events }, before) => see(state, events, before) });
  });
}

const everybody = ({ table }: State): readonly number[] => [...[...table.seats, ...table.opponents].keys()];

function ask(state: State, why: Why): Reason {
  const found = explain(state, starter, everybody(state), why);
  if (found === null) throw new Error(`no answer to ${JSON.stringify(why)}`);
  return found.reason;
}

const resultOf = (reason: Reason, code: string): number | undefined =>
  reason.findLast((fact) => fact.code === code)?.result;

/** What the parts come to, reckoned here from the words on them. */
function sumOf(reason: Reason): number {
  let sum = 0;
  for (const { code, amount = 0 } of reason) {
    if (code === 'printed' || code === 'strengthAdded' || code === 'weapon' || code === 'damageDealt')
      sum += amount;
    else if (code === 'strengthTimes') sum *= amount;
    else if (code === 'strengthSet') sum = amount;
    else if (code === 'neverBelowZero') sum = 0;
    else if (code === 'strength') sum = Math.max(0, sum);
  }
  return sum;
}

/** The same moment, were the player who acts a Lured Player: chance alone hardly ever brings it about. */
function asIfLured(state: State): State | null {
  const { pending, table } = state;
  if (pending?.about !== 'action' || table.seats.length < 2) return null;
  const seats = table.seats.map((seat, at) =>
    at === pending.seat ? { ...seat, lured: { turns: 1 } } : seat,
  );
  const look = { table: { ...table, seats }, content: starter };
  const ask = { kind: 'one', options: luredOptions(look, pending.seat) } as const;
  return { ...state, table: look.table, pending: { ...pending, about: 'luredAttack', ask } };
}

function expectOffersExplained(state: State, { about, seat }: NonNullable<State['pending']>): void {
  if (about === 'play' || about === 'opponentPlay') {
    for (const card of handOf(state, seat)) {
      const canPlay = isOffered(state, 'play', card);
      expect(isFree(state, { about: 'cannotPlay', card, seat })).toBe(canPlay);
      for (const { id: host } of canPlay && about === 'play' ? state.table.inPlay : [])
        expect(isFree(state, { about: 'cannotPlay', card, seat, host })).toBe(
          isOffered(state, 'play', card, host),
        );
    }
  } else if (about === 'action' || about === 'luredAttack' || about === 'opponentAction')
    for (const { id } of state.table.inPlay.filter((card) => isCommandedBy(state, card))) {
      expect(isFree(state, { about: 'cannotUse', card: id })).toBe(isOffered(state, 'ability', id));
      const canAttack = isOffered(state, 'attack', id);
      expect(isFree(state, { about: 'cannotAttack', card: id })).toBe(canAttack);
      for (const { id: target } of canAttack ? state.table.inPlay : [])
        expect(isFree(state, { about: 'cannotAttack', card: id, target })).toBe(
          isOffered(state, 'attack', id, target),
        );
    }
}

const isFree = (state: State, why: Why): boolean => ask(state, why).length === 0;

function handOf({ table }: State, seat: number): readonly number[] {
  return (table.seats[seat] ?? table.opponents[seat - table.seats.length])?.hand ?? [];
}

/** Is something with the card among the options of the pending question? */
function isOffered({ pending }: State, kind: Option['kind'], card: number, target?: number): boolean {
  return (pending?.ask.options ?? []).some(
    (option) =>
      option.kind === kind &&
      'card' in option &&
      option.card === card &&
      (target === undefined ||
        (option.kind === 'attack' && option.target === target) ||
        (option.kind === 'play' && option.host === target)),
  );
}

/** Would whoever is asked command this card? */
function isCommandedBy({ pending }: State, card: InPlay): boolean {
  return pending?.about === 'opponentAction' ? card.side === 'opponent' : card.owner === pending?.seat;
}

const isAboutAttack = (why: IdleReason): boolean => why === 'nothingToAttack' || why === 'cannotAttack';

/** Each event with the state as it was right before it. */
function withStates(
  before: State,
  events: readonly AlphaOmegaEvent[],
): readonly (readonly [State, AlphaOmegaEvent])[] {
  let { table } = before;
  return events.map((event) => {
    const state = { ...before, table, pending: null };
    table = alphaOmega.evolve(table, event, starter);
    return [state, event];
  });
}

describe(`reasons, over ${String(TRIAL.games)} random games of 1 to 6 players in every variation`, () => {
  test('parts come to the number that the view shows', () => {
    let numbers = 0;
    atEveryDecision((state) => {
      if (state.asked % 5 !== 0) return;
      const { inPlay, balance } = machine.view(state, everybody(state));
      for (const { id: card, strength, armed, attack, left, damage } of inPlay) {
        const strong = ask(state, { about: 'strength', card });
        expect(resultOf(strong, 'strength') ?? null).toBe(strength);
        if (strength !== null) expect(sumOf(strong)).toBe(armed ?? strength);
        expect(resultOf(strong, 'armed') ?? armed ?? strength).toBe(armed ?? strength);
        const blow = ask(state, { about: 'attack', card });
        if (attack !== null) expect([sumOf(blow), resultOf(blow, 'blow')]).toEqual([attack, attack]);
        const hurt = ask(state, { about: 'hitPoints', card });
        expect(resultOf(hurt, 'left') ?? null).toBe(left);
        const whole = hurt.find(({ code }) => code === 'hitPoints')?.amount ?? 0;
        if (left !== null) expect(Math.max(0, whole - damage)).toBe(left);
        numbers += 1;
      }
      const weighed = ask(state, { about: 'balance' });
      for (const side of ['good', 'opponent'] as const) {
        const parts = weighed.filter((fact) => fact.side === side && fact.amount !== undefined);
        expect(parts.reduce((sum, { amount = 0 }) => sum + amount, 0)).toBe(balance[side]);
      }
    });
    expect(numbers).toBeGreaterThan(TRIAL.games);
  });

  test('what is offered has no refusal, and what is not has one', () => {
    const seen = new Set<string>();
    atEveryDecision((state) => {
      for (const asked of [state, asIfLured(state)]) {
        if (!asked?.pending) continue;
        seen.add(asked.pending.about);
        expectOffersExplained(asked, asked.pending);
      }
    });
    const wanted = ['play', 'action', 'luredAttack', 'opponentPlay', 'opponentAction'];
    expect(wanted.filter((about) => !seen.has(about))).toEqual([]);
  });

  test('an Opponent attacks whom its reason names, and idles for the reason given', () => {
    const seen = { single: 0, tied: 0, idled: 0 };
    atEveryDecision((_, events, before) => {
      for (const [state, event] of before ? withStates(before, events) : []) {
        if (event.type === 'idled' && isAboutAttack(event.why)) {
          const codes = ask(state, { about: 'target', by: event.card }).map(({ code }) => code);
          expect(codes).toContain(event.why);
          seen.idled += 1;
        }
        if (event.type !== 'attackDeclared' || event.why.kind !== 'weakest') continue;
        const { by, target, why } = event;
        const reason = ask(state, { about: 'target', by });
        const aims = reason.filter(({ code }) => code === 'weakest' || code === 'tied');
        expect(aims).toHaveLength(why.tied);
        expect(aims.find(({ card }) => card === target)?.amount).toBe(why.left);
        expect(reason.find(({ code }) => code === 'notMeant')?.amount).toBe(why.next?.left);
        const [first] = explainEvent(event);
        expect([first?.card, first?.amount]).toEqual([target, why.left]);
        seen[why.tied > 1 ? 'tied' : 'single'] += 1;
      }
    });
    expect(Math.min(seen.single, seen.tied, seen.idled)).toBeGreaterThan(0);
  });

  test('a blow comes to what was said before its attack was declared', () => {
    let blows = 0;
    atEveryDecision((_, events, before) => {
      const all = before ? withStates(before, events) : [];
      for (const [at, [state, event]] of all.entries()) {
        const struck = all[at + 1]?.[1];
        if (event.type !== 'attackDeclared' || struck?.type !== 'struck') continue;
        const { by, target } = struck;
        if (by !== event.by || target !== event.target) continue;
        expect(resultOf(ask(state, { about: 'attack', card: by, target }), 'blow')).toBe(struck.amount);
        blows += 1;
      }
    });
    expect(blows).toBeGreaterThan(TRIAL.games);
  });

  test('whatever idles, is skipped, lured, shielded or ends has a reason', () => {
    const explained = new Set<string>();
    atEveryDecision((_, events) => {
      for (const event of events) {
        if (!MUST.has(event.type)) continue;
        if (event.type === 'attackDeclared' && event.why.kind === 'player') continue;
        expect(explainEvent(event).length).toBeGreaterThan(0);
        explained.add(event.type);
      }
    });
    expect([...explained]).toEqual(
      expect.arrayContaining(['attackDeclared', 'idled', 'defeated', 'gameEnded']),
    );
  });

  test('no reason names a card that its asker may not know', () => {
    atEveryDecision((state) => {
      if (state.asked % 7 !== 0) return;
      const seat = state.asked % state.table.seats.length;
      const hidden = hiddenFrom(state.table, [seat]);
      const hands = state.table.seats.flatMap(({ hand }, owner) =>
        hand.map((card): Why => ({ about: 'cannotPlay', card, seat: owner })),
      );
      const about = state.table.inPlay.flatMap(({ id: card }): readonly Why[] => [
        { about: 'target', by: card },
        { about: 'attack', card },
        { about: 'cannotUse', card },
      ]);
      for (const why of [...hands, ...about]) {
        const found = explain(state, starter, [seat], why);
        if (why.about === 'cannotPlay' && why.seat !== seat) expect(found).toBeNull();
        expect([...cardsNamed(found)].filter((id) => hidden.has(id))).toEqual([]);
      }
    });
  });
});

const MUST: ReadonlySet<AlphaOmegaEvent['type']> = new Set([
  'attackDeclared',
  'defeated',
  'gameEnded',
  'idled',
  'nobodyActs',
  'nothingDrawn',
  'nothingPlayable',
  'phaseSkipped',
  'playerLured',
  'waited',
] as const);
