import { afterEach, describe, expect, test } from 'vitest';
import type { InPlayView, View } from '../view-types.ts';
import { judge } from '../outcome.ts';
import { alphaOmega } from '../ruleset.ts';
import { actionPhase, turn } from '../testing/phases.ts';
import { playRandomly, type RandomGame } from '../testing/random-games.ts';
import { leaveOpen, scene, type Scene } from '../testing/scene.ts';
import { full, starter, starterSetup } from '../testing/starter.ts';

afterEach(leaveOpen);

const DECK = ['love', 'hope', 'faith', 'courage', 'heaven'];

const seen = ({ state }: Scene): View => alphaOmega.view(state, starter, [0]);

function cardIn(game: Scene, name: string): InPlayView {
  const card = seen(game).inPlay.find(({ def }) => def === full(name));
  if (card === undefined) throw new Error(`${name} is not in play`);
  return card;
}

describe('how often an ability can still be used', () => {
  test('is told of those with several uses, and of no others', () => {
    const game = scene({ objective: 'ye-shall-be-as-gods', seats: [{ play: ['raphael'], deck: DECK }] });
    const left = (): unknown =>
      seen(game).usesLeft?.map(({ def, per, times, left: more }) => [def, per, times, more]);
    expect(left()).toEqual([[full('ye-shall-be-as-gods'), 'game', 3, 3]]);
    game.run(turn(0));
    game.answer('accept');
    expect(left()).toEqual([[full('ye-shall-be-as-gods'), 'game', 3, 2]]);
    expect(seen(scene({ seats: [{ play: ['raphael'] }] })).usesLeft).toBeUndefined();
  });
});

describe('how the abilities of a card stand that wait to be used', () => {
  test('an ability is ready until it has been used as often as it may be', () => {
    const game = scene({ seats: [{ play: ['raphael', 'michael damaged 6'] }], opponents: ['satan'] });
    game.run(actionPhase());
    expect(cardIn(game, 'raphael').readiness).toEqual({ activated: 'ready', interrupt: null });
    game.answer('use raphael');
    expect(cardIn(game, 'raphael').readiness).toEqual({ activated: 'spent', interrupt: null });
  });

  test('who steps in is ready on the Good side, and not for a Lured Player', () => {
    const zadkiel = (lured: string): InPlayView['readiness'] =>
      cardIn(scene({ seats: [{ play: ['zadkiel'], ...(lured === '' ? {} : { lured: 2 }) }] }), 'zadkiel')
        .readiness;
    expect(zadkiel('').interrupt).toBe('ready');
    expect(zadkiel('lured').interrupt).toBeNull();
  });

  test('a spoken one is silenced by what silences', () => {
    const game = scene({ seats: [{ play: ['dumah'] }], opponents: ['hymenaeus'] });
    expect(cardIn(game, 'hymenaeus').readiness.activated).toBe('silenced');
  });
});

test('what is forbidden to a card, and to be done to it', () => {
  const game = scene({
    objective: 'get-thee-hence-satan',
    opponents: ['satan'],
    seats: [{ play: ['michael'] }],
  });
  expect(cardIn(game, 'satan').cannot).toEqual(['beAttacked', 'beOvercome']);
  expect(cardIn(game, 'michael').cannot).toEqual([]);
});

describe('what wins and loses besides the lead', () => {
  const ends = (objective: string, round: number, opponents: readonly string[] = []): View['ends'] =>
    seen(scene({ objective, round, opponents, seats: [{ play: ['moses'] }] })).ends;

  test('each in the order of the program, with its round and whether the rest of it is true', () => {
    expect(ends('the-battle-is-the-lords', 6, ['goliath'])).toMatchObject([
      { wins: 'good', round: null, holds: false },
      { wins: 'opponent', round: 12, holds: true },
    ]);
    expect(ends('let-my-people-go', 3)).toMatchObject([
      { wins: 'good', round: 8, holds: true },
      { wins: 'opponent', round: null, holds: false },
    ]);
    expect(ends('and-there-was-war-in-heaven', 3)).toEqual([]);
  });

  test.each(['the-den-of-lions', 'faithful-unto-death', 'let-my-people-go'])(
    'in %s they are what the game is judged by',
    (objective) => {
      const met = { good: 0, opponent: 0 };
      const see: RandomGame['see'] = ({ state }) => {
        const { ends: now, objectiveRound } = alphaOmega.view(state, starter, []);
        const isMet = (side: 'good' | 'opponent'): boolean =>
          now.some(({ wins, round, holds }) => wins === side && holds && objectiveRound >= (round ?? 0));
        const reason = judge({ table: state.table, content: starter })?.reason;
        expect(reason === 'objectiveFailed').toBe(isMet('opponent'));
        if (reason !== 'objectiveFailed' && reason !== 'objectiveLost')
          expect(reason === 'objectiveFulfilled').toBe(isMet('good'));
        for (const side of ['good', 'opponent'] as const) if (isMet(side)) met[side] += 1;
      };
      for (const seed of ['one', 'two', 'three'])
        playRandomly({ setup: { ...starterSetup(2), objective: full(objective) }, seed, see });
      expect(met.good + met.opponent).toBeGreaterThan(0);
    },
  );
});

test('which Callings may come is told, and never in which order they lie', () => {
  const lie = ['vital-in-every-part', 'squadrons-at-once', 'not-to-destroy'];
  const told = (callingDeck: readonly string[]): View['callingsToCome'] =>
    seen(scene({ seats: [{}], callingDeck })).callingsToCome;
  expect(told(lie)).toEqual(['not-to-destroy', 'squadrons-at-once', 'vital-in-every-part'].map(full));
  expect(told(lie.toReversed())).toEqual(told(lie));
});

test('whose words change a Strength', () => {
  const game = scene({ seats: [{ play: ['michael', 'david'] }], opponents: ['arius'] });
  expect(cardIn(game, 'michael').strengthFrom).toEqual([full('arius')]);
  expect(cardIn(game, 'david').strengthFrom).toBeUndefined();
});

test('whose words forbid, silence, or give Lure Astray', () => {
  const game = scene({ seats: [{ play: ['michael', 'deborah'] }], opponents: ['tophet', 'arius'] });
  expect(cardIn(game, 'michael').stateFrom).toEqual({ beHealed: full('tophet') });
  expect(cardIn(game, 'tophet').stateFrom).toBeUndefined();
  const city = scene({ seats: [{ play: ['deborah'] }], opponents: ['babylon', 'arius'] });
  expect(cardIn(city, 'deborah').stateFrom).toEqual({ silenced: full('babylon') });
  expect(cardIn(city, 'arius').stateFrom).toEqual({ luresAstray: full('babylon') });
});
