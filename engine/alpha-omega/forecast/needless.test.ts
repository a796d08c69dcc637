import { afterEach, describe, expect, test } from 'vitest';
import { withStrengths } from '../testing/cards.ts';
import { cleanUp } from '../testing/phases.ts';
import { leaveOpen, scene, type Scene } from '../testing/scene.ts';
import { needlessAnswer } from './needless.ts';

afterEach(leaveOpen);

const NOTHING = withStrengths({ ganga: 0, mammon: 0, raphael: 7, camael: 7, michael: 9, zadkiel: 9 });

const answerIn = (game: Scene): string | undefined => {
  const { look, state } = game;
  const answer = needlessAnswer(state, look.content);
  return answer === null ? undefined : game.options[state.pending?.ask.options.indexOf(answer) ?? -1];
};

/** One Opponent strikes in the Clean-Up. */
const struckBy = (opponent: string, ...play: readonly string[]): Scene =>
  scene({ seats: [{ play }], opponents: [opponent] }, NOTHING).run(cleanUp);

describe('a question over a blow that does nothing', () => {
  test('need not be asked: whom it falls on, and whether somebody steps in', () => {
    const game = struckBy('ganga', 'raphael', 'camael', 'zadkiel');
    expect([game.asked, answerIn(game)]).toEqual(['opponentTarget', 'choose raphael']);
    game.answer('choose raphael');
    expect([game.asked, answerIn(game)]).toEqual(['interruptAttack', 'decline']);
    expect(answerIn(struckBy('ganga', 'raphael', 'michael'))).toBe('decline');
  });

  test('is asked where the attack brings something else', () => {
    const hand = {
      seats: [{ play: ['raphael', 'zadkiel'], hand: ['uriel', 'love'] }],
      opponents: ['mammon'],
    };
    const game = scene(hand, NOTHING).run(cleanUp);
    expect([game.asked, answerIn(game)]).toEqual(['interruptAttack', undefined]);
  });
});

test('a blow that does damage, and any other question, is asked', () => {
  const tied = scene({ seats: [{ play: ['raphael', 'camael', 'zadkiel'] }], opponents: ['ganga'] }).run(
    cleanUp,
  );
  while (tied.asked !== null) {
    expect(answerIn(tied)).toBeUndefined();
    tied.answer(tied.options[0] ?? '');
  }
  expect(answerIn(tied)).toBeUndefined();
});
