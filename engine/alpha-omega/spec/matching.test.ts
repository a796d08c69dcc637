import { afterEach, describe, expect, test } from 'vitest';
import { fitsPrint, isMeant, matches, resolve } from '../queries/matching.ts';
import type { Select } from '../selects.ts';
import { withStrengths } from '../testing/cards.ts';
import { withHumans } from '../testing/humans.ts';
import { expectNothingLeftOpen, scene, type Scene } from '../testing/scene.ts';
import { short } from '../testing/starter.ts';
import type { Bound } from '../types.ts';

/* cards/LANGUAGE.md: which cards a select means. All that is said must be true of a card. */

afterEach(expectNothingLeftOpen);

const table = (): Scene =>
  scene(
    {
      seats: [
        { play: ['michael damaged 2', 'flaming-sword on michael', 'love on michael', 'heaven'] },
        { play: ['camael acted'] },
        { play: ['dumah'], lured: 1 },
      ],
      opponents: ['ganga damaged 1', 'azrael of 0', 'jezebel', 'elymas acted'],
    },
    withStrengths({ ganga: 4, dumah: 3 }, withHumans),
  );

const id = (game: Scene, name: string): number => game.card(name)?.id ?? -1;

/** The cards in play that fit, as seat 0 and Michael's sword mean it. */
function meant(select: Select, bound: Bound = {}): readonly string[] {
  const game = table();
  const scope = { self: id(game, 'flaming-sword'), seat: 0, bound };
  return game.table.inPlay
    .filter((card) => matches(game.look, select, card, scope))
    .map(({ def }) => short(def));
}

const GOOD = ['michael', 'flaming-sword', 'love', 'heaven', 'camael'];
const OPPONENTS = ['ganga', 'azrael', 'jezebel', 'elymas'];

describe('A select', () => {
  test('that says nothing means every card', () => {
    expect(meant({})).toEqual([...GOOD, 'dumah', ...OPPONENTS]);
  });

  test('ruling 31: of a side does not reach a Lured Player’s cards', () => {
    expect(meant({ side: 'good' })).toEqual(GOOD);
    expect(meant({ side: 'opponent' })).toEqual(OPPONENTS);
  });

  test('of a player: own cards and those Lured from one, or those of others, the Opponents’ of neither', () => {
    expect(meant({ of: 'you' })).toEqual(['michael', 'flaming-sword', 'love', 'heaven', 'azrael']);
    expect(meant({ of: 'others' })).toEqual(['camael', 'dumah']);
  });

  test('by what became of the card', () => {
    expect(meant({ lured: true })).toEqual(['azrael']);
    expect(meant({ lured: false, side: 'opponent' })).toEqual(['ganga', 'jezebel', 'elymas']);
    expect(meant({ damaged: true })).toEqual(['michael', 'ganga']);
    expect(meant({ damaged: false, type: 'person' })).toEqual([
      'camael',
      'dumah',
      'azrael',
      'jezebel',
      'elymas',
    ]);
    expect(meant({ acted: true })).toEqual(['camael', 'elymas']);
    expect(meant({ acted: false, side: 'opponent' })).toEqual(['ganga', 'azrael', 'jezebel']);
  });

  test('by what is on the card', () => {
    expect(meant({ bears: 'item' })).toEqual(['michael']);
    expect(meant({ bears: 'event' })).toEqual(['michael']);
    const game = scene({
      seats: [{ play: ['michael', 'flaming-sword on michael', 'camael', 'love on camael'] }],
    });
    const scope = { self: 0, seat: 0, bound: {} };
    const bearing = (bears: 'item' | 'event'): readonly string[] =>
      game.table.inPlay
        .filter((card) => matches(game.look, { bears }, card, scope))
        .map(({ def }) => short(def));
    expect([bearing('item'), bearing('event')]).toEqual([['michael'], ['camael']]);
  });

  test('by its print', () => {
    expect(meant({ type: 'place' })).toEqual(['heaven']);
    expect(meant({ type: ['place', 'event'] })).toEqual(['love', 'heaven']);
    expect(meant({ name: 'starter:camael' })).toEqual(['camael']);
    expect(meant({ supernatural: false })).toEqual(['jezebel', 'elymas']);
    expect(meant({ supernatural: true })).toEqual(['michael', 'camael', 'dumah', 'ganga', 'azrael']);
    expect(meant({ trait: 'magicUser' })).toEqual(['elymas']);
    expect(meant({ trait: ['magicUser', 'archangel'], side: 'opponent' })).toEqual(['elymas']);
    expect(meant({ trait: ['magicUser', 'heretic'] })).toEqual(['jezebel', 'elymas']);
    expect(meant({ supernatural: true, trait: 'heretic' })).toEqual([]);
    expect(meant({ supernatural: false, trait: 'magicUser' })).toEqual(['elymas']);
  });

  test('by its printed Strength, which damage does not change and an Event does not have', () => {
    expect(meant({ strength: { atLeast: 7 } })).toEqual(['michael', 'heaven', 'azrael']);
    expect(meant({ strength: { atMost: 3 } })).toEqual(['flaming-sword', 'dumah', 'jezebel', 'elymas']);
    const game = table();
    const love = game.look.content.get('starter:love');
    expect(love && fitsPrint({ strength: { atMost: 100 } }, love)).toBe(false);
  });
});

describe('A name', () => {
  test('stands for the card itself, its host, or what was bound', () => {
    expect(meant({ is: 'self' })).toEqual(['flaming-sword']);
    expect(meant({ is: 'host' })).toEqual(['michael']);
    expect(meant({ is: 'it' })).toEqual([]);
    const camael = id(table(), 'camael');
    expect(meant({ is: 'it' }, { it: [camael] })).toEqual(['camael']);
    expect(meant({ is: 'host' }, { host: [camael] })).toEqual(['camael']);
    expect(meant({ not: 'self', type: 'item' })).toEqual([]);
    expect(meant({ not: 'host', side: 'good', type: 'person' })).toEqual(['camael']);
    expect(meant({ not: 'it', type: 'place' })).toEqual(['heaven']);
  });

  test('stands for nothing where there is no host', () => {
    const game = table();
    const scope = (self: number) => ({ self, seat: 0, bound: {} });
    expect(resolve(game.look, 'host', scope(id(game, 'michael')))).toEqual([]);
    expect(resolve(game.look, 'host', scope(-1))).toEqual([]);
    expect(resolve(game.look, 'host', scope(id(game, 'love')))).toEqual([id(game, 'michael')]);
    expect(resolve(game.look, 'other', scope(id(game, 'love')))).toEqual([]);
  });

  test('and one that is excluded are judged together', () => {
    const game = table();
    const scope = { self: 1, seat: 0, bound: { it: [1, 2] } };
    const judged = (select: Select): readonly boolean[] =>
      [1, 2, 3].map((card) => isMeant(game.look, select, card, scope));
    expect(judged({ is: 'it' })).toEqual([true, true, false]);
    expect(judged({ is: 'it', not: 'self' })).toEqual([false, true, false]);
    expect(judged({ not: 'it' })).toEqual([false, false, true]);
    expect(judged({})).toEqual([true, true, true]);
  });
});
