import type { OutcomeReason } from '../../../../../engine/alpha-omega/index.ts';
import { verseIn, type QuotedVerse, type VerseInLanguages } from '../../../../text/verses.ts';

/** What ends of games quote: King James and Reina-Valera 1909, word for word. */
export const SCRIPTURE = {
  objectiveAchieved: {
    en: ['And prevailed not; neither was their place found any more in heaven.', 'Revelation 12:8'],
    es: ['Y no prevalecieron, ni su lugar fué más hallado en el cielo.', 'Apocalipsis 12:8'],
  },
  objectiveLost: {
    en: ['How art thou fallen from heaven, O Lucifer, son of the morning!', 'Isaiah 14:12'],
    es: ['¡Cómo caiste del cielo, oh Lucero, hijo de la mañana!', 'Isaías 14:12'],
  },
  objectiveFulfilled: {
    en: [
      'There failed not ought of any good thing which the LORD had spoken unto the house of Israel; all came to pass.',
      'Joshua 21:45',
    ],
    es: [
      'No faltó palabra de todas la buenas que habló Jehová á la casa de Israel; todo se cumplió.',
      'Josué 21:45',
    ],
  },
  objectiveFailed: {
    en: ['The harvest is past, the summer is ended, and we are not saved.', 'Jeremiah 8:20'],
    es: ['Pasóse la siega, acabóse el verano, y nosotros no hemos sido salvos.', 'Jeremías 8:20'],
  },
  opponentDeckDefeated: {
    en: ['and there was found no place for them.', 'Revelation 20:11'],
    es: ['y no fué hallado el lugar de ellos.', 'Apocalipsis 20:11'],
  },
  goodDecksExhausted: {
    en: ['Lord, how long wilt thou look on?', 'Psalms 35:17'],
    es: ['Señor, ¿hasta cuándo verás esto?', 'Salmos 35:17'],
  },
  conceded: {
    en: ['Though he fall, he shall not be utterly cast down', 'Psalms 37:24'],
    es: ['Cuando cayere, no quedará postrado', 'Salmos 37:24'],
  },
  standOff: {
    en: ['Be still, and know that I am God', 'Psalms 46:10'],
    es: ['Estad quietos, y conoced que yo soy Dios', 'Salmos 46:10'],
  },
} as const satisfies Readonly<Record<OutcomeReason, VerseInLanguages>>;

/** What is quoted where a game ended like this. */
export const verseFor = (reason: OutcomeReason): QuotedVerse => verseIn(SCRIPTURE[reason]);
