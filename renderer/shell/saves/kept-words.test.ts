import { beforeEach, expect, test } from 'vitest';
import type { AnyWire, GameSummary, KeptGame } from '../../../electron/shared/api.ts';
import type { Face, Faces } from '../../host.ts';
import { speak } from '../../text/language/language.ts';
import { keptLine, keptTitle } from './kept-words.ts';

beforeEach(() => {
  speak('en');
});

const GAME: GameSummary = {
  ruleset: 'higher-card',
  ...{ id: 'game', seats: ['Mindy', 'Steve'], players: 2, seed: 'garden', round: 3, answers: 12 },
  ...{ hands: 'open', outcome: null, createdAt: '', playedAt: '', journey: null, goesOn: true },
};
const kept = (changes: Partial<KeptGame>): KeptGame => ({
  ...{ id: 'a1', kind: 'line', name: null, trashedAt: null, playedAt: '', game: GAME, detail: 'spoilt' },
  ...{ isOfOtherRules: false, ...changes },
});

const face: Pick<Face<AnyWire>, 'title' | 'line'> = {
  title: () => ({ text: 'Das Spiel', lang: 'de' }),
  line: ({ round }) => `round ${String(round)}`,
};
const faces = { of: () => face } as unknown as Faces;

test('a kept game is called by its own name, else by that of its kind, else by its id', () => {
  const titles = [kept({}), kept({ name: 'Sunday' }), kept({ game: null })].map((one) =>
    keptTitle(one, faces),
  );
  expect(titles).toEqual([{ text: 'Das Spiel', lang: 'de' }, { text: 'Sunday' }, { text: 'a1' }]);
});

test('a kept game tells how far it is, and with a name of its own and in a journey what it is', () => {
  const journey = { id: 'naomi', kind: 'campaign', name: 'Naomi' } as const;
  const lines = [kept({}), kept({ game: null }), kept({ name: 'Sunday', game: { ...GAME, journey } })];
  expect(lines.map((one) => keptLine(one, faces))).toEqual([
    'round 3',
    'spoilt',
    'Campaign “Naomi” · Das Spiel · round 3',
  ]);
});
