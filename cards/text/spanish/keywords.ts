import type { Slot } from '../../../engine/alpha-omega/definitions.ts';
import type { Trait } from '../../../engine/alpha-omega/selects.ts';
import type { Span } from '../types.ts';
import { person, type Word } from './np.ts';

/** What a keyword means, in one sentence. */
export const REMINDERS = {
  lureAstray: 'Todo Personaje del Bien derrotado por quien descarría se une a los Oponentes.',
  luredAstray: 'Un Personaje que no se descarría se descarta cuando cae.',
  fallenAngel: 'Un Ángel Caído es un Oponente Sobrenatural.',
  weakest: 'La carta más débil es la que tiene menos puntos de vida.',
  strongest: 'La carta más fuerte es la que tiene más puntos de vida.',
  first: 'La primera carta es la que lleva más tiempo en juego.',
  last: 'La última carta es la que ha llegado más tarde.',
  spoken: 'Algunas cartas quitan las habilidades de palabra.',
  strength: 'Los cambios de Fuerza cuentan al atacar y en la balanza, nunca como puntos de vida.',
  healed: 'Curar es quitar daño.',
  wait: 'Lo que espera actúa en la Limpieza.',
  strike: 'Quien golpea así inflige el daño de un ataque completo.',
  luredPlayer: 'Lo es quien pierde Personajes ante los Oponentes 3 rondas seguidas.',
  fullRound: 'Una ronda completa va desde el turno de un jugador hasta su próximo turno.',
  human: 'Un humano que se descarría no descarría a otros.',
  weapon: 'Un Personaje lleva una sola arma; el daño que añade cuenta en la balanza.',
  armour: 'Un Personaje lleva una sola armadura.',
  bothWin: 'Si ganan los dos bandos, ganan los Oponentes.',
  inPlaceOfAttack: 'Si no puede hacer esto, ataca.',
  phase: 'Cuántas son se decide al empezar la fase.',
  broughtOver: 'Quien nunca estuvo con el Bien deja atrás sus habilidades.',
} as const;

export type Keyword = keyof typeof REMINDERS;

/** A word that a reminder explains. */
export const keyword = (name: Keyword, text: string): Span => ({ kind: 'keyword', text, keyword: name });

/** What Persons are called by their traits. */
export const TRAIT_WORDS = {
  angel: person('Ángel', 'Ángeles'),
  archangel: person('Arcángel', 'Arcángeles'),
  human: person('humano', 'humanos'),
  magicUser: person('usuario de magia', 'usuarios de magia'),
  heretic: person('hereje', 'herejes'),
} as const satisfies Record<Trait, Word>;

/** What an Item is called by its slot; what is neither has no word of its own. */
export const SLOT_WORDS = { weapon: 'Arma', armour: 'Armadura' } as const satisfies Record<
  Exclude<Slot, 'other'>,
  string
>;
