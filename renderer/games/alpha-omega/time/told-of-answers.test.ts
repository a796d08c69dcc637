import { beforeEach, describe, expect, test } from 'vitest';
import type { LogEntry } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { AlphaOmegaEvent } from '../../../../engine/alpha-omega/index.ts';
import { speak } from '../../../text/language/language.ts';
import { fakeBook, idOf } from '../words/testing/fake-cards.ts';
import { fateParts } from '../outcome/fates.ts';
import { statisticsOf } from '../outcome/statistics.ts';
import { deedWords } from './deeds.ts';
import { allKinds } from '../../../table/time/marks.ts';
import { MARK_KINDS, marksOf } from './marks.ts';
import { roundsOf } from './rounds.ts';

beforeEach(() => {
  speak('en');
});

const defs = { 1: idOf('Michael'), 2: idOf('Paimon'), 3: idOf('Zion'), 4: idOf('Squadrons at Once') };
const cast = { book: fakeBook, seats: ['Mindy', 'Steve'] };
const why = { kind: 'player' } as const;

const told = (...events: readonly AlphaOmegaEvent[]) => events.map((event) => ({ event, defs }));

const ATTACK: AlphaOmegaEvent = { type: 'attackDeclared', by: 1, target: 2, why };
const check = (good: number, opponent: number): AlphaOmegaEvent => ({
  type: 'strengthChecked',
  balance: { good, opponent },
});
const fell = (card: number, fate: 'lured' | 'discarded'): AlphaOmegaEvent => ({
  type: 'defeated',
  card,
  by: 2,
  fate,
  shielded: false,
});

describe('what somebody did with an answer', () => {
  const did = (
    phase: 'drawPhase' | 'playPhase' | 'actionPhase',
    seat: number | null,
    ...events: readonly AlphaOmegaEvent[]
  ): string => deedWords({ events: told(...events), seat, phase }, cast);
  const DRAW: AlphaOmegaEvent = { type: 'phaseBegan', phase: 'drawPhase' };

  test('is the first thing that is told of it', () => {
    expect(did('actionPhase', 0, ATTACK, { type: 'damaged', card: 2, amount: 3, by: 1 })).toBe(
      'Michael attacks Paimon',
    );
    expect(did('playPhase', 0, { type: 'cardPlayed', seat: 0, card: 1 })).toBe('Mindy plays Michael');
  });

  test.each<readonly [AlphaOmegaEvent]>([
    [{ type: 'phaseBegan', phase: 'cleanUp' }],
    [{ type: 'phaseSkipped', phase: 'drawPhase', because: 1 }],
    [{ type: 'turnBegan', seat: 1 }],
    [{ type: 'roundBegan', round: 2 }],
    [{ type: 'opponentDrawn', seat: 0, card: 2 }],
    [{ type: 'opponentTurnBegan', seat: 1, after: 0 }],
    [{ type: 'luredTurnTaken', seat: 0 }],
    [check(1, 2)],
  ])('is nothing of what happens by itself from %o on', (bound) => {
    expect(did('actionPhase', 0, bound, ATTACK)).toBe(did('actionPhase', 0));
  });

  test('is said by the phase where nothing is told', () => {
    expect([
      did('playPhase', 0),
      did('actionPhase', 1),
      did('drawPhase', 0),
      did('actionPhase', null),
      did('drawPhase', 1, DRAW),
      did('drawPhase', 1, DRAW, ATTACK),
      did('actionPhase', 0, { type: 'attackEnded' }),
    ]).toEqual([
      'Mindy plays no card',
      'Steve ends the Action Phase',
      'Mindy answers (Draw Phase)',
      'an answer',
      'Steve draws',
      'Michael attacks Paimon',
      'Mindy answers (Action Phase)',
    ]);
  });
});

const answered = (moment: number, ...events: readonly AlphaOmegaEvent[]): LogEntry => ({
  ...{ kind: 'answered', moment, seat: 0, by: 0 },
  events: told(...events),
});

describe('the marks of a story', () => {
  test('are who was lured or defeated, Callings, and where the lead changed sides', () => {
    const log: readonly LogEntry[] = [
      answered(1, { type: 'roundBegan', round: 1 }, fell(2, 'discarded'), check(9, 4)),
      answered(
        2,
        { type: 'roundBegan', round: 2 },
        fell(1, 'lured'),
        { type: 'luredAstray', card: 1, by: 2 },
        check(4, 9),
      ),
      answered(
        3,
        { type: 'roundBegan', round: 3 },
        fell(3, 'discarded'),
        { type: 'callingAchieved', card: 4, seat: 0, until: null },
        check(2, 9),
      ),
      answered(
        4,
        { type: 'roundBegan', round: 4 },
        { type: 'playerLured', seat: 1, lured: { turns: 2 } },
        check(9, 2),
      ),
    ];
    expect(
      marksOf(log, cast).map(
        ({ kind, moment, round, words }) => `${kind.id} ${String(moment)} ${String(round)}: ${words}`,
      ),
    ).toEqual([
      'defeat 1 1: Paimon is defeated.',
      'lured 2 2: Michael is Lured Astray by Paimon and joins the Opponents.',
      'check 2 2: Strength Check: Good 4, Opponents 9. The Opponents lead by 5.',
      'calling 3 3: Mindy achieves the Calling Squadrons at Once.',
      'lured 4 4: Steve has lost Persons to the Opponents three rounds in a row and is now a Lured Player for 2 turns.',
      'check 4 4: Strength Check: Good 9, Opponents 2. The Good side leads by 7.',
    ]);
    expect(allKinds(MARK_KINDS).map(({ id }) => id)).toEqual([
      'lured',
      'defeat',
      'check',
      'calling',
      'pivotal',
      'note',
    ]);
  });
});

describe('what the story tells of each player', () => {
  const enters = (card: number, owner: number | null, side: 'good' | 'opponent'): AlphaOmegaEvent => ({
    ...{ type: 'enteredPlay', card, owner, side, host: null, person: true },
  });

  test('counts for whomever a card is with when it happens', () => {
    const by = (card: number, fate: 'lured' | 'discarded', striker: number): AlphaOmegaEvent => ({
      type: 'defeated',
      card,
      by: striker,
      fate,
      shielded: false,
    });
    const log = [
      answered(
        1,
        { type: 'cardPlayed', seat: 0, card: 1 },
        enters(1, 0, 'good'),
        enters(2, null, 'opponent'),
        enters(3, 1, 'good'),
      ),
      answered(2, by(3, 'discarded', 2), by(1, 'lured', 2), { type: 'luredAstray', card: 1, by: 2 }),
      answered(3, { type: 'broughtOver', card: 1, seat: 1, by: 1 }, by(2, 'discarded', 1), by(2, 'lured', 1)),
      answered(
        4,
        { type: 'luredTurnTaken', seat: 0 },
        { type: 'luredTurnTaken', seat: 0 },
        by(1, 'discarded', 2),
      ),
    ];
    const statistics = statisticsOf(roundsOf(log));
    const counted = (['played', 'defeated', 'lost', 'lured', 'returned', 'luredTurns'] as const).map(
      (what) => `${what} ${String(statistics(what, 0))} ${String(statistics(what, 1))}`,
    );
    expect(counted).toEqual([
      'played 1 0',
      'defeated 0 2',
      'lost 0 2',
      'lured 1 0',
      'returned 0 1',
      'luredTurns 2 0',
    ]);
  });

  test('an Opponent who falls counts for whose card did it, however both came to the table', () => {
    const falls = (card: number, by: number): AlphaOmegaEvent => ({
      ...{ type: 'defeated', card, by, fate: 'discarded', shielded: false },
    });
    const comes: readonly AlphaOmegaEvent[] = [
      enters(9, null, 'opponent'),
      { type: 'brought', card: 9, owner: null, person: true },
      { type: 'raised', card: 9 },
      { type: 'fell', card: 9, owner: 0 },
      { type: 'fell', card: 9, owner: null },
      { type: 'luredAstray', card: 9, by: 2 },
    ];
    const does: readonly AlphaOmegaEvent[] = [
      enters(1, 1, 'good'),
      { type: 'brought', card: 1, owner: 1, person: true },
      { type: 'broughtOver', card: 1, seat: 1, by: 1 },
      { type: 'cardPlayed', seat: 1, card: 1 },
      { type: 'callingDrawn', seat: 1, card: 1 },
    ];
    for (const coming of comes) {
      for (const doing of does) {
        const statistics = statisticsOf(roundsOf([answered(1, coming, doing, falls(9, 1))]));
        expect([statistics('defeated', 0), statistics('defeated', 1)]).toEqual([0, 1]);
        expect([statistics('lost', 0), statistics('lost', 1)]).toEqual([0, 0]);
      }
    }
  });

  test('who was lured, defeated and brought over, a sentence each', () => {
    const happenings = (...cards: readonly number[]) =>
      cards.map((card) => ({
        moment: 1,
        told: { event: { type: 'luredAstray', card, by: 2 } as const, defs },
      }));
    const said = (
      lured: readonly number[],
      defeated: readonly number[],
      returned: readonly number[],
    ): readonly string[] =>
      fateParts(
        { lured: happenings(...lured), defeated: happenings(...defeated), returned: happenings(...returned) },
        cast,
      ).map((parts) => parts.map(({ text }) => text).join(''));
    expect(said([1, 3], [2], [1])).toEqual([
      'Lured Astray: Michael and Zion.',
      'Defeated: Paimon.',
      'Brought over: Michael.',
    ]);
    expect([said([], [2], []), said([], [], [])]).toEqual([['Defeated: Paimon.'], []]);
  });
});
