import type { Translated } from '../../catalogue.ts';

export const story = {
  attacks: '{by} ataca a {target}.',
  attacksByOwnText: '{by} ataca a {target}, como manda su propio texto.',
  attacksByCard: '{by} ataca a {target}, como manda {card}.',
  attacksMostByOwnText:
    '{by} ataca a {target}, como manda su propio texto (de esas cartas, la que más puntos de vida conserva: {left}).',
  attacksMostByCard:
    '{by} ataca a {target}, como manda {card} (de esas cartas, la que más puntos de vida conserva: {left}).',
  attacksFewestByOwnText:
    '{by} ataca a {target}, como manda su propio texto (de esas cartas, la que menos puntos de vida conserva: {left}).',
  attacksFewestByCard:
    '{by} ataca a {target}, como manda {card} (de esas cartas, la que menos puntos de vida conserva: {left}).',
  attacksMostByOwnTextChosen:
    '{by} ataca a {target}, como manda su propio texto (de esas cartas, las que más puntos de vida conservan: {left}; {seat} eligió entre {tied}).',
  attacksMostByCardChosen:
    '{by} ataca a {target}, como manda {card} (de esas cartas, las que más puntos de vida conservan: {left}; {seat} eligió entre {tied}).',
  attacksFewestByOwnTextChosen:
    '{by} ataca a {target}, como manda su propio texto (de esas cartas, las que menos puntos de vida conservan: {left}; {seat} eligió entre {tied}).',
  attacksFewestByCardChosen:
    '{by} ataca a {target}, como manda {card} (de esas cartas, las que menos puntos de vida conservan: {left}; {seat} eligió entre {tied}).',
  attacksWeakestPerson: '{by} ataca a {target}, a quien le quedan menos puntos de vida ({left}).',
  attacksWeakestThing: '{by} ataca a {target}: es la carta a la que le quedan menos puntos de vida ({left}).',
  attacksWeakestTied:
    '{by} ataca a {target}: a {tied} les quedan menos puntos de vida que a las demás ({left}).',
  attacksWeakestChosen:
    '{by} ataca a {target}: a {tied} les quedan menos puntos de vida que a las demás ({left}), y {seat} eligió entre ellas.',
  takesAttack: '{through} recibe el ataque de {by} en lugar de {from}.',
  turnsAttack: '{through} desvía el ataque de {by}, que iba contra {from}, hacia {to}.',
  stopsAttack: '{through} detiene el ataque de {by}.',
  damaged: '{card} sufre {amount, plural, one {# punto de daño} other {# puntos de daño}}.',
  damagedBy: '{card} sufre {amount, plural, one {# punto de daño} other {# puntos de daño}} de {by}.',
  damagedFor:
    '{card} sufre {amount, plural, one {# punto de daño} other {# puntos de daño}} en lugar de {other}.',
  isHealed: '{card} se cura de {amount} de daño.',
  heals: '{by} cura {amount} de daño a {card}.',
  savesItself: '{card} se salva y se queda con 1 punto de vida.',
  sparedOf:
    '{card} caería ante {by} y se libra, queda 1: recibe {taken} de {amount, plural, one {# punto de daño} other {# puntos de daño}}. En una ronda, una carta del Oponente derrota como mucho un tercio de tu Fuerza.',
  spared: '{by} derrotaría más de un tercio de tu Fuerza en esta ronda: {card} se libra, queda 1.',
  saves: '{by} salva a {card}, que se queda con 1 punto de vida.',
  defeats: '{by} derrota a {card}.',
  destroys: '{by} destruye {card}.',
  isDefeated: '{card} cae en combate.',
  isDestroyed: '{card} se destruye.',
  defeatsShielded: '{by} derrota a {card}, que no puede descarriarse.',
  destroysShielded: '{by} destruye {card}, que no puede descarriarse.',
  isDefeatedShielded: '{card} cae en combate, y no puede descarriarse.',
  isDestroyedShielded: '{card} se destruye, y no puede descarriarse.',
  lured: '{by} descarría a {card}, que se une a los Oponentes.',
  discarded: '{card} va a la pila de descartes.',
  broughtOver: '{by} hace que {card} se pase al bando de {seat}.',
  raised: '{card} se levanta de la pila de descartes de los Oponentes y espera a la Limpieza.',
  broughtToOpponents: 'El Objetivo trae a {card} al juego de los Oponentes.',
  broughtToSeat: 'El Objetivo pone en juego a {card} para {seat}.',
  fell: '{card} entra en el juego de los Oponentes y espera a la Limpieza.',
  fellFromDeck: '{card} cae del mazo de {seat} y se une a los Oponentes.',
  lasting: '{source} actúa ahora sobre {host}.',
  staysRounds:
    '{card} se quedará {count, plural, one {# ronda, esta misma} other {{rounds} rondas, incluida esta}}.',
  timeOver: 'El tiempo de {card} ha terminado.',
  plays: '{seat} juega {card}.',
  playsOn: '{seat} juega {card} sobre {host}.',
  attached: '{card} va a manos de {host}.',
  waitsForBearer: '{card} espera a que un Personaje Oponente la lleve.',
  waitsForPerson: '{card} espera a un Personaje Oponente.',
  fallsOn: '{card} cae sobre {host}.',
  takesEffect: 'La habilidad de {card} surte efecto.',
  takesEffectSo: 'La habilidad de {card} surte efecto: {does}',
  usesAbility: '{seat} usa la habilidad de {card}.',
  usesObjective: '{seat} usa lo que ofrece el Objetivo: {card}.',
} as const satisfies Translated<'story'>;
