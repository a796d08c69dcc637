import { bounds } from '../../../kernel/check.ts';
import type { Answer } from '../../../kernel/types.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { createMachine } from '../../../kernel/machine.ts';
import type { AlphaOmegaEvent } from '../../events.ts';
import type { AlphaOmega, State } from '../../game.ts';
import { cardsIn, type Option } from '../../options.ts';
import { find } from '../../queries/cards.ts';
import { strengthOf } from '../../queries/strength.ts';
import { alphaOmega } from '../../ruleset.ts';
import { planGame } from '../simulation/plan.ts';
import { withStrengths } from '../../testing/cards.ts';
import { actionPhase, cleanUp, opponentPhase, turn } from '../../testing/phases.ts';
import { inEveryGame, playRandomly, trialOf } from '../../testing/random-games.ts';
import { expectNothingLeftOpen, scene, type Scene } from '../../testing/scene.ts';
import { starter, starterStock } from '../../testing/starter.ts';
import type { CardId, Table } from '../../types.ts';
import { predict } from './predict.ts';
import type { Change, Fate, Prediction } from './types.ts';

/* What is sure to happen by an answer, is what the rules then do. */

const machine = createMachine<AlphaOmega>(alphaOmega, starter);
const TRIAL = trialOf('LAWS', 40, 'forecast/predict');

/** All that the rules do after an answer, as long as nobody steps in and nobody has to choose. */
function played(state: State, option: Option): readonly AlphaOmegaEvent[] {
  const all: AlphaOmegaEvent[] = [];
  let next: { readonly state: State; readonly answer: Answer } = { state, answer: [option.id] };
  for (;;) {
    const { pending } = next.state;
    const result = machine.apply(next.state, {
      decision: pending?.id ?? 0,
      seat: pending?.seat ?? 0,
      answer: next.answer,
    });
    if (!result.ok) throw new Error(result.error.code);
    all.push(...result.value.events);
    const after = result.value.state;
    const answer = answerOnTheWay(after);
    if (answer === null) return all;
    next = { state: after, answer };
  }
}

/** Whoever may step in lets it be; whoever loses cards of the hand loses the first, which changes nothing in play. */
function answerOnTheWay({ pending }: State): Answer | null {
  if (pending === null) return null;
  const { about, ask } = pending;
  if (about === 'discardCards') return ask.options.slice(0, bounds(ask)[0]).map(({ id }) => id);
  return ['interruptAttack', 'interruptDefeat', 'may'].includes(about) ? ['decline'] : null;
}

/** What was begun is over before one of these. */
const LATER: readonly AlphaOmegaEvent['type'][] = [
  'phaseBegan',
  'turnBegan',
  'opponentTurnBegan',
  'gameEnded',
];

/**
 * The events that an answer itself brings, before anything else begins: in the Clean-Up that is the next Opponent's deed, in
 * a Lured Player's Action Phase the next attack.
 */
function own(events: readonly AlphaOmegaEvent[], { table }: State): readonly AlphaOmegaEvent[] {
  const end = events.findIndex(
    (event, at) =>
      LATER.includes(event.type) ||
      (at > 0 && event.type === 'attackDeclared' && event.why.kind === 'player') ||
      (at > 0 && table.phase === 'cleanUp' && isNextDeed(event)),
  );
  return end < 0 ? events : events.slice(0, end);
}

const isNextDeed = (event: AlphaOmegaEvent): boolean =>
  (event.type === 'attackDeclared' && event.why.kind !== 'card') ||
  (event.type === 'abilityUsed' && event.acted);

const GONE: readonly (Fate | null)[] = ['falls', 'discarded', 'toHand', 'toDeck'];

afterEach(expectNothingLeftOpen);

/** What is foretold of choosing a card for what is asked. */
function foretold(game: Scene, target: string): Prediction | undefined {
  const { pending } = game.state;
  const id = `card:${String(game.card(target)?.id)}`;
  const options = pending?.ask.options.filter((option) => option.id === id) ?? [];
  return predict(game.state, game.look.content, [pending?.seat ?? 0], options)[0];
}

/** What becomes of a card by an answer. */
const fateIn = (game: Scene, prediction: Prediction | undefined, name: string): Change | undefined =>
  prediction?.changes.find(({ card }) => card === game.card(name)?.id);

describe('what is sure to happen', () => {
  test('whoever steps in by himself takes the blow, as it is for him', () => {
    const game = scene(
      { seats: [{ play: ['gabriel', 'raphael', 'hadraniel'] }], opponents: ['ganga'] },
      withStrengths({ ganga: 4, gabriel: 4, raphael: 4, hadraniel: 7 }),
    ).run(cleanUp);
    expect(game.asked).toBe('opponentTarget');
    const prediction = foretold(game, 'raphael');
    expect(prediction).toMatchObject({ stepsIn: game.card('hadraniel')?.id, unsure: null });
    expect(fateIn(game, prediction, 'raphael')).toMatchObject({ damage: 0, left: 4, fate: null });
    expect(fateIn(game, prediction, 'hadraniel')).toMatchObject({ damage: 4, left: 3 });
    game.answer('choose raphael');
    expect([game.left('raphael'), game.left('hadraniel')]).toEqual([4, 3]);
  });

  test('whoever may step in is named, and taken to let it be', () => {
    const game = scene(
      { seats: [{ play: ['gabriel', 'raphael', 'michael'] }], opponents: ['ganga'] },
      withStrengths({ ganga: 3, gabriel: 4, raphael: 4, michael: 7 }),
    ).run(cleanUp);
    const prediction = foretold(game, 'gabriel');
    expect(prediction).toMatchObject({ stepsIn: null, mayStepIn: [game.card('michael')?.id] });
    expect(fateIn(game, prediction, 'gabriel')).toMatchObject({ damage: 3, left: 1 });
    game.answers('choose gabriel', 'decline');
    expect(game.left('gabriel')).toBe(1);
  });

  test('whoever is defeated and stands up again falls and rises, as often as the rules say', () => {
    const game = scene({
      objective: 'the-battle-is-the-lords',
      seats: [{ play: ['eremiel', 'michael'] }],
      opponents: ['goliath damaged 11'],
    }).run(actionPhase());
    const strikes = game.state.pending?.ask.options.filter(
      (option) => option.kind === 'attack' && option.card === game.card('michael')?.id,
    );
    const [blow] = predict(game.state, game.look.content, [0], strikes ?? []);
    expect(fateIn(game, blow, 'goliath')).toMatchObject({ fate: 'rises', left: 12 });
    game.answers('michael attacks goliath', 'end');
  });

  test('armor takes its part, and breaks', () => {
    const game = scene(
      { seats: [{ play: ['gabriel', 'raphael', 'heavenly-armor on raphael'] }], opponents: ['ganga'] },
      withStrengths({ ganga: 6, gabriel: 5, raphael: 5, 'heavenly-armor': 5 }),
    ).run(cleanUp);
    const prediction = foretold(game, 'raphael');
    expect(fateIn(game, prediction, 'raphael')).toMatchObject({ damage: 1, absorbed: 5, left: 4 });
    expect(fateIn(game, prediction, 'heavenly-armor')).toMatchObject({
      damage: 5,
      left: null,
      fate: 'falls',
    });
    game.answer('choose raphael');
  });

  test('who falls to a Supernatural Opponent is Lured', () => {
    const game = scene(
      { seats: [{ play: ['gabriel', 'raphael'] }], opponents: ['paimon'] },
      withStrengths({ paimon: 9, gabriel: 4, raphael: 4 }),
    ).run(cleanUp);
    expect(fateIn(game, foretold(game, 'raphael'), 'raphael')).toMatchObject({ damage: 9, fate: 'lured' });
    game.answer('choose raphael');
    expect(game.inPlay('opponent')).toContain('raphael');
    while (game.asked !== null) game.answer(game.options.at(-1) ?? '');
  });

  test.each([
    ['despair', { strength: [5, 3], forbidden: [] }],
    ['infidelity', { strength: null, forbidden: ['attack'] }],
  ])('an Event changes what it lies on: %s', (event, change) => {
    const seats = [{ play: ['gabriel', 'raphael'] }];
    const game = scene(
      { seats, opponents: ['paimon'], opponentDeck: [event] },
      withStrengths({ gabriel: 5, raphael: 5 }),
    ).run(opponentPhase());
    expect(game.asked).toBe('opponentTarget');
    expect(fateIn(game, foretold(game, 'raphael'), 'raphael')).toMatchObject({ damage: 0, ...change });
    game.answer('choose raphael');
  });

  test('a wound is mended, a Lured card returns, an Opponent falls outright', () => {
    const game = scene({
      seats: [{ play: ['raphael', 'gabriel damaged 3', 'uriel damaged 2', 'haniel', 'eremiel'] }],
      opponents: ['azrael of 0', 'michael of 0', 'paimon', 'satan'],
    }).run(actionPhase());
    game.answer('use raphael');
    const healed = { healed: 3, left: (game.left('gabriel') ?? 0) + 3 };
    expect(fateIn(game, foretold(game, 'gabriel'), 'gabriel')).toMatchObject(healed);
    game.answers('choose gabriel', 'use haniel');
    expect(fateIn(game, foretold(game, 'azrael'), 'azrael')).toMatchObject({ fate: 'returns' });
    game.answers('choose azrael', 'use eremiel');
    expect(fateIn(game, foretold(game, 'paimon'), 'paimon')).toMatchObject({ damage: 0, fate: 'falls' });
    game.answer('choose paimon');
    while (game.asked !== null) game.answer('end');
  });

  test('among which cards in play is chosen next, where that decides', () => {
    const game = scene({
      seats: [{ play: ['haniel', 'michael'] }],
      opponents: ['azrael of 0', 'moses of 0', 'paimon'],
    }).run(actionPhase());
    const choosing = (kind: Option['kind'], by: string, to?: string): readonly CardId[] => {
      const [card, target] = [by, to].map((name) => name && game.card(name)?.id);
      const options = game.state.pending?.ask.options.filter((option) => {
        const [first, second] = cardsIn(option);
        return option.kind === kind && first === card && second === target;
      });
      expect(options).toHaveLength(1);
      return predict(game.state, starter, [0], options ?? []).flatMap((told) => told.choosing);
    };
    expect(game.names(choosing('ability', 'haniel'))).toEqual(['azrael', 'moses']);
    expect(choosing('attack', 'haniel', 'moses')).toEqual([]);
    game.answer('end');
  });

  test('what an ability does to each card that can be chosen for it', () => {
    const game = scene({ seats: [{ play: ['raphael', 'michael damaged 3', 'gabriel damaged 1'] }] });
    game.run(actionPhase());
    const ability = game.state.pending?.ask.options.find(({ kind }) => kind === 'ability');
    const [told] = predict(game.state, starter, [0], ability === undefined ? [] : [ability]);
    const healed = told?.onChosen.map(({ card, healed: by }) => [game.names([card])[0], by]);
    expect(healed).toEqual([
      ['michael', 3],
      ['gabriel', 1],
    ]);
    game.answer('end');
  });

  test('nothing is said of what the die decides', () => {
    const seats = [{ play: ['gabriel', 'raphael'], deck: ['love', 'hope'] }];
    const game = scene(
      { seats, opponents: ['asmodee acted'], dice: [3] },
      withStrengths({ gabriel: 5, raphael: 5 }),
    )
      .run(turn())
      .answer('accept');
    expect(game.asked).toBe('chooseCard');
    const prediction = foretold(game, 'raphael');
    expect(prediction?.unsure).toBe('die');
    expect(fateIn(game, prediction, 'raphael')).toMatchObject({ damage: 0, fate: null });
    game.answer('choose raphael');
    while (game.asked !== null) game.answer(game.options.at(-1) ?? '');
  });
});

/** What an answer does to a card, by the events that follow and the table after them. */
function doneTo(target: CardId, state: State, option: Option): object {
  const { table } = state;
  const events = own(played(state, option), state);
  const then = events.reduce((before, event) => alphaOmega.evolve(before, event, starter), table);
  const [was, now] = [find(table, target), find(then, target)];
  const wounds = events.flatMap((event) =>
    event.type === 'damaged' && event.card === target ? [event.amount] : [],
  );
  const through = events.flatMap((event) => (event.type === 'attackRedirected' ? [event.to] : []));
  return {
    damage: wounds.reduce((sum, amount) => sum + amount, 0),
    stepsIn: through.at(-1) ?? null,
    isGone: was !== undefined && now === undefined,
    strength: was && now ? strengthOf({ table: then, content: starter }, now) : null,
  };
}

/** The same, as it is foretold. */
function foretoldOf({ card, damage, fate, strength }: Change, { stepsIn }: Prediction, table: Table): object {
  const was = find(table, card);
  const isGone = GONE.includes(fate);
  const before = was === undefined ? null : strengthOf({ table, content: starter }, was);
  return { damage, stepsIn, isGone, strength: isGone ? null : (strength?.[1] ?? before) };
}

describe(`predictions, over ${String(TRIAL.games)} random games of 1 to 6 players in every variation`, () => {
  test('what is said of a card that is aimed at is what happens to it', () => {
    const seen = { damage: 0, stepsIn: 0, strength: 0, fate: 0 };
    const count = ({ damage, strength, fate }: Change, { stepsIn }: Prediction): void => {
      seen.damage += damage > 0 ? 1 : 0;
      seen.stepsIn += stepsIn === null ? 0 : 1;
      seen.strength += strength === null ? 0 : 1;
      seen.fate += fate === null ? 0 : 1;
    };
    const checkAll = (state: State): void => {
      const { pending, table } = state;
      const options = pending?.ask.kind === 'one' ? pending.ask.options : [];
      const told = predict(state, starter, [pending?.seat ?? 0], options);
      for (const [at, option] of options.entries()) {
        const [target] = cardsIn(option).slice(-1);
        const prediction = told[at];
        const change = prediction?.changes.find(({ card }) => card === target);
        if (!prediction || !change || prediction.unsure !== null) continue;
        const foreseen = foretoldOf(change, prediction, table);
        expect(foreseen, option.id).toEqual(doneTo(change.card, state, option));
        count(change, prediction);
      }
    };
    inEveryGame(TRIAL, (game) => {
      const seed = `predict ${String(game)}`;
      playRandomly({
        ...{ setup: planGame(seed, starterStock, null).setup, seed },
        see: ({ state }) => checkAll(state),
      });
    });
    expect(Math.min(seen.damage, seen.strength, seen.fate)).toBeGreaterThan(TRIAL.games);
    expect(seen.stepsIn).toBeGreaterThan(0);
  });
});
