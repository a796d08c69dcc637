import type { Assist } from '../../../../engine/alpha-omega/index.ts';
import { BEYOND } from './chapters-beyond.ts';
import type { BookKey } from '../../../rulebook/page.ts';
import type { Chapter } from './page.ts';

/** Each help of ours beside the decks, which are told of together: one that is missing does not compile. */
const HELPS: Readonly<Record<Exclude<Assist, `${string}Deck`>, BookKey>> = {
  watchmen: 'rulebookWays.assistWatchmen',
  quietBeginning: 'rulebookWays.assistQuiet',
  newHand: 'rulebookWays.assistNewHand',
  fullerHand: 'rulebookWays.assistHand',
  longSuffering: 'rulebookWays.assistLong',
  twoCallings: 'rulebookWays.assistCallings',
  firstCalling: 'rulebookWays.assistFirstCalling',
  thirdAtMost: 'rulebookWays.assistThird',
};

/** The chapters about other ways to play, about the score, and about what the printed rules leave open. */
export const OF_WAYS: readonly Chapter[] = [
  {
    id: 'ways',
    title: 'rulebookWays.title',
    sections: [
      {
        id: 'together',
        title: 'rulebookWays.together',
        says: ['rulebookWays.togetherRule'],
        holds: ['Variations', 35],
      },
      {
        id: 'levels',
        title: 'rulebookWays.levels',
        says: ['rulebookWays.levelsRule', 'rulebookWays.levelsDecks', 'rulebookWays.levelsCampaign'],
      },
      {
        id: 'assists',
        title: 'rulebookWays.assists',
        says: [],
        points: ['rulebookWays.assistDecks', ...Object.values(HELPS)],
        holds: [48, 49, 50, 51],
      },
      {
        id: 'concede',
        title: 'rulebookWays.concede',
        says: ['rulebookWays.concedeRule'],
        holds: [47],
      },
      {
        id: 'easy',
        title: 'rulebookWays.easy',
        says: [
          'rulebookWays.easyOrder',
          'rulebookWays.easyFirst',
          'rulebookWays.easyCleanUp',
          'rulebookWays.easyLead',
        ],
        holds: [34, 42, 43],
      },
      { id: 'narrowWay', title: 'rulebookWays.narrowWay', says: ['rulebookWays.narrowWayRule'] },
      { id: 'lengths', title: 'rulebookWays.lengths', says: ['rulebookWays.lengthsRule'] },
      {
        id: 'allOrNothing',
        title: 'rulebookWays.allOrNothing',
        says: ['rulebookWays.allOrNothingRule'],
        holds: [36],
      },
      {
        id: 'campaign',
        title: 'rulebookWays.campaign',
        says: ['rulebookWays.campaignRule', 'rulebookWays.campaignEnd'],
        holds: [21],
      },
      {
        id: 'opponentPlay',
        title: 'rulebookWays.opponentPlay',
        says: ['rulebookWays.opponentPlayRule', 'rulebookWays.opponentPlayTargets'],
        holds: [33],
      },
    ],
  },
  {
    id: 'score',
    title: 'rulebookScore.title',
    sections: [
      {
        id: 'score',
        title: 'rulebookScore.score',
        says: ['rulebookScore.scoreIntro'],
        points: [
          'rulebookScore.scoreOwn',
          'rulebookScore.scoreTeam',
          'rulebookScore.scoreCalling',
          'rulebookScore.scoreTeamCalling',
          'rulebookScore.scoreQuick',
          'rulebookScore.scoreNever',
        ],
        closes: 'rulebookScore.scoreWhose',
        holds: [22],
      },
    ],
  },
  BEYOND,
  {
    id: 'rulings',
    title: 'rulebookRulings.title',
    sections: [
      {
        id: 'rulings',
        title: 'rulebookRulings.rulings',
        says: ['rulebookRulings.rulingsIntro'],
        listsRulings: true,
      },
    ],
  },
];
