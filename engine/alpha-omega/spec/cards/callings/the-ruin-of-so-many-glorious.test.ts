import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { withHumans } from '../../../testing/humans.ts';
import { actionPhase, cleanUp, opponentPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ ganga: 4 }, withHumans);

const calling = 'the-ruin-of-so-many-glorious';

test('a Good Person Lured Astray starts the count again', () => {
  const game = scene({
    seats: [{ callings: [`${calling} progress 4`] }, { play: ['camael acted'] }],
    opponents: ['abigor'],
  }).run(cleanUp);
  expect(game.table.seats[0]?.callings[0]?.progress).toBe(0);
});

test('and the Fallen Angel whose defeat led to that is not the first of the new count', () => {
  const game = scene({
    seats: [{ play: ['michael', 'camael'], callings: [`${calling} progress 2`] }],
    opponents: ['paimon'],
    opponentDeck: ['abigor'],
  }).run(actionPhase());
  // Paimon's defeat draws Abigor, who Lures Camael Astray.
  game.answers('michael attacks paimon', 'decline');
  expect(game.card('camael')?.lured).toBe(true);
  expect(game.table.seats[0]?.callings[0]?.progress).toBe(0);
});

test('those that team mates defeat count, and so do Lured Angels; humans and Items do not', () => {
  const layout = {
    seats: [{ callings: [`${calling} progress 3`] }, { play: ['michael', 'azrael', 'raphael', 'uriel'] }],
    opponents: ['ganga', 'camael of 0', 'jezebel', 'black-blade'],
  };
  const game = scene(layout, content).run(actionPhase(1));
  game.answers('michael attacks jezebel', 'raphael attacks black-blade', 'azrael attacks ganga');
  expect(game.table.seats[0]?.callings[0]).toMatchObject({ progress: 4, achieved: false });
  game.answer('uriel attacks camael');
  expect(game.table.seats[0]?.callings[0]).toMatchObject({ progress: 5, achieved: true });
});

test('achieved, it defeats the next Fallen Angel to enter play and no other', () => {
  const game = scene({
    seats: [{ play: ['michael'], callings: [`${calling} achieved`] }],
    opponentDeck: ['black-blade', 'satan-lures-angels', 'satan', 'ganga'],
    dice: [6],
  }).run(opponentPhase(), opponentPhase());
  expect(game.discard('opponent')).toEqual(['satan', 'satan-lures-angels']);
  expect(game.inPlay('opponent')).toEqual(['black-blade', 'ganga']);
});

test('an Angel that falls from a Good deck is a Fallen Angel', () => {
  const game = scene({
    seats: [{ deck: ['azrael'], callings: [`${calling} achieved`] }],
    opponents: ['envy'],
    opponentDeck: ['1-3-of-the-angels-fall'],
  }).run(opponentPhase());
  expect(game.discard(0)).toEqual(['azrael']);
});
