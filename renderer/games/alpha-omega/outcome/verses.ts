import type { OutcomeReason } from '../../../../engine/index.ts';

const VERSES = {
  objectiveAchieved: [
    'And prevailed not; neither was their place found any more in heaven.',
    'Revelation 12:8',
  ],
  objectiveLost: ['How art thou fallen from heaven, O Lucifer, son of the morning!', 'Isaiah 14:12'],
  objectiveFulfilled: [
    'There failed not ought of any good thing which the LORD had spoken unto the house of Israel; all came to pass.',
    'Joshua 21:45',
  ],
  objectiveFailed: ['The harvest is past, the summer is ended, and we are not saved.', 'Jeremiah 8:20'],
  opponentDeckDefeated: ['And there was found no place for them.', 'Revelation 20:11'],
  goodDecksExhausted: ['Lord, how long wilt thou look on?', 'Psalm 35:17'],
  standOff: ['Be still, and know that I am God.', 'Psalm 46:10'],
} as const satisfies Readonly<Record<OutcomeReason, readonly [string, string]>>;

/** A verse for how a game ends, and where it is written. */
export const verseOf = (reason: OutcomeReason): readonly [words: string, where: string] => VERSES[reason];
