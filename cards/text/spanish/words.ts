import type { CardLanguage } from '../types.ts';
import { cardText, goals } from './card-text.ts';
import { spokenText } from './spoken.ts';

/** What Spanish has to say about cards. */
export const spanish: CardLanguage = {
  tag: 'es',
  folder: 'spanish',
  shelves: {
    good: 'Mazo del Bien',
    opponent: 'Mazo del Oponente',
    callings: 'Llamados',
    objectives: 'Objetivos',
  },
  cardText,
  goals,
  spokenText,
};
