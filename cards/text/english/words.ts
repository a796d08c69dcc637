import type { CardLanguage } from '../types.ts';
import { cardText, goals } from './card-text.ts';
import { spokenText } from './spoken.ts';

/** What English has to say about cards. */
export const english: CardLanguage = {
  tag: 'en',
  folder: 'english',
  shelves: {
    good: 'Good deck',
    opponent: 'Opponent deck',
    callings: 'Callings',
    objectives: 'Objectives',
  },
  cardText,
  goals,
  spokenText,
};
