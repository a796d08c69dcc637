import { expect, test } from 'vitest';
import { speak, t } from '../../../text/language/language.ts';
import { flamesOf } from './flames.ts';
import { flamesNote, hardnessAlone, hardnessOfStop } from './hardness.ts';

test('the less often newcomers win, the more flames there are, from one to five', () => {
  expect([1, 0.82, 0.79, 0.5, 0.27, 0.19, 0].map(flamesOf)).toEqual([1, 1, 2, 3, 4, 5, 5]);
});

test('where the same Objective bears other flames, each page says of which games they are', () => {
  speak('en');
  const of = { objective: 'one', level: 'pilgrim', key: '', seed: '', commit: '' } as const;
  const alone = hardnessAlone({ ...of, won: 80, games: 100 });
  const onWay = hardnessOfStop({ ...of, from: 'one', players: 1, won: 20, reached: 100 });
  expect(flamesOf(alone.share)).not.toBe(flamesOf(onWay.share));
  expect([[], [alone], [alone, onWay]].map(flamesNote)).toEqual([
    null,
    'Flames tell how hard each is by itself, for one player with a whole deck.',
    'Flames tell how hard each is on a journey, where decks wear down. In New game they differ: there each is played by itself.',
  ]);
  expect(t('newGame.flamesNote', { games: 100, level: '' })).toContain('by itself, not in a campaign');
});
