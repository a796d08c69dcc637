import { beforeEach, describe, expect, test } from 'vitest';
import type {
  DeckFault,
  DeckOrigin,
  GameSummary,
  Thumbnail,
  SaveInside,
} from '../../../../../electron/shared/games/alpha-omega/api.ts';
import type { BackupLine, StorageCause } from '../../../../../electron/shared/api.ts';
import type { DeckIssue, Outcome } from '../../../../../engine/alpha-omega/index.ts';
import { callingProgress } from '../cards/calling-words.ts';
import { calendarDay, dateOf, dayOf } from '../../../../text/days.ts';
import {
  deckFaultWords,
  deckIssueWords,
  deckOriginWords,
  passedOverWords,
  ruleWords,
} from '../cards/decks.ts';
import { finished, gameLine, isLesson, lessonIn, runningIn } from './going-on.ts';
import {
  backupReason,
  causeWords,
  likenessWords,
  sizeWords,
  thrownAwayWords,
} from '../../../../text/storage.ts';
import { gameTitle, thumbnailWords } from './kept-titles.ts';
import { journeyWords } from '../../../../text/journeys.ts';
import { speak } from '../../../../text/language/language.ts';
import { changeWords, freshChange } from '../telling/rules-changed.ts';
import { fakeBook, idOf } from '../testing/fake-cards.ts';

beforeEach(() => {
  speak('en');
});

const over = (winner: Outcome['winner']): Outcome => ({
  ...{ winner, reason: 'standOff', round: 9, balance: { good: 0, opponent: 0 }, achieved: 0, scores: [] },
});

const GAME: GameSummary = {
  ruleset: 'alpha-omega',
  ...{ id: 'game', objective: idOf('Answer by Fire'), seats: ['Mindy', 'Steve'], seed: 'garden', round: 3 },
  ...{ answers: 12, hands: 'open', outcome: null, createdAt: '', playedAt: '', variants: [], opponents: [] },
  ...{ arranged: null, journey: null, goesOn: true },
};
const game = (changes: Partial<GameSummary>): GameSummary => ({ ...GAME, ...changes });

const NAOMI = { id: 'naomi', kind: 'campaign', name: 'Naomi' } as const;
const LESSON = game({ id: 'lesson', arranged: 'exampleOfPlay' });

describe('a game in a line', () => {
  test('who plays it and how far, or how it ended', () => {
    const lines = [
      GAME,
      ...[...(['good', 'opponent'] as const), null].map((winner) => game({ outcome: over(winner) })),
    ];
    expect(lines.map(gameLine)).toEqual([
      'Mindy and Steve, round 3',
      'Mindy and Steve, won in round 9',
      'Mindy and Steve, lost in round 9',
      'Mindy and Steve, a draw in round 9',
    ]);
  });

  test('of which journey it is', () => {
    const kinds = ['campaign', 'pilgrimage'] as const;
    expect(
      [null, ...kinds.map((kind) => ({ ...NAOMI, kind }))].map((journey) => journeyWords({ journey })),
    ).toEqual([null, 'Campaign “Naomi”', 'Pilgrimage “Naomi”']);
  });

  test('that is the tutorial', () => {
    expect([GAME, LESSON, game({ arranged: 'otherwise' })].map(isLesson)).toEqual([false, true, false]);
  });
});

describe('the game that can be gone on with', () => {
  const ended = game({ id: 'ended', outcome: over('good') });
  const stuck = game({ id: 'stuck', goesOn: false });
  const endedLesson = { ...LESSON, id: 'ended lesson', outcome: over('good') };
  const idIn = (games: readonly GameSummary[], ...learnt: readonly string[]): string | null =>
    runningIn(games, learnt)?.id ?? null;

  test('is the first that is not over and that the rules of today can go on with', () => {
    expect(idIn([ended, stuck, GAME, game({ id: 'other' })])).toBe('game');
    expect(idIn([ended, stuck])).toBeNull();
  });

  test('is a tutorial only where it was not followed to its end', () => {
    expect(idIn([LESSON, GAME])).toBe('lesson');
    expect(idIn([LESSON, GAME], finished('lesson'))).toBe('game');
    expect(idIn([LESSON], finished('other'))).toBe('lesson');
    expect(finished('lesson')).toBe('tutorial lesson');
    expect(lessonIn([GAME, endedLesson, { ...LESSON, id: 'old', goesOn: false }, LESSON], [])?.id).toBe(
      'lesson',
    );
    expect(lessonIn([GAME, ended], [])).toBeNull();
    // Of two tutorials only the first is gone on with.
    expect(idIn([{ ...LESSON, id: 'first' }, LESSON], finished('first'))).toBe('lesson');
  });
});

describe('a kept game', () => {
  test('has a title', () => {
    expect(gameTitle(GAME, fakeBook)).toBe('Answer by Fire');
    expect(gameTitle(LESSON, fakeBook)).toBe('Tutorial');
  });

  test('that is thrown away', () => {
    expect([
      thrownAwayWords('Sunday', null),
      thrownAwayWords('Sunday', GAME),
      thrownAwayWords('Sunday', game({ journey: NAOMI })),
    ]).toEqual([
      'Sunday was moved to the trash.',
      'Sunday was moved to the trash.',
      'Sunday, the game of “Naomi”, was moved to the trash.',
    ]);
  });

  test('at a glance', () => {
    const thumbnail: Thumbnail = {
      ...{ id: 'a1', objective: '', round: 3, good: 12, opponent: 20, goal: 50, lostBy: 50 },
      ...{ goodPersons: ['a'], opponentPersons: ['b', 'c'] },
    };
    expect(thumbnailWords(thumbnail)).toBe(
      'Round 3. Good 12, Opponents 20. 1 Good Person and 2 Opponents in play.',
    );
  });
});

describe('what is kept of files', () => {
  test('why a backup was made', () => {
    const reasons: readonly BackupLine['reason'][] = [
      'start',
      'migration',
      'hand',
      'restore',
      'merge',
      'rescue',
    ];
    expect(reasons.map((reason) => backupReason({ file: '', at: '', bytes: 0, reason }))).toEqual([
      'At start',
      'Before an update of the file',
      'Made by hand',
      'Before a restore',
      'Before a merge',
      'When the file of games was deleted or moved',
    ]);
  });

  test('what the disk has against it', () => {
    const causes: readonly StorageCause[] = [
      'diskFull',
      'readOnly',
      'locked',
      'damaged',
      'missing',
      'gone',
      'disk',
    ];
    expect(causes.map(causeWords)).toEqual([
      'The disk is full. Everything that was saved before is safe. Make room, and try again.',
      'The folder cannot be written to. Everything saved is safe. Check its permissions, and try again.',
      'Another program is using the file. Everything saved is safe. Close that program, and try again.',
      'The file is damaged. Your backups are safe: restore one.',
      'The folder is not there any more. Check that its disk is connected, and try again.',
      'The saved games were deleted, moved or replaced while the program runs, so this was not saved. Everything saved before is safe: open the games again.',
      'The disk reports an error. Everything that was saved before is safe. Try again.',
    ]);
  });

  test('how large they are', () => {
    const sizes = [0, 999, 1000, 1499, 1500, 999_000, 1_000_000, 1_550_000, 2_000_000_000, 5e12];
    expect(sizes.map(sizeWords)).toEqual([
      '1 kB',
      '1 kB',
      '1 kB',
      '1 kB',
      '2 kB',
      '999 kB',
      '1 MB',
      '1.6 MB',
      '2 GB',
      '5,000 GB',
    ]);
  });

  test('how the game of a file stands to what is here', () => {
    const LIKENESSES: readonly SaveInside['likeness'][] = ['new', 'same', 'behind', 'ahead', 'apart'];
    const inside = (likeness: SaveInside['likeness'], isSlot: boolean): SaveInside => ({
      ...{ game: GAME, name: null, records: 1, likeness, shelf: null, isSlot, isPlayedAgain: true },
      ...{ goesOn: true, isOwn: true, notes: 0, packs: [] },
    });
    expect(LIKENESSES.map((likeness) => likenessWords(inside(likeness, false)))).toEqual([
      'It will be added.',
      'You already have this game. Nothing changes.',
      'You have this game and have played further. The file can be added as a copy.',
      'You have this game, and the file is further on. Continue to there, or add it as a copy.',
      'You have this game, and it went another way. The file can be added as a copy.',
    ]);
    const ofSlots = LIKENESSES.filter(
      (likeness) => likenessWords(inside(likeness, true)) !== likenessWords(inside(likeness, false)),
    );
    expect(ofSlots).toEqual(['ahead']);
    expect(likenessWords(inside('ahead', true))).toBe(
      'A save slot of this game is here, and the file has more of it. The save slot stays as it is; the file can be added beside it.',
    );
  });
});

test('days and times in the reader’s language', () => {
  const at = new Date(2026, 10, 21, 12, 24).toISOString();
  expect([dayOf(at), dateOf(at), calendarDay('2026-11-21')]).toEqual([
    ...['21 November 2026, 12:24', '21 November 2026', '21 November 2026'],
  ]);
  speak('es');
  expect([dateOf(at), calendarDay('2026-11-21')]).toEqual([
    '21 de noviembre de 2026',
    '21 de noviembre de 2026',
  ]);
  speak('en');
  expect([dayOf('soon'), dateOf('soon'), calendarDay('soon')]).toEqual([
    'some time ago',
    'some time ago',
    'some time ago',
  ]);
});

describe('decks', () => {
  test('what is wrong with them', () => {
    const base = { rule: { heading: 'Set Up' }, severity: 'error' } as const;
    const [one, two] = [
      { ...base, cards: ['a'] },
      { ...base, cards: ['a', 'b'] },
    ];
    const issues = [
      { ...one, code: 'unknownCard' },
      { ...one, code: 'notForDecks' },
      { ...one, code: 'otherSide' },
      { ...one, code: 'tooManyCopies', copies: 3, published: 1 },
      { ...one, code: 'personTwice', copies: 2 },
      { ...base, cards: [], code: 'emptyDeck' },
      { ...base, cards: [], code: 'smallDeck', copies: 20, needed: 30 },
      { ...base, cards: [], code: 'noPerson' },
      { ...two, code: 'callingLacks' },
    ] as readonly DeckIssue[];
    const nameOfCard = (card: string): string => ({ a: 'Michael', b: 'Hope' })[card] ?? card;
    expect(issues.map((issue) => deckIssueWords(issue, nameOfCard))).toEqual([
      'Missing card: no pack here has Michael.',
      'Michael belongs in no deck: it has a pile of its own.',
      'Michael is a card of the other side.',
      '3 copies of Michael, and only 1 has been published.',
      '2 copies of Michael: each Person can be played once per game, so a second one never could be.',
      'It has no cards.',
      '20 cards, and an opening hand has 30.',
      'There is no Person in it: nobody could act.',
      'The Calling Michael speaks of Hope, whom this deck has not.',
    ]);
  });

  test('on what rule that rests', () => {
    expect([ruleWords({ ruling: 12 }), ruleWords({ heading: 'Set Up' })]).toEqual([
      'Ruling 12',
      'Rulebook, Set Up',
    ]);
  });

  test('why something is none, or a line of it', () => {
    const codes: readonly DeckFault['code'][] = [
      ...(['nothing', 'tooLong', 'notACode', 'newer', 'cut'] as const),
      ...(['wrongChecksum', 'malformed', 'notJson', 'notADeck'] as const),
    ];
    expect(codes.map((code) => deckFaultWords({ kind: 'fault', code, detail: '' }))).toEqual([
      'No deck was found in it.',
      'This is longer than any deck.',
      'This is not a share code: those begin with AO1.',
      'A newer version of this program made it. Update to import it.',
      'The end of this share code is missing. Ask for it once more, and take all of it.',
      'This share code was changed on its way. Ask for it once more.',
      'This share code is intact, but does not describe a deck.',
      'This looks like JSON but is not valid.',
      'This is JSON, but not a deck.',
    ]);
    const passed = (['wrongCount', 'tooManyLines'] as const).map((code) =>
      passedOverWords({ code, line: 4, text: 'x Michael' }),
    );
    expect(passed).toEqual([
      'Line 4, “x Michael”: a deck holds 1 to 99 of a card.',
      'Line 4, “x Michael”: a deck holds at most 300 different cards.',
    ]);
  });

  test('where a version of them came from', () => {
    const origins: readonly DeckOrigin[] = [
      ...(['made', 'edited', 'wish', 'swapped'] as const).map((kind) => ({ kind })),
      ...(['text', 'json', 'code'] as const).map((form) => ({ kind: 'imported', form }) as const),
      ...(['copied', 'starter'] as const).map((kind) => ({ kind, of: 'Light' })),
      { kind: 'restored', version: 3 },
    ];
    expect(origins.map(deckOriginWords)).toEqual([
      'created',
      'changed',
      'built for you',
      'changed for a team',
      'imported from a list',
      'imported from JSON',
      'imported from a share code',
      'copied from Light',
      'made from Light',
      'restored version 3',
    ]);
  });
});

test('how far a Calling is, and how long it helps', () => {
  const calling = { id: 1, def: '', progress: 1, times: 3, achieved: false, holds: false, until: null };
  const lasting = { abilities: [{ kind: 'constant', gives: { change: 'strength', by: 1 } }] } as never;
  const held = { ...calling, achieved: true, holds: true };
  expect([
    callingProgress(calling, lasting),
    callingProgress({ ...calling, achieved: true }, lasting),
    callingProgress(held, lasting),
    callingProgress({ ...held, until: 7 }, lasting),
  ]).toEqual(['1 of 3', 'achieved', 'achieved, helps to the end', 'achieved, helps through round 7']);
  const once = { kind: 'triggered', on: [{ moment: 'isAchieved' }], do: [] };
  expect(callingProgress(held, { abilities: [once] } as never)).toBe('achieved');
  const also = { kind: 'triggered', on: [{ moment: 'isAchieved' }, { moment: 'roundBegins' }], do: [] };
  expect(callingProgress(held, { abilities: [also] } as never)).toBe('achieved, helps to the end');
});

describe('newer rules', () => {
  const changed = { kind: 'rulesChanged', moment: 1, changes: [] } as never;
  const answered = (count: number) => Array.from({ length: count }, () => ({ kind: 'answered' }) as never);

  test('are told of for twelve answers', () => {
    expect(freshChange([changed, ...answered(12)])).toBe(changed);
    expect(freshChange([changed, ...answered(13)])).toBeNull();
    expect([freshChange([]), freshChange(answered(2))]).toEqual([null, null]);
    const later = { kind: 'rulesChanged', moment: 9, changes: [] } as never;
    expect(freshChange([changed, ...answered(20), later])).toBe(later);
    expect(changeWords({ changes: [] })).toEqual([]);
  });
});
