import { afterEach, describe, expect, test } from 'vitest';
import { defeatBy } from '../actions/hit.ts';
import type { Modifier } from '../definitions.ts';
import type { AlphaOmegaEvent } from '../events.ts';
import type { Frame } from '../frames.ts';
import { like, withCards, withStrengths } from '../testing/cards.ts';
import { expectNothingLeftOpen, scene, type Scene } from '../testing/scene.ts';
import { short } from '../testing/starter.ts';

/* Rulebook, Opponent Phase and Action Phase: what is defeated, where it goes, and what becomes of what was on it. */

afterEach(expectNothingLeftOpen);

const id = (game: Scene, name: string): number => game.card(name)?.id ?? -1;

const defeat = (game: Scene, name: string, by: string | null, outright = true): Frame =>
  defeatBy(game.look, by === null ? -1 : id(game, by), id(game, name), outright);

/** What happened to cards in short, their names in place of their ids: `discarded camael defeated`. */
function told(game: Scene, ...types: readonly AlphaOmegaEvent['type'][]): readonly string[] {
  const name = (card: unknown): string => short(game.table.cards[Number(card)]?.def ?? 'nobody');
  return game.events
    .filter(({ type }) => types.includes(type))
    .map((event) =>
      Object.entries(event)
        .filter(([key]) => key !== 'parts')
        .map(([key, value]) =>
          ['card', 'by', 'target', 'host', 'because', 'absorbedFor'].includes(key)
            ? name(value)
            : String(value),
        )
        .join(' '),
    );
}
const GONE = ['discarded', 'attached', 'waited'] as const;

describe('Defeated', () => {
  const fate = (play: readonly string[], name: string, by: string | null): readonly string[] => {
    const game = scene({ seats: [{ play }], opponents: ['ganga', 'pharaoh'] });
    return told(game.run(defeat(game, name, by)), 'defeated', 'luredAstray');
  };

  test('a Good Person by a Supernatural Opponent is Lured Astray, unless shielded', () => {
    expect(fate(['camael'], 'camael', 'ganga')).toEqual([
      'defeated camael ganga lured false',
      'luredAstray camael ganga',
    ]);
    expect(fate(['camael', 'love on camael'], 'camael', 'ganga')).toEqual([
      'defeated camael ganga discarded true love',
    ]);
  });

  test('anything else, or by anybody else, is discarded', () => {
    const play = ['camael', 'michael', 'flaming-sword on camael', 'heaven'];
    expect(fate(play, 'camael', 'pharaoh')).toEqual(['defeated camael pharaoh discarded false']);
    expect(fate(play, 'camael', 'michael')).toEqual(['defeated camael michael discarded false']);
    expect(fate(play, 'camael', null)).toEqual(['defeated camael nobody discarded false']);
    expect(fate(play, 'flaming-sword', 'ganga')).toEqual(['defeated flaming-sword ganga discarded false']);
    expect(fate(play, 'heaven', 'ganga')).toEqual(['defeated heaven ganga discarded false']);
    expect(fate(play, 'pharaoh', 'ganga')).toEqual(['defeated pharaoh ganga discarded false']);
    expect(fate([...play, 'love on camael'], 'camael', 'pharaoh')).toEqual([
      'defeated camael pharaoh discarded false',
    ]);
  });

  test('ruling 4: by damage equal to the hit points, and not by less', () => {
    const after = (damage: number): readonly string[] => {
      const game = scene({ seats: [{ play: [`camael damaged ${String(damage)}`] }], opponents: ['ganga'] });
      return game.run(defeat(game, 'camael', 'ganga', false)).inPlay('opponent');
    };
    expect([after(3), after(4), after(5)]).toEqual([['ganga'], ['ganga', 'camael'], ['ganga', 'camael']]);
  });

  test('once: what has left play is not defeated again, and an Event has no hit points to lose', () => {
    const game = scene({ seats: [{ play: ['camael', 'love on camael'] }], opponents: ['pharaoh'] });
    const frames = [defeat(game, 'camael', 'pharaoh'), defeat(game, 'camael', 'pharaoh')];
    expect(told(game.run(...frames), 'defeated')).toHaveLength(1);
    const event = scene({ seats: [{ play: ['camael', 'love on camael'] }], opponents: ['pharaoh'] });
    expect(told(event.run(defeat(event, 'love', 'pharaoh', false)), 'defeated')).toEqual([]);
  });
});

describe('A blow', () => {
  const strike = (game: Scene, by: string, target: string): Scene =>
    game.run({ kind: 'attack', by: id(game, by), target: id(game, target), why: { kind: 'player' } });

  test('ruling 4: defeats whom it hurt and leaves without hit points, armour and bearer, and nobody else', () => {
    const game = scene({
      seats: [
        { play: ['dumah damaged 3', 'camael damaged 3', 'heavenly-armor on camael damaged 4', 'raphael'] },
      ],
      opponents: ['pharaoh'],
    });
    strike(game, 'pharaoh', 'camael');
    const amount = game.attack('pharaoh') ?? 0;
    expect(told(game, 'struck', 'damaged')).toEqual([
      `struck pharaoh camael ${String(amount)}`,
      'damaged pharaoh heavenly-armor 1 camael',
      `damaged pharaoh camael ${String(amount - 1)}`,
    ]);
    expect(told(game, 'defeated')).toEqual([
      'defeated heavenly-armor pharaoh discarded false',
      'defeated camael pharaoh discarded false',
    ]);
    expect(game.inPlay('good')).toEqual(['dumah', 'raphael']);
  });

  test('ruling 4: that the armour takes whole hurts its bearer not at all', () => {
    const game = scene(
      { seats: [{ play: ['dumah', 'heavenly-armor on dumah'] }], opponents: ['ganga'] },
      withStrengths({ ganga: 4, dumah: 3 }),
    );
    strike(game, 'ganga', 'dumah');
    expect(told(game, 'damaged')).toEqual(['damaged ganga heavenly-armor 4 dumah']);
    expect([game.left('dumah'), game.left('heavenly-armor')]).toEqual([3, 1]);
  });

  test('lands nowhere when attacker or target are not in play', () => {
    const game = scene({ seats: [{ play: ['camael'] }], opponents: ['ganga'] });
    for (const [by, target] of [
      [id(game, 'ganga'), -1],
      [-1, id(game, 'camael')],
    ] as const) {
      game.run({ kind: 'attack', by, target, why: { kind: 'player' } });
      expect(game.types).toEqual([]);
    }
  });
});

describe('What was on a card that leaves play', () => {
  test('ruling 20: of a Good one goes with it, Events and Items, after it', () => {
    const game = scene({
      seats: [{ play: ['camael', 'love on camael', 'flaming-sword on camael', 'michael'] }],
      opponents: ['pharaoh'],
    });
    expect(told(game.run(defeat(game, 'camael', 'pharaoh')), ...GONE)).toEqual([
      'discarded camael defeated',
      'discarded love withHost camael',
      'discarded flaming-sword withHost camael',
    ]);
  });

  test('ruling 8: Items of an Opponent go to the first able to use them, or wait; Events go with it', () => {
    const layout = {
      seats: [{ play: ['michael'] }],
      opponents: [
        'ganga',
        'black-blade on ganga',
        'wrath on ganga',
        'leonard',
        'black-blade on leonard',
        'flaga',
      ],
    };
    const game = scene(layout);
    expect(told(game.run(defeat(game, 'ganga', 'michael')), ...GONE)).toEqual([
      'discarded ganga defeated',
      'attached black-blade flaga true',
      'discarded wrath withHost ganga',
    ]);
    const alone = scene({ ...layout, opponents: layout.opponents.slice(0, 5) });
    expect(told(alone.run(defeat(alone, 'ganga', 'michael')), ...GONE)).toEqual([
      'discarded ganga defeated',
      'waited black-blade',
      'discarded wrath withHost ganga',
    ]);
  });

  test('ruling 26: Good Items of a Lured Person go to another Lured one, or to their owner', () => {
    const opponents = ['ganga', 'camael of 0', 'flaming-sword on camael of 0', 'azrael of 0'];
    const game = scene({ seats: [{ play: ['michael'] }], opponents });
    expect(told(game.run(defeat(game, 'camael', 'michael')), ...GONE)).toEqual([
      'discarded camael defeated',
      'attached flaming-sword azrael true',
    ]);
    const alone = scene({ seats: [{ play: ['michael'] }], opponents: opponents.slice(0, 3) });
    expect(told(alone.run(defeat(alone, 'camael', 'michael')), ...GONE)).toEqual([
      'discarded camael defeated',
      'discarded flaming-sword unclaimed',
    ]);
  });
});

describe('What was on a card that changes sides', () => {
  test('ruling 7: of one Lured Astray, the Items stay and the Events are over', () => {
    const game = scene({
      seats: [{ play: ['camael', 'despair on camael', 'flaming-sword on camael'] }],
      opponents: ['ganga', 'azrael of 0'],
    });
    expect(told(game.run(defeat(game, 'camael', 'ganga')), ...GONE)).toEqual([
      'discarded despair withHost camael',
    ]);
    expect(game.hostOf('flaming-sword')).toBe('camael');
  });
});

describe('LURE PLAYER', () => {
  const lose = (seat: object, play: readonly string[] = [], lured?: Modifier): Scene => {
    const shield = like('place', 'heaven', {
      id: 'test:shield',
      abilities: lured ? [{ kind: 'constant', gives: lured }] : [],
    });
    const game = scene(
      { seats: [{ play: ['camael'], ...seat }, { play }], opponents: ['ganga', 'azrael of 1'], dice: [4] },
      withCards(shield),
    );
    return game.run(defeat(game, 'camael', 'ganga'));
  };
  const turns = (game: Scene): number | undefined => game.table.seats[0]?.lured?.turns;

  test('ruling 16: at the third round in a row with a loss the die is rolled, and shown', () => {
    const game = lose({ lossRounds: 2 });
    expect(told(game, 'dieRolled')).toEqual(['dieRolled 4 0 null']);
    expect(turns(game)).toBe(4);
    expect(turns(lose({ lossRounds: 1 }))).toBeUndefined();
    expect(turns(lose({ lossRounds: 3 }))).toBe(4);
  });

  test('ruling 16: who is a Lured Player already does not become one', () => {
    const game = scene({ seats: [{ play: ['camael'], lossRounds: 3, lured: 1 }], opponents: ['ganga'] });
    expect(told(game.run(defeat(game, 'camael', 'ganga')), 'dieRolled')).toEqual([]);
    expect(told(game.run({ kind: 'lurePlayer', seat: 0 }), 'dieRolled')).toEqual([]);
    expect(turns(game)).toBe(1);
  });

  test('whom a card protects is not Lured; it protects no team mate', () => {
    const protect: Modifier = { change: 'neverLuredPlayer' };
    expect(turns(lose({ lossRounds: 2 }, ['test:shield'], protect))).toBe(4);
    expect(turns(lose({ lossRounds: 2, play: ['camael', 'test:shield'] }, [], protect))).toBeUndefined();
  });

  test('ruling 16: a lured turn is over, one less is to come', () => {
    const game = scene({ seats: [{ play: ['camael'], lured: 2 }, { lured: 2 }] });
    game.run({ kind: 'luredTurnEnd', seat: 0 });
    expect(game.table.seats.map(({ lured }) => lured?.turns)).toEqual([1, 2]);
  });
});
