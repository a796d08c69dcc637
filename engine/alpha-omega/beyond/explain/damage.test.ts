import { afterEach, expect, test } from 'vitest';
import type { EventOf } from '../../events.ts';
import { planGame } from '../simulation/plan.ts';
import { withStrengths } from '../../testing/cards.ts';
import { actionPhase } from '../../testing/phases.ts';
import { inEveryGame, playRandomly, trialOf } from '../../testing/random-games.ts';
import { leaveOpen, scene, type Scene } from '../../testing/scene.ts';
import { starterStock } from '../../testing/starter.ts';
import { explainEvent } from './explain.ts';

afterEach(leaveOpen);

const TRIAL = trialOf('LAWS', 20, 'explain/damage');

const isDamage = (event: Scene['events'][number]): event is EventOf<'damaged'> => event.type === 'damaged';

const whysIn = ({ events }: Scene): readonly (readonly string[])[] =>
  events
    .filter(isDamage)
    .map((event) =>
      explainEvent(event).map(({ code, amount, result }) => [code, amount, result].join(' ').trim()),
    );

test('damage of a blow says what it is made of, what protects from it, and what is left', () => {
  const seats = [{ play: ['azrael', 'raphael'] }];
  const game = scene({ seats, opponents: ['goliath'] }, withStrengths({ goliath: 18, azrael: 7 }));
  game.run(actionPhase()).answer('azrael attacks goliath');
  expect(whysIn(game)).toEqual([
    ['printed 7', 'strength  7', 'damageDealt 1', 'blow  8', 'damageTaken -3', 'lands 5 13'],
  ]);
});

test('damage of a text, such as a flood, says whose text deals it', () => {
  const layout = {
    objective: 'the-waters-prevailed',
    round: 0,
    seats: [{ play: ['azrael'] }],
    opponents: ['ganga'],
  };
  const game = scene(layout, withStrengths({ azrael: 7, ganga: 9 })).play();
  const flood = whysIn(game).slice(0, 2);
  expect(flood).toEqual([
    ['textDeals 2', 'lands 2 7'],
    ['textDeals 3', 'lands 3 4'],
  ]);
});

test('all damage of all games has a reason that comes to just so much', () => {
  let seen = 0;
  inEveryGame(TRIAL, (number) => {
    const seed = `damage ${String(number)}`;
    const { setup } = planGame(seed, starterStock, null);
    playRandomly({
      ...{ setup, seed },
      see: ({ events }) => {
        for (const event of events.filter(isDamage)) {
          seen += 1;
          const taken = explainEvent(event).find(
            ({ code, card }) => (code === 'lands' || code === 'absorbed') && card === event.card,
          );
          expect(taken).toMatchObject({ amount: event.amount });
        }
      },
    });
  });
  expect(seen).toBeGreaterThan(TRIAL.games);
});
