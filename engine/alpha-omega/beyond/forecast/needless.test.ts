import { afterEach, describe, expect, test } from 'vitest';
import { withStrengths } from '../../testing/cards.ts';
import { cleanUp } from '../../testing/phases.ts';
import { leaveOpen, scene, type Scene } from '../../testing/scene.ts';
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

test('whom a blow is meant for need not be asked where the same card must take it', () => {
  const strong = withStrengths({ ganga: 4, dumah: 5, haniel: 5, hadraniel: 7 });
  const struck = (...play: readonly string[]): Scene =>
    scene({ seats: [{ play }], opponents: ['ganga'] }, strong).run(cleanUp);
  const game = struck('dumah', 'haniel', 'hadraniel');
  expect([game.asked, answerIn(game)]).toEqual(['opponentTarget', 'choose dumah']);
  game.answer('choose dumah');
  expect([game.left('hadraniel'), game.left('dumah')]).toEqual([3, 5]);
  // Who may step in may also let it be: then it matters whom it falls on.
  expect(answerIn(struck('dumah', 'haniel', 'hadraniel', 'zadkiel'))).toBeUndefined();
  expect(answerIn(struck('dumah', 'haniel', 'zadkiel'))).toBeUndefined();
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
