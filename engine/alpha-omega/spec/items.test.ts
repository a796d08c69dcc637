import { afterEach, describe, expect, test } from 'vitest';
import { defeatBy } from '../actions/hit.ts';
import { withStrengths } from '../testing/cards.ts';
import { actionPhase, cleanUp, playPhase } from '../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../testing/scene.ts';

afterEach(expectNothingLeftOpen);

/** Strengths that these tests count with, whatever those of our own are tuned to. */
const props = withStrengths({ dumah: 3, nuriel: 4, ganga: 4, pharaoh: 6, satan: 8 });

describe('Good Item cards', () => {
  test('an Item is put on a Person of one’s own or of a team mate, not on a Lured Player’s', () => {
    const game = scene(
      {
        seats: [
          { hand: ['flaming-sword'], play: ['camael'] },
          { play: ['dumah'] },
          { play: ['azrael'], lured: 2 },
        ],
      },
      props,
    ).run(playPhase());
    expect(game.options).toEqual(['play flaming-sword on camael', 'play flaming-sword on dumah', 'pass']);
    game.answer('play flaming-sword on dumah');
    expect(game.attack('dumah')).toBe(3 + 4);
  });

  test('an Item needs a Person to be played on: nobody there, it stays in the hand', () => {
    const game = scene({ seats: [{ hand: ['flaming-sword'], play: ['heaven'] }] }, props).run(playPhase());
    expect(game.asked).toBeNull();
    expect(game.hand(0)).toEqual(['flaming-sword']);
  });

  test('an Item benefits its bearer for as long as it is carried, and nobody else', () => {
    const game = scene({ seats: [{ play: ['camael', 'flaming-sword on camael', 'dumah'] }] }, props);
    for (let round = 0; round < 3; round += 1)
      game.run({ kind: 'turn', seat: 0 }, cleanUp, { kind: 'strengthCheck' });
    expect([game.attack('camael'), game.attack('dumah')]).toEqual([8, 3]);
  });

  test('armour, a weapon and Lamps go together; a second armour or weapon does not, nor a second set of Lamps', () => {
    const game = scene(
      {
        seats: [
          {
            hand: [
              'sword-of-the-spirit',
              'flaming-sword',
              'shield-of-faith',
              'heavenly-armor',
              'seven-lamps-of-god',
              'golden-censer',
            ],
            play: [
              'azrael',
              'heavenly-armor on azrael',
              'flaming-sword on azrael',
              'seven-lamps-of-god on azrael',
            ],
          },
        ],
      },
      props,
    ).run(playPhase());
    expect(game.options).toEqual(['play golden-censer on azrael', 'pass']);
    game.answer('pass');
  });

  test('the hand is free again for another weapon once the old one is destroyed', () => {
    const game = scene(
      {
        seats: [{ hand: ['sword-of-the-spirit'], play: ['azrael', 'flaming-sword on azrael damaged 2'] }],
        opponents: ['ganga'],
      },
      props,
    );
    game.run(playPhase());
    expect(game.asked).toBeNull();
    game.run(cleanUp);
    expect(game.discard(0)).toEqual(['flaming-sword']);
    game.run(playPhase()).answer('play sword-of-the-spirit on azrael');
    expect(game.hostOf('sword-of-the-spirit')).toBe('azrael');
  });

  test('an Item takes damage, and with damage equal to its Strength goes to its player’s discard pile, not its bearer’s', () => {
    const game = scene(
      {
        seats: [{ hand: ['heavenly-armor'], play: ['nuriel'] }, { play: ['michael'] }],
        opponents: ['ganga', 'pharaoh'],
      },
      props,
    );
    game.run(playPhase()).answer('play heavenly-armor on michael');
    game.run({
      kind: 'attack',
      by: game.card('ganga')?.id ?? -1,
      target: armour(game),
      why: { kind: 'player' },
    });
    expect(game.left('heavenly-armor')).toBe(1);
    game.run({
      kind: 'attack',
      by: game.card('pharaoh')?.id ?? -1,
      target: armour(game),
      why: { kind: 'player' },
    });
    expect([game.discard(0), game.discard(1)]).toEqual([['heavenly-armor'], []]);
  });

  test('an Item cannot be moved or given away once it is played', () => {
    const game = scene(
      {
        seats: [{ play: ['azrael', 'flaming-sword on azrael', 'camael'] }],
        opponents: ['satan'],
      },
      props,
    ).run(actionPhase());
    expect(game.options).toEqual(['azrael attacks satan', 'camael attacks satan', 'end']);
    game.answer('end');
  });
});

describe('An Opponent Person that came over', () => {
  const over = (): ReturnType<typeof scene> =>
    scene({ seats: [{ hand: ['flaming-sword'], play: ['simon-magus'] }], opponents: ['ganga'] }, props);

  test('ruling 46: bears Good Items like any other Person of its player, and strikes with them', () => {
    const game = over().run(playPhase());
    expect(game.options).toEqual(['play flaming-sword on simon-magus', 'pass']);
    const before = game.attack('simon-magus') ?? 0;
    game.answer('play flaming-sword on simon-magus');
    expect(game.attack('simon-magus')).toBeGreaterThan(before);
  });

  test('ruling 46: keeps them when it is Lured Astray', () => {
    const game = over().run(playPhase()).answer('play flaming-sword on simon-magus');
    const [by, card] = [game.card('ganga')?.id ?? -1, game.card('simon-magus')?.id ?? -1];
    game.run(defeatBy(game.look, by, card, true));
    expect(game.card('simon-magus')).toMatchObject({ side: 'opponent', lured: true });
    expect(game.hostOf('flaming-sword')).toBe('simon-magus');
  });
});

const armour = (game: ReturnType<typeof scene>): number => game.card('heavenly-armor')?.id ?? -1;
