import type { Translated } from '../../catalogue.ts';

export const readyDecks = {
  archangels: 'Los arcángeles',
  archangelsPlay:
    'Pocos y poderosos. Arma al ángel más fuerte, dale Valor antes de un ataque difícil y deja que Duma haga callar a los Oponentes.',
  balm: 'Bálsamo en Galaad',
  balmPlay:
    'Nadie cae para siempre. Cura antes de golpear: Rafael, Zeraquiel e Incensario de oro deshacen lo que hizo una ronda, y Edén lo hace en todas.',
  witnesses: 'Nube de testigos',
  witnessesPlay:
    'Hombres y mujeres de la Biblia bajo las alas de los ángeles. Cuida de que Moisés no sufra daño, manda a David contra los fuertes y ten un ángel en juego antes que a Daniel.',
  standFast: 'Estad firmes',
  standFastPlay:
    'Difíciles de descarriar. Amor y las armaduras son para quien no puede perderse; a quien se descarría a pesar de todo lo devuelven Haniel y Yelmo de salvación.',
  watchmen: 'Los centinelas',
  watchmenPlay:
    'Saber lo que viene. Gabriel y Zofiel ordenan el mazo de los Oponentes; Mar de cristal y Colinas arrancadas quitan lo peor.',
  falseTeachers: 'Falsos maestros',
  falseTeachersPlay:
    'Magos y herejes que se fortalecen unos a otros: solos son débiles, juntos temibles. Derrota a Paimón y a los magos uno por uno.',
  mighty: 'Principados',
  mightyPlay:
    'Pocas palabras, mucha Fuerza. Cualquiera de ellos puede acabar con una partida que no esté preparada: para quien ya ha ganado a menudo.',
} as const satisfies Translated<'readyDecks'>;
