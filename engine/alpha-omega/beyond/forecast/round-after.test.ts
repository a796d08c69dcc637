import { afterEach, describe, expect, test } from 'vitest';
import { withStrengths } from '../../testing/cards.ts';
import type { Layout } from '../../testing/layout.ts';
import { cleanUp, strengthCheck, turn } from '../../testing/phases.ts';
import { leaveOpen, scene, type Scene } from '../../testing/scene.ts';
import { forecast } from './forecast.ts';

afterEach(leaveOpen);

const props = withStrengths({ michael: 7, haniel: 4, agares: 5 });

/** A table in an Action Phase of the only player, with a round that ends as the rulebook says, and others after it. */
const acting = (layout: Layout): Scene =>
  scene({ round: 2, turn: 0, ...layout }, props).run({ kind: 'act', seat: 0 }, cleanUp, ...strengthCheck, {
    kind: 'round',
  });

/** What is sure of the next round, in words. */
const next = (game: Scene): readonly string[] =>
  forecast(game.state, game.look.content, { eyes: [0] }).next.map(({ event }) => {
    switch (event.type) {
      case 'damaged':
        return `${String(game.names([event.card])[0])} takes ${String(event.amount)}`;
      case 'attackDeclared':
        return game.names([event.by, event.target]).join(' attacks ');
      case 'phaseBegan':
        return event.phase;
      default:
        return event.type;
    }
  });

describe('the round after', () => {
  test('what strikes as each round begins is foreseen before it strikes', () => {
    const seats = [{ play: ['michael', 'haniel'] }];
    const hail = acting({ seats, opponents: ['ganga acted', 'hail-of-iron-globes rounds 3'] });
    expect(next(hail)).toEqual(expect.arrayContaining(['michael takes 5', 'haniel takes 5', 'defeated']));
  });

  test('an Opponent card that these eyes know comes and attacks; one that nobody knows ends what is sure', () => {
    const layout: Layout = {
      seats: [{ play: ['michael', 'haniel'] }],
      opponents: ['wrath'],
      opponentDeck: ['agares', 'abigor'],
    };
    expect(next(acting(layout))).toEqual(['roundBegan', 'turnBegan', 'opponentPhase']);
    const game = acting(layout);
    const agares = game.table.opponentPile.deck[0] ?? -1;
    const state = { ...game.state, table: { ...game.table, known: [[agares]] } };
    const { next: coming } = forecast(state, game.look.content, { eyes: [0] });
    const types = coming.map(({ event }) => event.type);
    expect(types.slice(0, 5)).toEqual([
      ...['roundBegan', 'turnBegan', 'phaseBegan', 'opponentDrawn', 'enteredPlay'],
    ]);
    expect(types).toContain('attackDeclared');
  });

  test('nothing is said of it where the round itself is not sure, or ends the game', () => {
    const opponents = ['ganga acted', 'hail-of-iron-globes rounds 3'];
    const drawing = scene(
      { round: 2, turn: 0, seats: [{ play: ['michael'] }, {}], opponents, opponentDeck: ['agares'] },
      props,
    ).run({ kind: 'act', seat: 0 }, turn(1), cleanUp, ...strengthCheck, { kind: 'round' });
    expect(forecast(drawing.state, props, { eyes: [0] })).toMatchObject({ unsure: 'hiddenCards', next: [] });
    const losing = acting({
      ...{ variants: ['fast'], seats: [{ play: ['michael damaged 6'] }] },
      opponents: ['hail-of-iron-globes rounds 3', ...['satan', 'agares', 'paimon', 'abigor', 'furfur']],
    });
    expect(forecast(losing.state, props, { eyes: [0] })).toMatchObject({ winner: 'opponent', next: [] });
  });
});
