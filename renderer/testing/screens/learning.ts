import { expect } from 'vitest';
import { ARRANGEMENTS } from '../../../electron/shared/games/alpha-omega/table/tutorial.ts';
import { alphaOmega, type State, type View } from '../../../engine/alpha-omega/index.ts';
import { createMachine } from '../../../engine/index.ts';
import { isAtEnd, placeOf } from '../../games/alpha-omega/tutorial/script.ts';
import { offered } from '../../games/alpha-omega/tutorial/situation.ts';
import { t } from '../../text/language/language.ts';
import { fakeBook } from '../../games/alpha-omega/words/testing/fake-cards.ts';
import { battle, start } from '../../games/alpha-omega/words/testing/scenes.ts';
import { openedWith } from '../fake-game.ts';
import { openProgram } from './program.ts';
import { press, pressOn, type Screen } from './screen.ts';

const machine = createMachine(alphaOmega, fakeBook);
const viewOf = (state: State): View => machine.view(state, [0, 1]);

/** The worked example, followed until somebody else is to be watched, a round is, or it has ended. */
function follow(isThere: (view: View) => boolean): View {
  const { seed, ...setup } = ARRANGEMENTS.exampleOfPlay;
  let { state } = machine.begin({ ...setup, arranged: 'exampleOfPlay' }, seed);
  for (let view = viewOf(state); !isThere(view); view = viewOf(state)) {
    const answer = offered(view).get(placeOf(view)?.step.answer ?? '');
    if (view.pending === null || answer === undefined) throw new Error('the example never comes there');
    const { id: decision, seat } = view.pending;
    const result = machine.apply(state, { decision, seat, answer: [answer.id] });
    if (!result.ok) throw new Error(result.error.code);
    ({ state } = result.value);
  }
  return viewOf(state);
}

const learnerAt = (view: View): string | null | undefined => placeOf(view)?.chapter.learner;

async function learn(...views: readonly [View, ...View[]]) {
  const shown = await openProgram({}, views);
  await press(shown, t('firstBattle.learn'));
  await press(shown, t('firstBattle.example'));
  await expect.element(shown.getByRole('main', { name: t('table.name') })).toBeVisible();
  return shown;
}

/** The First Battle as it opens, when lessons are due. */
async function firstBattle() {
  const view = start();
  const shown = await openProgram(
    {
      newGame: (request) => Promise.resolve({ ok: true, value: { ...openedWith(view), request } }),
    },
    [view],
  );
  await press(shown, t('firstBattle.learn'));
  await press(shown, t('firstBattle.title'));
  await expect.element(shown.getByRole('main', { name: t('table.name') })).toBeVisible();
  return shown;
}

/** The First Battle, and the book's example, step by step and beside the way. */
export const LEARNING_SCREENS: readonly Screen[] = [
  {
    name: 'a lesson of the First Battle',
    show: async () => {
      const shown = await firstBattle();
      await expect
        .element(shown.getByRole('complementary', { name: t('firstBattle.lessons') }))
        .toBeVisible();
    },
  },
  {
    name: 'the ways to learn the game',
    show: async () => press(await openProgram(), t('firstBattle.learn')),
  },
  { name: 'the first step of the tutorial', show: () => learn(follow(() => true)) },
  {
    name: 'a step of the tutorial that is watched',
    show: () => learn(follow((view) => learnerAt(view) === 'Steve')),
  },
  {
    name: 'a round of the tutorial that is watched',
    show: () => learn(follow((view) => learnerAt(view) === null)),
  },
  {
    name: 'a wrong turn in the tutorial',
    show: async () => {
      const shown = await learn(
        follow(() => true),
        battle(),
      );
      await pressOn(shown.getByRole('button', { name: t('options.calling') }));
      await expect.element(shown.getByText(t('coach.astray'))).toBeVisible();
    },
  },
  { name: 'a way of one’s own in the tutorial', show: () => learn(battle()) },
  { name: 'the end of the tutorial', show: () => learn(follow(isAtEnd)) },
  {
    name: 'what was learnt in the tutorial',
    show: async () => {
      const shown = await learn(follow(isAtEnd));
      await press(shown, t('coach.goOn'));
      await expect.element(shown.getByRole('dialog', { name: t('coach.learnt') })).toBeVisible();
    },
  },
];
