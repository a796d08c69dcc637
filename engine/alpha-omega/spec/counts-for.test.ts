import { expect, test } from 'vitest';
import { isLuredPlayer } from '../queries/cards.ts';
import { alphaOmega } from '../ruleset.ts';
import { ALL_WAYS, positions } from '../testing/positions.ts';
import { scene } from '../testing/scene.ts';
import { starter } from '../testing/starter.ts';

/** Of each card in play: its name, its side, and for whom it is said to count. */
const counted = (game: ReturnType<typeof scene>): readonly (readonly string[])[] =>
  alphaOmega
    .view(game.state, starter, [0])
    .inPlay.map(({ def, side, countsFor }) => [starter.get(def)?.name ?? def, side, countsFor]);

test('LURE PLAYER: an Event of the Opponents on a Good card is theirs; the card counts for Good', () => {
  const game = scene({ seats: [{ play: ['camael', 'despair on camael', 'flaming-sword on camael'] }] });
  expect(counted(game)).toEqual([
    ['Camael', 'good', 'good'],
    ['Despair', 'opponent', 'opponent'],
    ['Flaming Sword', 'good', 'good'],
  ]);
});

test('a card counts for another side than its own only where its player is a Lured Player', () => {
  let opposing = 0;
  for (const { state, name } of positions({ games: ALL_WAYS, every: 3 })) {
    const { table } = state;
    for (const { id, side, countsFor, owner, host } of alphaOmega.view(state, starter, []).inPlay) {
      const holder = table.inPlay.find((card) => card.id === host);
      const isOfLured = isLuredPlayer(table, holder?.owner ?? owner);
      expect(countsFor, `${name}: ${table.cards[id]?.def ?? ''}`).toBe(isOfLured ? 'opponent' : side);
      if (countsFor !== side) opposing += 1;
    }
  }
  expect(opposing).toBeGreaterThan(10);
});
