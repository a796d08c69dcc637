import { describe, expect, test } from 'vitest';
import type { AlphaOmegaEvent } from '../../../engine/alpha-omega/index.ts';
import type { SessionRecord } from '../../../engine/index.ts';
import { memoryDb } from '../../../db/testing/testing.ts';
import { answered, keepTold, told } from '../../testing/told-games.ts';
import { storedCourse, storedLine, storedLog } from './stored.ts';
import { alphaOmegaAdapter } from '../games/alpha-omega/adapter.ts';
import { placeAfter } from '../games/alpha-omega/stored-values.ts';

const FIRST_PLACE = placeAfter(null, []);

const back = (to: number): SessionRecord => ({ kind: 'return', to, by: 0 });
const round = (number: number): AlphaOmegaEvent => ({ type: 'roundBegan', round: number });
const phase = (name: string): AlphaOmegaEvent => ({ type: 'phaseBegan', phase: name }) as AlphaOmegaEvent;

const RECORDS: readonly SessionRecord[] = [
  answered,
  answered,
  back(1),
  { kind: 'seating', seat: 0, player: { kind: 'bot' } },
  { kind: 'takeOver', seat: 0, by: 1 },
  { ...answered, by: 1, command: { decision: 2, seat: 1, answer: ['y'] } } as SessionRecord,
];

const STORY = [
  told(round(1)),
  told({ type: 'turnBegan', seat: 0 }),
  told({ type: 'turnBegan', seat: 1 }),
  [],
  [],
  [],
  told(round(2), phase('cleanUp')),
];

function course(records: readonly SessionRecord[] = RECORDS, story = STORY) {
  const db = memoryDb();
  keepTold(db, { id: 'game', records, story });
  return storedCourse(alphaOmegaAdapter, db, { id: 'game', records });
}

describe('what was stored', () => {
  test('is the story, with what was taken back and who sat down', () => {
    const entries = storedLog(alphaOmegaAdapter, course(), RECORDS);
    expect(entries).toMatchObject([
      { kind: 'answered', moment: 0, events: told(round(1)) },
      { kind: 'answered', moment: 1, seat: 0, by: 0, events: STORY[1] },
      { kind: 'undone', by: 0, answers: 1, revealed: true, events: STORY[2] },
      { kind: 'seated', seat: 0, player: { kind: 'bot' } },
      { kind: 'tookOver', seat: 0, by: 1 },
      { kind: 'answered', moment: 6, seat: 1, by: 1, events: STORY[6] },
    ]);
  });

  test('is the line, each moment where its story says that it is', () => {
    expect(storedLine(alphaOmegaAdapter, course(), RECORDS)).toEqual([
      { number: 0, round: 1, phase: 'opponentPhase', turn: null, seat: null, revealed: false },
      { number: 1, round: 1, phase: 'opponentPhase', turn: 0, seat: 0, revealed: false },
      { number: 6, round: 2, phase: 'cleanUp', turn: null, seat: 1, revealed: false },
    ]);
  });

  test('is told as far as it can be read, and its hashes are known all the same', () => {
    const { told: known, hashes } = course([answered], [told(round(1)), [{ event: 7 }] as never]);
    expect([...known]).toEqual([[0, told(round(1))]]);
    expect([...hashes]).toEqual([
      [0, '0'],
      [1, '0'],
    ]);
  });
});

test.each<[readonly AlphaOmegaEvent[], object]>([
  [[], FIRST_PLACE],
  [[round(4)], { round: 4, phase: 'opponentPhase', turn: null }],
  [[{ type: 'turnBegan', seat: 1 }], { round: 1, phase: 'opponentPhase', turn: 1 }],
  [[{ type: 'opponentTurnBegan', seat: 2, after: 0 }], { round: 1, phase: 'opponentPhase', turn: 2 }],
  [[{ type: 'turnBegan', seat: 1 }, round(2)], { round: 2, phase: 'opponentPhase', turn: null }],
  [[{ type: 'turnBegan', seat: 1 }, phase('playPhase')], { round: 1, phase: 'playPhase', turn: 1 }],
  [[{ type: 'turnBegan', seat: 1 }, phase('cleanUp')], { round: 1, phase: 'cleanUp', turn: null }],
  [
    [{ type: 'turnBegan', seat: 1 }, phase('strengthCheck')],
    { round: 1, phase: 'strengthCheck', turn: null },
  ],
  [[{ type: 'luredTurnTaken', seat: 1 }], FIRST_PLACE],
])('after %j one is at %j', (events, place) => {
  expect(placeAfter(FIRST_PLACE, told(...events))).toEqual(place);
});
