import type { CardWords } from '../types.ts';
import { cardText } from './card-text.ts';
import { spokenText } from './spoken.ts';

/** What English has to say about cards. */
export const english: CardWords = { cardText, spokenText };
