import { expect, onTestFinished } from 'vitest';
import type { GameApi } from '../../../electron/shared/games/alpha-omega/api.ts';
import { plugIn } from '../../input/testing/fake-pad.ts';
import { settings } from '../../settings.svelte.ts';
import { t } from '../../text/language/language.ts';
import { idOf } from '../../games/alpha-omega/words/testing/fake-cards.ts';
import { battle } from '../../games/alpha-omega/words/testing/scenes.ts';
import { fakeDeck, fakeDecks, fakeList } from '../fake-decks.ts';
import { fakeGame } from '../fake-game.ts';
import { diskFull, openProgram } from './program.ts';
import { press, pressOn, type Screen } from './screen.ts';

async function setUp(changes: Partial<GameApi> = {}) {
  const shown = await openProgram(changes);
  await press(shown, t('home.newGame'));
  return shown;
}

/** The page on which a game is set up, in all its openings. */
export const NEW_GAME_SCREENS: readonly Screen[] = [
  { name: 'a new game', show: () => setUp() },
  {
    name: 'a new game with friends, Opponents and variations that do not go together',
    show: async () => {
      const shown = await setUp();
      await press(shown, t('newGame.addPlayer'));
      await press(shown, t('newGame.more'));
      await pressOn(shown.getByRole('checkbox', { name: t('variant.narrowWay') }));
      await press(shown, t('newGame.addOpponent'));
    },
  },
  {
    name: 'a new game with people who are remembered, decks of one’s own, gamepads and the program',
    show: async () => {
      const player = { colour: 'rose', emblem: 'harp', own: {} } as const;
      settings.chosen = {
        ...settings.chosen,
        players: [
          { ...player, id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', name: 'Ruth' },
          { ...player, id: '6f9619ff-8b86-4d01-b42d-00cf4fc964fe', name: 'Naomi' },
        ],
        lastGame: {
          objective: idOf('And There Was War in Heaven'),
          seats: ['Mindy', 'Steve', 'Ruth'],
          decks: [{ deck: '6f9619ff-8b86-4d01-b42d-00cf4fc964aa' }, null, null],
        },
      };
      const pad = await plugIn();
      onTestFinished(() => pad.unplug());
      const light = fakeDeck('Light', fakeList('Michael', '2 Hope'));
      const broken = fakeDeck('Broken', fakeList('9 Hope'));
      const shown = await setUp(fakeDecks([light, broken]));
      await pressOn(shown.getByRole('radio', { name: t('newGame.computer') }).last());
      await pressOn(shown.getByRole('radio', { name: t('newGame.private') }));
    },
  },
  {
    name: 'the Objective of a new game, read in full',
    show: async () => press(await setUp(), t('newGame.readObjective')),
  },
  {
    name: 'a new game for four, of whom each has a deck, and the decks that one can choose',
    show: async () => {
      const shown = await setUp(fakeDecks([fakeDeck('Light', fakeList('Michael', '2 Hope'))]));
      for (let more = 0; more < 3; more += 1) await press(shown, t('newGame.addPlayer'));
      const whose = t('newGame.deckOf', { name: '' }).trim();
      await pressOn(shown.getByRole('button', { name: new RegExp(`^${whose}`) }).first());
    },
  },
  {
    name: 'a new game with several Objectives, as a campaign',
    show: async () => {
      const game = fakeGame([battle()]);
      const shown = await setUp({
        library: async () => {
          const reply = await game.library();
          if (!reply.ok) return reply;
          const more = ['Ye Shall Be as Gods', 'Let My People Go'].map(idOf);
          return { ...reply, value: { ...reply.value, objectives: [...reply.value.objectives, ...more] } };
        },
      });
      await pressOn(shown.getByRole('checkbox', { name: t('newGame.campaign') }));
    },
  },
  {
    name: 'a new game that could not begin',
    show: async () => {
      const shown = await setUp({ newGame: () => Promise.resolve(diskFull) });
      await press(shown, t('newGame.begin'));
      await expect.element(shown.getByRole('alert')).toBeVisible();
    },
  },
];
