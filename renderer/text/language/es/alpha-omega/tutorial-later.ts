import type { Translated } from '../../catalogue.ts';

export const tutorialLater: Translated<'tutorialLater'> = {
  chapter4: 'Las rondas de en medio',
  chapter5: 'Unas rondas después',
  chapter6: 'La ronda siguiente',

  bladePasses:
    'Agares cae. Lo que llevaba un Oponente derrotado pasa al que lleva más tiempo en juego y puede usarlo: ahora Hoja negra es de Paimón.',
  paimonStrikes:
    'Después, la Limpieza. Paimón golpeó primero, porque entró primero: 5 y 3 a la carta del Bien más débil. Un Objeto se puede golpear como cualquier carta, y la más débil no era Miguel con 7, sino su armadura con 5. Se rompió, y los 3 de daño de más se perdieron: lo que sobra no pasa a otra carta.',
  adramalechStrikes:
    'Luego vino Adramelec e hizo 5 de daño a Miguel. Le quedan 2 puntos de vida. Un Personaje herido sigue golpeando con toda su Fuerza.',
  check3:
    'La Prueba de Fuerza: Paimón 5, Hoja negra 3 y Adramelec 5 contra Miguel 7. Ibas 6 por detrás, y ahora 7 con Ira, que acaba de llegar. El «¿Por qué?» junto a la balanza lo suma siempre que quieras.',
  round4:
    'Las rondas siguientes van más deprisa: se juegan ante tus ojos, con una pulsación cada una. Ronda 4: Ira da más Fuerza a Paimón, y llega Gabriel. Steve da Esperanza a Miguel y rompe Hoja negra. ¡Fíjate en la Limpieza!',
  round5:
    'El golpe de Paimón habría derrotado a Miguel, pero Esperanza le salvó y le curó. Y era su tercera Prueba de Fuerza: el Llamado está cumplido. Ronda 5: Paimón caerá, y por su texto se roba entonces una carta más del Oponente. Haniel y Miguel rompen los Objetos antes de que alguien los tome.',
  round6:
    'Ronda 6: aquí está Moloc. Gabriel y Haniel son igual de débiles, y en un empate elige quien tiene el turno. Será Haniel. Después llega Uriel, con quien todos los Oponentes tienen 2 de Fuerza menos.',
  round7:
    'Haniel cayó en el descarrío, y Uriel le hizo frente y venció. Pandemónium llegó como Lugar en vez de Cielo, y Miguel lo destruyó. Ronda 7: ahí está Escamas de Leviatán. Una armadura no cuenta en la balanza, y Mindy la deja. Verás quién se la pone.',
  whyBetween: 'Estas rondas solo se muestran: son un camino desde la parte anterior hasta la siguiente.',

  alloces:
    'Alocer se puso la armadura y Descarrió a Pahaliah: ya son dos rondas seguidas en que Mindy pierde un Personaje. Con dos ataques, Miguel venció a Pahaliah y rompió la armadura. Alocer sigue ahí.',
  hail: 'Ronda 8. El turno de Mindy lo ves una vez más; después vuelves a jugar por Steve. Mindy robó Granizo de globos de hierro, y el dado mostró un 2: durante dos rondas, 5 de daño a cada Personaje del Bien. No descarría a nadie, así que Gabriel fue solo a los descartes. A Miguel le quedan 2 puntos de vida; a Uriel, 1.',
  askDraw8: 'Mindy roba una carta. Cielo ya no está, así que es una.',
  whyDraw8: 'Mindy tiene Colinas arrancadas en la mano y quiere jugarla antes de que vuelva el granizo.',
  askHills:
    'Y tiene justo la carta: Colinas arrancadas descarta un Suceso del Oponente. No habrá segundo granizo.',
  whyHills: 'Otro granizo en la próxima ronda derrotaría a Uriel y a Miguel.',
  askEnd8:
    'Mindy termina su turno. Otra jugada sería mejor: los 6 de Uriel podrían derrotar a Alocer, al que le quedan 3. Pero tras jugar una carta se olvida fácilmente que los Personajes aún pueden atacar. El ejemplo sigue desde aquí, con Alocer todavía en juego.',
  whyEnd8: 'Atacar es aquí la mejor jugada. El ejemplo deja a Alocer para Rafael, que le golpea después.',
  asmodee:
    'Tu turno, Steve. Ha llegado Asmodeo y golpea a quien está más cerca de caer: Uriel, con 1 punto de vida, y no Miguel, con 2.',
  askDecline:
    'Miguel puede recibir el ataque en su lugar; por eso se te pregunta. Pero aun con 2 de Fuerza menos Asmodeo hace 4: Miguel caería, y con él su doble ataque. Deja que Asmodeo golpee a Uriel.',
  whyDecline:
    'Miguel, con 2 puntos de vida, caería ante los 4 de Asmodeo y se uniría a los Oponentes en vez de Uriel.',
  wrongStepIn:
    'Miguel ha recibido el golpe por Uriel. Es valiente, y para eso está. Pero solo le quedaban 2 puntos de vida: ha caído en el descarrío.',
  luredPlayer:
    'Uriel está ahora con los Oponentes. Por tercera ronda seguida Mindy pierde un Personaje ante ellos: pasa a jugar como Jugador Descarriado. Sacó un 3: durante sus 3 próximos turnos juega contra ti. Ya lo verás.',
  askDraw8Steve: 'Pero antes te toca a ti. Roba tu carta.',
  whyDraw8Steve:
    'Steve tiene en la mano a Rafael, que puede curar a Miguel. Un Llamado dejaría a Miguel como está.',
  askRaphael:
    'Juega a Rafael. Una vez por turno quita todo el daño a un Personaje del Bien, y puede atacar en ese mismo turno.',
  whyRaphael: 'Rafael cura y lucha: así pueden caer los tres Oponentes en este turno.',
  askHeal: 'Primero, curar. La habilidad de Rafael está entre lo que puede hacer: pulsa Rafael y elígela.',
  whyHeal: 'El orden importa poco aquí, pero curar se olvida con facilidad cuando empiezan los golpes.',
  askStrikeUriel:
    'Miguel vuelve a tener 7. Por el Llamado de Steve ataca dos veces en este turno. Primero Uriel: 6 puntos de vida, porque al descarriarse se cura todo el daño.',
  whyStrikeUriel: 'Los tres Oponentes pueden caer en este turno: dos por Miguel y uno por Rafael.',
  askStrikeAsmodee: 'Ahora Asmodeo, también con 6. Los 6 de Rafael son para Alocer.',
  whyStrikeAsmodee: 'Asmodeo aguanta 6, y cualquiera de los dos podría. El ejemplo se lo deja a Miguel.',
  askStrikeAlloces:
    'Y Rafael golpea a Alocer. Escamas de Leviatán era su armadura, y Miguel la rompió: ahora recibe todo el daño.',
  whyStrikeAlloces: 'Sin Alocer no queda ningún Oponente que actúe o que cuente en tu contra.',

  check8:
    'No quedaba ningún Oponente. Los 7 de Miguel y los 6 de Rafael sumaron 13 al pesar la ronda 8, y no había nada enfrente.',
  angelsFall:
    'Ronda 9. Mindy robó «Cae 1/3 de los ángeles»: cada uno miró las 3 primeras cartas de su mazo, y los Ángeles entre ellas cayeron. Primero Apolión y Metatrón de Mindy, luego tu Camael. Esperan a la Limpieza.',
  askAmbriel:
    'Ahora ves lo que hace un Jugador Descarriado. Mindy roba y tiene que jugar una carta. Lo que tiene en juego ataca a tus cartas y cuenta para los Oponentes. Juega a Ambriel.',
  whyAmbriel:
    'En un turno descarriado hay que jugar una carta si se puede. En el ejemplo Mindy juega a Ambriel.',
  askStrikeMichael:
    'Los Oponentes tienen que golpear al más débil; en un turno descarriado se puede elegir. Ambriel hace 4 de daño a Miguel, aunque Rafael es más débil.',
  whyStrikeMichael:
    'En un turno descarriado el blanco se elige libremente. En el ejemplo Mindy golpea a Miguel.',
  foolishness:
    'Tu carta del Oponente ha sido Necedad: el primer Oponente golpea dos veces. Apolión golpeó al más débil, Miguel con 3, y lo Descarrió. También golpeó a Metatrón, el Oponente de al lado, que fue a los descartes.',
  askDraw9: 'Miguel está en tu contra. Roba una carta.',
  whyDraw9: 'Steve tiene en la mano a Jehudiel, que puede golpear en este mismo turno.',
  askJehudiel: 'Juega a Jehudiel, con Fuerza 6.',
  whyJehudiel: 'Entre dos se reparten los golpes que vendrán, y cada uno cuenta 6 cuando se pesa la ronda.',
  askStrikeApollyon: 'Apolión tiene 6 puntos de vida, y los 6 de Jehudiel son justo lo necesario.',
  whyStrikeApollyon: 'En el ejemplo Steve va a por Apolión, que lleva más tiempo en juego.',
  askEnd9:
    'Por su texto, Jehudiel te ha dado una carta más. Rafael aún podría golpear, y sería mejor: en el ejemplo queda olvidado, como pasa cuando uno mira solo la carta recién jugada. Síguelo y termina la fase, o prueba a tu manera: se puede deshacer.',
  whyEnd9: 'Dejar que Rafael golpee es aquí la mejor jugada. En el ejemplo solo mira.',
  askTie:
    'La Limpieza. Camael y Miguel no han actuado. A Rafael y a Jehudiel les quedan 6: empate. Mindy está descarriada, así que eliges tú por los Oponentes. En el ejemplo es Jehudiel.',
  whyTie: 'Camael no derrota a ninguno de los dos, pero después viene Miguel y golpea a quien está herido.',

  last: 'Los 4 de Camael y los 7 de Miguel fueron demasiado para Jehudiel. Camael 4, Miguel 7, Jehudiel 6 y Ambriel 4, que cuenta para ellos mientras Mindy está descarriada: 21 contra los 6 de Rafael. Al pesar la ronda ibas 15 por detrás, y nada está perdido.',
  finished:
    'Aquí acaba el ejemplo: mucho está ya contra Mindy y Steve, y aún no hay nada perdido. Lo que has visto:',
};
