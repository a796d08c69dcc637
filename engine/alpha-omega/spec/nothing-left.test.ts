import { afterEach, describe, expect, test } from 'vitest';
import type { InterruptAbility, TriggeredAbility } from '../definitions.ts';
import { interruptsFor } from '../queries/interrupts.ts';
import { whyNotLuredPrey } from '../queries/legal.ts';
import { sharesOf } from '../queries/protection.ts';
import { preyOfGood, preyOfOpponents, whyNotPrey, whyNotPreyOfGood } from '../queries/targeting.ts';
import { like, withCards, withStrengths } from '../testing/cards.ts';
import { actionPhase, cleanUp, opponentPhase } from '../testing/phases.ts';
import { expectNothingLeftOpen, scene, type Scene } from '../testing/scene.ts';
import { short } from '../testing/starter.ts';
import type { InPlay } from '../types.ts';

/* Between the damage that takes a card's last hit points and its fall, other things may happen: ruling 44. */

afterEach(expectNothingLeftOpen);

const card = (game: Scene, name: string): InPlay => {
  const found = game.card(name);
  if (!found) throw new Error(`${name} is not in play`);
  return found;
};
const named = (cards: readonly InPlay[]): readonly string[] => cards.map(({ def }) => short(def));

describe('A card with no hit points left', () => {
  test('ruling 44: destroyed armour keeps nothing from its bearer, and adds nothing to it', () => {
    const bolt = scene({
      seats: [{ play: ['michael', 'heavenly-armor on michael'] }],
      opponents: ['furfur'],
      dice: [1],
    }).run(cleanUp);
    expect([bolt.left('michael'), bolt.left('heavenly-armor')]).toEqual([6, undefined]);
    const sword = scene({
      seats: [{ play: ['azrael', 'sword-of-the-spirit on azrael'] }],
      opponents: ['agares', 'scales-of-leviathan on agares'],
    }).run(actionPhase());
    sword.answer('azrael attacks scales-of-leviathan');
    expect([sword.left('agares'), sword.left('scales-of-leviathan')]).toEqual([3, undefined]);
  });

  test('ruling 44: takes no more damage, nor does armour in its place', () => {
    const { look, ...game } = laid('michael damaged 7', 'heavenly-armor on michael');
    expect(sharesOf(look, game.of('michael'), 3)).toEqual([]);
    const over = laid('michael', 'heavenly-armor on michael damaged 9');
    expect(sharesOf(over.look, over.of('michael'), 3)).toEqual([{ card: over.of('michael').id, amount: 3 }]);
  });

  test('ruling 44: is attacked by nobody', () => {
    const game = scene(
      {
        seats: [{ play: ['michael damaged 7', 'camael'] }, { play: ['uriel damaged 6', 'dumah'], lured: 1 }],
        opponents: ['ganga damaged 4', 'abigor', 'black-blade on abigor damaged 3'],
      },
      withStrengths({ ganga: 4, 'black-blade': 3 }),
    );
    expect(named(preyOfOpponents(game.look))).toEqual(['camael']);
    expect(whyNotPrey(game.look, card(game, 'michael'))).toBe('nothingLeft');
    expect(named(preyOfGood(game.look, 0))).toEqual(['dumah', 'abigor']);
    expect(whyNotPreyOfGood(game.look, card(game, 'black-blade'), 0)).toBe('nothingLeft');
    expect(whyNotLuredPrey(game.look, card(game, 'michael'), 1)).toBe('nothingLeft');
  });

  test('ruling 44: an Opponent that strikes again meanwhile finds the weakest of the others', () => {
    const again: TriggeredAbility = {
      kind: 'triggered',
      on: [{ moment: 'isDamaged', who: { side: 'good', type: 'person' } }],
      limit: { per: 'round' },
      do: [{ op: 'strike', by: { is: 'self' }, at: [{ side: 'good', pick: 'weakest' }] }],
    };
    const striker = like('person', 'agares', { id: 'test:striker', strength: 4, abilities: [again] });
    const game = scene(
      {
        seats: [{ play: ['camael', 'haniel'] }, { play: ['michael'] }],
        opponents: ['test:striker'],
      },
      withStrengths({ haniel: 6 }, withCards(striker)),
    );
    game.run({ kind: 'opponentAttack', by: card(game, 'test:striker').id });
    // Michael may step in for Camael, and for Haniel, but not for Camael once more.
    expect(game.asked).toBe('interruptAttack');
    game.answer('decline');
    const targets = game.events.flatMap((event) => (event.type === 'attackDeclared' ? [event.target] : []));
    expect(game.names(targets)).toEqual(['haniel']);
    game.answer('decline');
    expect([game.left('haniel'), game.card('camael')?.side]).toEqual([2, 'opponent']);
  });

  test('ruling 44: steps in for nobody but itself', () => {
    const guard = (on: InterruptAbility['on']): InterruptAbility => ({
      kind: 'interrupt',
      on,
      who: { side: 'good', type: 'person' },
      do: [{ op: 'save' }],
    });
    const abilities = [guard('attack'), guard('defeat')];
    const content = withCards(like('person', 'eremiel', { id: 'test:guard', strength: 5, abilities }));
    const helps = (play: string, on: InterruptAbility['on'], whom: string): number => {
      const game = scene({ seats: [{ play: [play, 'camael damaged 4'] }], opponents: ['ganga'] }, content);
      const danger = { on, card: card(game, whom), by: card(game, 'ganga').id };
      return interruptsFor(game.look, danger, []).length;
    };
    for (const on of ['attack', 'defeat'] as const) {
      expect(helps('test:guard', on, 'camael')).toBe(1);
      expect(helps('test:guard damaged 5', on, 'camael')).toBe(0);
      expect(helps('test:guard damaged 5', on, 'test:guard')).toBe(1);
    }
  });

  test('ruling 44: an attack on a card that has none by then strikes nobody', () => {
    const game = scene({ seats: [{ play: ['michael damaged 7'] }], opponents: ['ganga'] });
    const [by, target] = [card(game, 'ganga').id, card(game, 'michael').id];
    game.run({ kind: 'attack', by, target, why: { kind: 'player' } });
    expect(game.types).not.toContain('struck');
  });
});

describe('Armour destroyed by the blow that defeats its bearer', () => {
  const content = withStrengths({ 'scales-of-leviathan': 1, agares: 5 });

  test('ruling 44: falls before its bearer and does not pass on', () => {
    const game = scene(
      {
        seats: [{ play: ['azrael'] }],
        opponents: ['agares', 'scales-of-leviathan on agares', 'paimon'],
      },
      content,
    ).run(actionPhase());
    game.answer('azrael attacks agares');
    expect(game.types).not.toContain('attached');
    expect(game.discard('opponent')).toEqual(['scales-of-leviathan', 'agares']);
    const fallen = game.events.flatMap((event) => (event.type === 'defeated' ? [event.card] : []));
    expect(game.names(fallen)).toEqual(['scales-of-leviathan', 'agares']);
  });

  test('ruling 44: goes with a bearer that leaves play first', () => {
    const banish: TriggeredAbility = {
      kind: 'triggered',
      on: [{ moment: 'isDamaged', who: { type: 'item' } }],
      do: [{ op: 'discard', what: { side: 'opponent', name: 'starter:agares' } }],
    };
    const banisher = like('person', 'azrael', { id: 'test:banisher', strength: 4, abilities: [banish] });
    const game = scene(
      {
        seats: [{ play: ['test:banisher'] }],
        opponents: ['agares', 'scales-of-leviathan on agares', 'paimon'],
      },
      withStrengths({ 'scales-of-leviathan': 4 }, withCards(banisher)),
    ).run(actionPhase());
    game.answer('banisher attacks scales-of-leviathan');
    expect(game.types).not.toContain('attached');
    expect(game.types).not.toContain('waited');
    expect(game.discard('opponent')).toEqual(['agares', 'scales-of-leviathan']);
  });

  test('ruling 44: stays with a bearer that changes sides', () => {
    const game = scene(
      {
        seats: [{ play: ['michael damaged 7', 'heavenly-armor on michael damaged 5'] }],
        opponents: ['ganga', 'camael of 0'],
      },
      content,
    );
    const [by, michael] = [card(game, 'ganga').id, card(game, 'michael').id];
    game.run({ kind: 'defeat', card: michael, by, lures: true, outright: false, asked: [] });
    expect(game.types).toEqual(['defeated', 'luredAstray']);
    expect(game.hostOf('heavenly-armor')).toBe('michael');
  });

  test('ruling 44: what an Opponent carried goes to nobody who falls as well', () => {
    const game = scene(
      {
        ...{ objective: 'the-waters-prevailed', round: 1, seats: [{ play: ['the-ark'] }] },
        opponents: ['ganga damaged 3', 'black-blade on ganga', 'agares damaged 4', 'satan'],
      },
      withStrengths({ ganga: 4, agares: 5 }),
    ).run({ kind: 'round' });
    const hosts = game.events.flatMap((event) => (event.type === 'attached' ? [event.host] : []));
    expect(game.names(hosts)).toEqual(['satan']);
  });

  test('ruling 44: who is about to fall is offered to nobody’s choice', () => {
    const fury: TriggeredAbility = {
      kind: 'triggered',
      on: [{ moment: 'isDamaged', who: { side: 'opponent', type: 'person' } }],
      limit: { per: 'turn' },
      do: [
        { op: 'choose', from: { side: 'opponent', type: 'person' }, as: 'x' },
        { op: 'damage', to: { is: 'x' }, amount: 1 },
      ],
    };
    const angry = like('person', 'azrael', { id: 'test:fury', strength: 4, abilities: [fury] });
    const game = scene(
      {
        seats: [{ play: ['test:fury', 'azrael'] }],
        opponents: ['ganga damaged 3', 'satan', 'agares'],
      },
      withStrengths({ ganga: 4 }, withCards(angry)),
    ).run(actionPhase());
    game.answer('azrael attacks ganga');
    expect(game.options).toEqual(['choose satan', 'choose agares']);
    game.answers('choose satan', 'end');
  });

  test('ruling 44: is taken up by nobody who comes meanwhile', () => {
    const game = scene(
      { opponents: ['black-blade damaged 3'], opponentDeck: ['paimon'], seats: [{}] },
      withStrengths({ 'black-blade': 3 }),
    ).run(opponentPhase());
    expect(game.hostOf('black-blade')).toBeNull();
  });
});

describe('Who defeats', () => {
  test.each([
    ['agares', 'justice'],
    ['ganga', 'justice'],
  ])(
    'ruling 45: %s, struck down by the answer to the blow, has Lured Astray whom it defeated',
    (by, event) => {
      const game = scene(
        { seats: [{ play: ['camael damaged 2', `${event} on camael`, 'azrael'] }], opponents: [by] },
        withStrengths({ [by]: 3 }),
      ).run(cleanUp);
      expect(game.discard('opponent')).toEqual([by]);
      expect(game.card('camael')).toMatchObject({ side: 'opponent', lured: true });
      expect(game.events).toContainEqual(expect.objectContaining({ type: 'defeated', fate: 'lured' }));
    },
  );

  test('ruling 45: so has one whose answer falls with it, as Ukobach’s fire does', () => {
    const game = scene(
      { seats: [{ play: ['camael damaged 2'] }], opponents: ['ukobach'] },
      withStrengths({ ukobach: 4 }),
    ).run(actionPhase());
    game.answer('camael attacks ukobach');
    expect(game.discard('opponent')).toEqual(['ukobach']);
    expect(game.card('camael')).toMatchObject({ side: 'opponent', lured: true });
  });

  test('ruling 45: who does not Lure Astray by then does not, though it is an Opponent', () => {
    const game = scene(
      { seats: [{ play: ['camael damaged 2', 'justice on camael', 'azrael'] }], opponents: ['pharaoh'] },
      withStrengths({ pharaoh: 3 }),
    ).run(cleanUp);
    expect(game.discard(0)).toContain('camael');
  });
});

function laid(...play: readonly string[]): {
  readonly look: Scene['look'];
  readonly of: (name: string) => InPlay;
} {
  const game = scene({ seats: [{ play }], opponents: ['ganga'] });
  return { look: game.look, of: (name) => card(game, name) };
}
