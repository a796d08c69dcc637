import { expect, test } from 'vitest';
import {
  attackOption,
  abilityOption,
  cardOption,
  END,
  playOption,
} from '../../../../engine/alpha-omega/options.ts';
import { played } from '../words/testing/card-views.ts';
import { scene } from '../words/testing/table.ts';
import type { Option } from '../../../../engine/alpha-omega/index.ts';
import { offered, situationOf } from './situation.ts';
import { wrongTurn } from './wrong-turn.ts';

const michael = played('Michael', 'good', { damage: 5, acted: true });
const sword = played('Flaming Sword', 'good', { host: michael.id });
const paimon = played('Paimon', 'opponent', { lured: true });
const quiet = scene({ inPlay: [michael, sword, paimon] });
const hope = quiet.seats[0]?.hand?.[5];

const asking = (...options: readonly Option[]) => ({
  ...quiet,
  pending: { id: 1, seat: 0, about: 'action', source: null, ask: { kind: 'one', options } } as const,
});

test('how a game stands, in one line', () => {
  expect(situationOf(quiet)).toBeNull();
  expect(situationOf(asking(END))).toBe(
    '3 Mindy action: michael-5! flaming-sword>michael paimon* | squadrons-at-once | 8',
  );
  const pending = { ...asking(END).pending, seat: 4 };
  expect(situationOf({ ...quiet, pending })).toMatch(/^3 {2}action: /);
});

test('what is offered, in short words', () => {
  const card = hope?.id ?? -1;
  const options = [
    ...[playOption(card), playOption(card, michael.id), attackOption(michael.id, paimon.id)],
    ...[abilityOption(michael.id, 0), cardOption(paimon.id), cardOption(9999), END],
  ];
  expect([...offered(asking(...options)).entries()]).toEqual([
    ['play love', options[0]],
    ['play love on michael', options[1]],
    ['michael attacks paimon', options[2]],
    ['use michael', options[3]],
    ['choose paimon', options[4]],
    ['choose ?', options[5]],
    ['end', END],
  ]);
  expect(offered(quiet).size).toBe(0);
});

test('what is said of another answer than the example’s: as the step has it, else as of all such answers', () => {
  const step = (wrong?: object) => ({ ...(wrong ? { wrong } : {}) }) as never;
  const kinds = [
    'draw',
    'calling',
    'pass',
    'play',
    'attack',
    'ability',
    'end',
    'decline',
    'accept',
    'card',
  ] as const;
  expect(kinds.map((kind) => wrongTurn(step(), { kind } as Option))).toEqual([
    'coach.wrongDraw',
    'coach.wrongCalling',
    'coach.wrongPass',
    'coach.wrongPlay',
    'coach.wrongAttack',
    'coach.wrongAbility',
    'coach.wrongEnd',
    'coach.wrongDecline',
    'coach.wrongAccept',
    'coach.wrongCard',
  ]);
  expect(wrongTurn(step({ end: 'coach.here' }), END)).toBe('coach.here');
  expect(wrongTurn(step({ end: 'coach.here' }), { id: 'pass', kind: 'pass' })).toBe('coach.wrongPass');
});
