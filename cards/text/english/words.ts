import type { CardLanguage } from '../types.ts';
import { benefits, cardText, changes, goals, ownRules } from './card-text.ts';
import { TRAIT_WORDS } from './keywords.ts';
import { spokenText } from './spoken.ts';

/** What English has to say about cards. */
export const english: CardLanguage = {
  tag: 'en',
  folder: 'english',
  folders: {
    good: 'Good deck',
    opponent: 'Opponent deck',
    callings: 'Callings',
    objectives: 'Objectives',
  },
  traits: {
    angel: TRAIT_WORDS.angel.one,
    archangel: TRAIT_WORDS.archangel.one,
    human: TRAIT_WORDS.human.one,
    magicUser: TRAIT_WORDS.magicUser.one,
    heretic: TRAIT_WORDS.heretic.one,
  },
  cardText,
  goals,
  ownRules,
  changes,
  benefits,
  spokenText,
};
