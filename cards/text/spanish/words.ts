import { textOf } from '../phrase.ts';
import type { CardLanguage } from '../types.ts';
import { benefits, cardText, changes, goals, ownRules } from './card-text.ts';
import { TRAIT_WORDS } from './keywords.ts';
import { spokenText } from './spoken.ts';

/** What Spanish has to say about cards. */
export const spanish: CardLanguage = {
  tag: 'es',
  folder: 'spanish',
  folders: {
    good: 'Mazo del Bien',
    opponent: 'Mazo del Oponente',
    callings: 'Llamados',
    objectives: 'Objetivos',
  },
  traits: {
    angel: textOf(TRAIT_WORDS.angel.one),
    archangel: textOf(TRAIT_WORDS.archangel.one),
    human: textOf(TRAIT_WORDS.human.one),
    magicUser: textOf(TRAIT_WORDS.magicUser.one),
    heretic: textOf(TRAIT_WORDS.heretic.one),
  },
  cardText,
  goals,
  ownRules,
  changes,
  benefits,
  spokenText,
};
