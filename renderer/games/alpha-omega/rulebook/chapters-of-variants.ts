import type { Assist } from '../../../../engine/alpha-omega/index.ts';
import { BEYOND } from './chapters-beyond.ts';
import type { BookKey } from '../../../rulebook/page.ts';
import type { Chapter } from './page.ts';

/** Each help of ours beside the decks, which are told of together: one that is missing does not compile. */
const HELPS: Readonly<Record<Exclude<Assist, `${string}Deck`>, BookKey>> = {
  watchmen: 'rulebookVariants.assistWatchmen',
  quietBeginning: 'rulebookVariants.assistQuiet',
  newHand: 'rulebookVariants.assistNewHand',
  fullerHand: 'rulebookVariants.assistHand',
  longSuffering: 'rulebookVariants.assistLong',
  twoCallings: 'rulebookVariants.assistCallings',
  firstCalling: 'rulebookVariants.assistFirstCalling',
  thirdAtMost: 'rulebookVariants.assistThird',
};

/** The chapters about other ways to play, about the score, and about what the printed rules leave open. */
export const OF_VARIANTS: readonly Chapter[] = [
  {
    id: 'ways',
    title: 'rulebookVariants.title',
    sections: [
      {
        id: 'together',
        title: 'rulebookVariants.together',
        says: ['rulebookVariants.togetherRule'],
        holds: ['Variations', 35],
      },
      {
        id: 'levels',
        title: 'rulebookVariants.levels',
        says: [
          'rulebookVariants.levelsRule',
          'rulebookVariants.levelsDecks',
          'rulebookVariants.levelsCampaign',
        ],
      },
      {
        id: 'assists',
        title: 'rulebookVariants.assists',
        says: [],
        points: ['rulebookVariants.assistDecks', ...Object.values(HELPS)],
        holds: [48, 49, 50, 51],
      },
      {
        id: 'concede',
        title: 'rulebookVariants.concede',
        says: ['rulebookVariants.concedeRule'],
        holds: [47],
      },
      {
        id: 'easy',
        title: 'rulebookVariants.easy',
        says: [
          'rulebookVariants.easyOrder',
          'rulebookVariants.easyFirst',
          'rulebookVariants.easyCleanUp',
          'rulebookVariants.easyLead',
        ],
        holds: [34, 42, 43],
      },
      { id: 'narrowWay', title: 'rulebookVariants.narrowWay', says: ['rulebookVariants.narrowWayRule'] },
      { id: 'lengths', title: 'rulebookVariants.lengths', says: ['rulebookVariants.lengthsRule'] },
      {
        id: 'allOrNothing',
        title: 'rulebookVariants.allOrNothing',
        says: ['rulebookVariants.allOrNothingRule'],
        holds: [36],
      },
      {
        id: 'campaign',
        title: 'rulebookVariants.campaign',
        says: ['rulebookVariants.campaignRule', 'rulebookVariants.campaignEnd'],
        holds: [21],
      },
      {
        id: 'opponentPlay',
        title: 'rulebookVariants.opponentPlay',
        says: ['rulebookVariants.opponentPlayRule', 'rulebookVariants.opponentPlayTargets'],
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
