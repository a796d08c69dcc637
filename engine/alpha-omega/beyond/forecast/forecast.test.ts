import { afterEach, describe, expect, test } from 'vitest';
import { withStrengths } from '../../testing/cards.ts';
import type { Program } from '../../definitions.ts';
import type { Layout, SeatLayout } from '../../testing/layout.ts';
import { leaveOpen, scene, type Scene } from '../../testing/scene.ts';
import { forecast } from './forecast.ts';
import type { Branch } from './types.ts';

afterEach(leaveOpen);

/** Strengths that these tests count with, whatever those of our own are tuned to. */
const props = withStrengths({ haniel: 4 });

/** A table in an Action Phase of the first player, with a round that ends as the rulebook says. */
function acting(layout: Layout): Scene {
  return scene({ round: 2, turn: 0, ...layout }, props).run(
    { kind: 'act', seat: 0 },
    { kind: 'cleanUp' },
    { kind: 'strengthCheck' },
    { kind: 'verdict' },
  );
}

const omens = (game: Scene, options: Partial<Parameters<typeof forecast>[2]> = {}): Branch =>
  forecast(game.state, game.look.content, { eyes: [0], leaves: 6, ...options });

const types = ({ omens: told }: Branch): readonly string[] => told.map(({ event }) => event.type);

function attacks(game: Scene, branch: Branch): readonly string[] {
  return branch.omens.flatMap(({ event }) =>
    event.type === 'attackDeclared' ? [game.names([event.by, event.target]).join(' attacks ')] : [],
  );
}

describe('Omens', () => {
  test('the Clean-Up as it will be: order, targets, damage, defeats, lurings and the balance after it', () => {
    const game = acting({ seats: [{ play: ['azrael', 'ambriel'] }], opponents: ['agares', 'abigor'] });
    const coming = omens(game);
    // Agares takes Ambriel (4), Abigor Azrael (7); both, lured and with 2 more Strength, have nobody left to attack.
    expect(attacks(game, coming)).toEqual(['agares attacks ambriel', 'abigor attacks azrael']);
    expect(types(coming).filter((type) => type === 'luredAstray')).toHaveLength(2);
    expect(coming).toMatchObject({ fork: null, unsure: null, balance: { good: 0, opponent: 27 } });
  });

  test('whose players may step in, where they let it be: none who does so by itself, or who cannot', () => {
    const stepping = (...play: readonly string[]): readonly string[] => {
      const game = acting({ seats: [{ play }], opponents: ['satan'] });
      return omens(game).mayStepIn.map((card) => game.names([card]).join());
    };
    expect(stepping('zadkiel')).toEqual(['zadkiel']);
    expect(stepping('ambriel', 'zadkiel')).toEqual(['zadkiel']);
    expect(stepping('hadraniel')).toEqual([]);
    expect(stepping('ambriel', 'hadraniel')).toEqual([]);
    expect(stepping('ambriel')).toEqual([]);
  });

  test('who has won after the Strength Check, where somebody has', () => {
    const six = ['michael', 'gabriel', 'raphael', 'uriel', 'jehudiel', 'metatron'];
    const host = [...six, 'azrael', 'zadkiel', 'camael', 'ithuriel', 'abdiel'];
    const after = (...play: readonly string[]) =>
      omens(acting({ seats: [{ play }], opponents: ['abigor acted'] }));
    expect(after(...host)).toMatchObject({ winner: 'good', fork: null, unsure: null });
    expect(after('michael')).toMatchObject({ winner: null });
  });

  test('a game that the Narrow Way ends before the Strength Check: the balance it ends with', () => {
    const game = scene(
      {
        ...{ round: 2, turn: 0, variants: ['narrowWay'] },
        ...{ seats: [{ play: ['azrael', 'ambriel'] }], opponents: ['agares', 'abigor', 'paimon'] },
      },
      props,
    ).run({ kind: 'strengthCheck' }, { kind: 'act', seat: 0 }, { kind: 'narrowWay' }, { kind: 'cleanUp' });
    game.answer('azrael attacks agares');
    const coming = omens(game);
    expect(types(coming).at(-1)).toBe('gameEnded');
    expect(coming.balance).toEqual({ good: 11, opponent: 12 });
  });

  test('"if I make this attack first"', () => {
    const game = acting({ seats: [{ play: ['azrael', 'ambriel'] }], opponents: ['agares', 'abigor'] });
    const id = (name: string): string => String(game.card(name)?.id);
    const coming = omens(game, { first: [`attack:${id('azrael')}>${id('abigor')}`] });
    expect(attacks(game, coming)).toEqual([
      'azrael attacks abigor',
      'agares attacks ambriel',
      'ambriel attacks azrael',
    ]);
    expect(coming.balance).toEqual({ good: 7, opponent: 9 });
  });

  test('a tie forks, and each branch tells its own end', () => {
    const game = acting({ seats: [{ play: ['ambriel', 'camael'] }], opponents: ['agares'] });
    const { fork } = omens(game);
    expect(fork).toMatchObject({ seat: 0, about: 'opponentTarget' });
    const ends = fork?.branches.map(({ option, then }) => [
      option.kind === 'card' ? game.names([option.card])[0] : '',
      then?.balance,
    ]);
    expect(ends).toEqual([
      // Ambriel takes 1 less of every blow: 4 of 5 still defeat; who is lured has acted in the same Clean-Up.
      ['ambriel', { good: 0, opponent: 13 }],
      ['camael', { good: 4, opponent: 9 }],
    ]);
  });

  test('more ends than asked for are named and not followed', () => {
    const game = acting({ seats: [{ play: ['ambriel', 'camael', 'haniel'] }], opponents: ['agares'] });
    const { fork } = omens(game, { leaves: 1 });
    expect(fork?.branches.map(({ then }) => then === null)).toEqual([false, true, true]);
  });

  test('the options that are wanted at the forks are followed first', () => {
    const game = acting({
      seats: [{ play: ['ambriel', 'camael', 'haniel'] }],
      opponents: ['agares', 'abigor'],
    });
    const wanted = ['haniel', 'camael'].map((name) => `card:${String(game.card(name)?.id)}`);
    const first = omens(game, { leaves: 1 }).fork?.branches;
    expect(first?.map(({ then }) => then !== null)).toEqual([true, false, false]);
    const { fork } = omens(game, { leaves: 1, choices: wanted });
    expect(fork?.branches.map(({ then }) => then !== null)).toEqual([false, false, true]);
    const next = fork?.branches[2]?.then?.fork?.branches.find(({ then }) => then !== null);
    expect(next?.option.id).toBe(wanted[1]);
  });

  test('a card that the eyes do not know makes unsure what comes after it, not before', () => {
    const game = scene({
      round: 2,
      turn: 0,
      seats: [{ play: ['azrael'] }, {}],
      opponents: ['agares'],
      opponentDeck: ['paimon'],
    }).run(
      { kind: 'act', seat: 0 },
      { kind: 'opponentPhase', seat: 1 },
      { kind: 'cleanUp' },
      { kind: 'strengthCheck' },
      {
        kind: 'verdict',
      },
    );
    const coming = omens(game);
    expect(coming.unsure).toBe('hiddenCards');
    const first = coming.omens.find(({ unsure }) => unsure !== null);
    expect(first?.event).toMatchObject({ type: 'phaseBegan', phase: 'cleanUp' });
    expect(coming.omens[0]).toMatchObject({
      event: { type: 'phaseBegan', phase: 'opponentPhase' },
      unsure: null,
    });
  });

  test('a card of the Opponent deck that was looked at is foreseen', () => {
    const game = scene({
      round: 2,
      turn: 0,
      seats: [{ play: ['azrael', 'gabriel'] }, {}],
      opponents: ['agares acted'],
      opponentDeck: ['paimon', 'abigor'],
    });
    game.run(
      { kind: 'act', seat: 0 },
      { kind: 'opponentPhase', seat: 1 },
      { kind: 'strengthCheck' },
      { kind: 'verdict' },
    );
    game.answer('use gabriel').answer('choose paimon', 'choose abigor');
    const coming = omens(game);
    expect(attacks(game, coming)).toEqual(['paimon attacks gabriel']);
    expect(coming).toMatchObject({ unsure: null, balance: { good: 7, opponent: 15 } });
  });

  test('the die makes unsure what hangs on it', () => {
    const game = scene({
      round: 2,
      turn: 0,
      seats: [{ play: ['azrael', 'gabriel'] }, {}],
      opponents: ['agares acted'],
      opponentDeck: ['hail-of-iron-globes', 'abigor'],
    });
    game.run(
      { kind: 'act', seat: 0 },
      { kind: 'opponentPhase', seat: 1 },
      { kind: 'strengthCheck' },
      { kind: 'verdict' },
    );
    game.answer('use gabriel').answer('choose hail-of-iron-globes', 'choose abigor');
    const coming = omens(game);
    expect(coming.unsure).toBe('die');
    expect(coming.omens.find(({ event }) => event.type === 'opponentDrawn')?.unsure).toBeNull();
    expect(coming.omens.find(({ event }) => event.type === 'dieRolled')?.unsure).toBe('die');
  });

  test('a player of the Opponents cannot be foreseen, their targets fork', () => {
    const game = acting({
      seats: [{ play: ['azrael', 'jehudiel'] }],
      opponents: ['agares'],
      opponentHands: [['paimon']],
    });
    const { fork, unsure } = omens(game);
    expect(unsure).toBeNull();
    expect(fork).toMatchObject({ seat: 1, about: 'opponentTarget' });
    expect(fork?.branches).toHaveLength(2);
    const turn = scene({
      round: 2,
      turn: 0,
      seats: [{ play: ['azrael'] }],
      opponents: ['agares'],
      opponentHands: [['paimon']],
    }).run(
      { kind: 'act', seat: 0 },
      { kind: 'opponentTurn', seat: 0 },
      { kind: 'strengthCheck' },
      { kind: 'verdict' },
    );
    expect(omens(turn).unsure).toBe('opponentPlayer');
  });

  test('what a Lured Player must do is that player’s choice', () => {
    const game = scene({
      round: 2,
      turn: 0,
      seats: [{ play: ['azrael'] }, { play: ['michael', 'ambriel'], lured: 2 }],
      opponents: ['agares acted'],
    }).run(
      { kind: 'act', seat: 0 },
      { kind: 'actionPhase', seat: 1, lured: true },
      { kind: 'strengthCheck' },
      {
        kind: 'verdict',
      },
    );
    // One target, but two who must strike: in which order is theirs to say.
    expect(omens(game).unsure).toBe('luredPlayer');
  });

  /** Before the turn of a Lured Player, seen by the player before. */
  const beforeLuredTurn = (seat: SeatLayout): Scene =>
    scene({
      round: 2,
      turn: 0,
      seats: [{ play: ['azrael'] }, { ...seat, lured: 2 }],
      opponents: ['agares acted'],
    }).run(
      { kind: 'act', seat: 0 },
      { kind: 'drawPhase', seat: 1 },
      { kind: 'playPhase', seat: 1, lured: true },
      { kind: 'actionPhase', seat: 1, lured: true },
      { kind: 'strengthCheck' },
      { kind: 'verdict' },
    );

  test('a card that a Lured Player must play and these eyes do not see', () => {
    const game = beforeLuredTurn({ hand: ['michael'] });
    expect(omens(game).unsure).toBe('luredPlayer');
    // Michael, the only card, has only Azrael to attack.
    expect(omens(game, { eyes: [0, 1] })).toMatchObject({
      unsure: null,
      balance: { good: 0, opponent: 5 + 7 },
    });
  });

  test('a card that a Lured Player draws and so must play', () => {
    const game = beforeLuredTurn({ deck: ['michael'] });
    expect(omens(game, { eyes: [0, 1] }).unsure).toBe('luredPlayer');
    expect(omens(beforeLuredTurn({}), { eyes: [0, 1] }).unsure).toBeNull();
    expect(omens(beforeLuredTurn({})).unsure).toBeNull();
  });

  test('a card that another card has given a Lured Player to play', () => {
    const game = scene({
      round: 2,
      turn: 0,
      seats: [{ play: ['azrael'] }, { deck: ['michael', 'raphael'], lured: 2 }],
      opponents: ['agares acted'],
    }).run(
      { kind: 'act', seat: 0 },
      { kind: 'effect', self: 0, seat: 1, ops: [{ op: 'draw', amount: 1 }], bound: {} },
      { kind: 'playPhase', seat: 1, lured: true },
      { kind: 'strengthCheck' },
      { kind: 'verdict' },
    );
    expect(omens(game, { eyes: [0, 1] }).unsure).toBe('luredPlayer');
  });

  test('which card a Lured Player gives up, and so has not to play any more, is that player’s choice', () => {
    const game = scene({
      round: 2,
      turn: 0,
      seats: [{ play: ['azrael'] }, { hand: ['michael', 'ambriel'], lured: 2 }],
      opponents: ['agares acted'],
    }).run(
      { kind: 'act', seat: 0 },
      { kind: 'effect', self: 0, seat: 1, ops: [{ op: 'lose', amount: 1, from: 'hand' }], bound: {} },
      { kind: 'playPhase', seat: 1, lured: true },
      { kind: 'strengthCheck' },
      { kind: 'verdict' },
    );
    expect(omens(game, { eyes: [0, 1] }).unsure).toBe('luredPlayer');
  });

  test('a Calling that is taken and may be achieved before the Strength Check', () => {
    const taking = (...callingDeck: readonly string[]): Branch => {
      const game = scene({
        round: 2,
        turn: 0,
        seats: [{ play: ['azrael', 'raphael'] }],
        opponents: ['agares', 'paimon', 'abigor'],
        callingDeck,
      }).run(
        { kind: 'drawOrCalling', seat: 0 },
        { kind: 'cleanUp' },
        { kind: 'strengthCheck' },
        { kind: 'verdict' },
      );
      return omens(game, { first: ['calling'] });
    };
    // Whoever has three of the own Persons damaged has achieved it.
    const coming = taking('vital-in-every-part', 'squadrons-at-once');
    expect(coming.unsure).toBe('hiddenCards');
    const sure = coming.omens.filter(({ event, unsure }) => event.type === 'damaged' && unsure === null);
    expect(sure).toHaveLength(3);
    // Michael at three Strength Checks: nothing before that.
    expect(taking('squadrons-at-once').unsure).toBeNull();
  });

  test('a deck that is shuffled holds nothing any more that is known', () => {
    const ops: Program = [
      { op: 'shuffleIn', what: { zone: 'discard' } },
      { op: 'look', deck: 'good', amount: 1, as: 'seen' },
      { op: 'fall', what: 'seen', only: { type: 'person', trait: 'angel' } },
    ];
    const shuffling = (deck: readonly string[]): Scene =>
      scene({
        round: 2,
        turn: 0,
        seats: [{ play: ['azrael'], deck, discard: ['flaming-sword'] }],
        opponents: ['agares'],
      }).run(
        { kind: 'act', seat: 0 },
        { kind: 'effect', self: 0, seat: 0, ops, bound: {} },
        { kind: 'strengthCheck' },
        { kind: 'verdict' },
      );
    expect(omens(shuffling(['michael', 'raphael'])).unsure).toBe('hiddenCards');
    // One card alone is always on top.
    expect(omens(shuffling([])).unsure).toBeNull();
  });
});
