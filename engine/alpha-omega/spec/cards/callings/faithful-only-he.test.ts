import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp, strengthCheck } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ ganga: 4 });

test('alone it takes 5 Strength Checks in a row without having been a Lured Player', () => {
  const game = scene({ seats: [{ callings: ['faithful-only-he progress 3'] }] }).run(...strengthCheck);
  expect(game.table.seats[0]?.callings[0]?.achieved).toBe(false);
  game.run(...strengthCheck);
  expect(game.table.seats[0]?.callings[0]?.achieved).toBe(true);
});

test('together, only while a team mate has been one', () => {
  const callings = ['faithful-only-he progress 3'];
  const faithful = scene({ seats: [{ callings }, {}, { everLured: true }] }).run(...strengthCheck);
  expect(faithful.table.seats[0]?.callings[0]?.progress).toBe(4);
  const notAlone = scene({ seats: [{ callings }, {}] }).run(...strengthCheck);
  expect(notAlone.table.seats[0]?.callings[0]?.progress).toBe(0);
});

test('not for who was a Lured Player, however long ago', () => {
  const seats = [{ callings: ['faithful-only-he progress 4'], everLured: true }, { everLured: true }];
  const game = scene({ seats }).run(...strengthCheck);
  expect(game.table.seats[0]?.callings[0]).toMatchObject({ progress: 0, achieved: false });
});

test('achieved, its player cannot become a Lured Player; team mates can', () => {
  const loser = { play: ['camael acted'], lossRounds: 2 };
  const opponents = ['ganga'];
  const immune = scene(
    { seats: [{ ...loser, callings: ['faithful-only-he achieved'] }, {}], opponents },
    content,
  );
  expect(immune.run(cleanUp).table.seats[0]).toMatchObject({ lossRounds: 3, lured: null });
  const mate = scene({ seats: [loser, { callings: ['faithful-only-he achieved'] }], opponents }, content);
  expect(mate.run(cleanUp).types).toContain('playerLured');
});
