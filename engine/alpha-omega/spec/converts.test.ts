import { describe, expect, test } from 'vitest';
import { hostsOf } from '../queries/legal.ts';
import { like, withCards } from '../testing/cards.ts';
import { scene, type Scene } from '../testing/scene.ts';
import { short, starter } from '../testing/starter.ts';

/*
 * Ruling 46: an Opponent Person that came over is its player's like any other. So each is compared with a twin that was
 * printed for the Good side, on every Good card that is put on something.
 */

const all = [...starter.values()];
const humans = all.filter((card) => card.type === 'person' && card.side === 'opponent' && !card.supernatural);
const carried = all
  .filter(
    (card) =>
      (card.type === 'item' || (card.type === 'event' && card.on !== undefined)) && card.side === 'good',
  )
  .map(({ id }) => short(id));

/** The Good cards of a hand that may be put on a Person, the own one or a team mate's. */
function putOn(game: Scene, name: string): readonly string[] {
  const host = game.card(name)?.id ?? -1;
  const hand = game.table.seats[0]?.hand ?? [];
  return game.names(hand.filter((id) => hostsOf(game.look, id, 0)?.includes(host)));
}

describe('what a Person that came over may bear', () => {
  test.each(humans.map(({ id }) => short(id)))('ruling 46: %s what it could, were it a Good card', (name) => {
    // Whoever came over has left its own abilities behind (ruling 41).
    const twin = like('person', name, { id: 'test:twin', side: 'good', abilities: [] });
    const content = withCards(twin);
    for (const whose of ['own', 'team mate’s'] as const) {
      const bears = [name, 'test:twin'].map((person) => {
        const seats = [
          { hand: carried, play: whose === 'own' ? [person] : [] },
          { play: whose === 'own' ? [] : [person] },
        ];
        return putOn(scene({ seats }, content), person);
      });
      expect(bears[0]).toEqual(bears[1]);
    }
  });

  test('ruling 46: of the Good Items every one', () => {
    const items = carried.filter((name) => starter.get(`starter:${name}`)?.type === 'item');
    expect([humans.length > 5, items.length > 5]).toEqual([true, true]);
    for (const { id } of humans)
      expect(putOn(scene({ seats: [{ hand: carried, play: [short(id)] }] }), short(id))).toEqual(
        expect.arrayContaining(items),
      );
  });
});
