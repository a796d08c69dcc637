import type { Translated } from '../../catalogue.ts';

export const tutorial: Translated<'tutorial'> = {
  chapter1: 'Ronda 1',
  chapter2: 'Ronda 2',
  chapter3: 'Ronda 3',
  chapter3Steve: 'Ronda 3, Steve',

  welcome:
    '¡Te damos la bienvenida! Aprendes con una partida de ejemplo: Mindy y Steve contra los Oponentes. Primero juegas por Mindy y luego por Steve; arriba se dice por quién. Tómate tu tiempo: todo se puede deshacer.',
  aim: 'Mindy y Steve son un solo bando, el Bien. Gana quien lleve 50 de ventaja en Fuerza cuando se pese una ronda. Esta balanza muestra cómo va.',
  abigor:
    'Cada turno empieza con una carta del Oponente, y nadie tiene que moverla: lo hacen las reglas. Ha salido Abigor. Atacaría enseguida, pero el primer Oponente de la partida no lo hace, y todavía no hay a quién golpear. Espera.',
  story:
    'Lo que ocurre por sí solo se cuenta aquí, en el registro. Donde ha decidido una regla hay un «¿Por qué?»: púlsalo siempre que algo te extrañe.',
  askDraw1:
    'Ahora empieza el turno propio de Mindy. Nadie lucha aún por ella, así que roba una carta: pulsa el botón que se señala. (Un Llamado es una tarea que ayuda mucho tiempo cuando se cumple, pero cuesta todo el turno. Steve tomará uno pronto.)',
  whyDraw1:
    'Un Llamado ocupa el lugar de robar, jugar y actuar. Mindy no tiene a nadie en juego, y Abigor ya está ahí.',
  drew1:
    'Has robado a Azrael y tienes 8 cartas. Aquí arriba ves por dónde va el turno: esta es la Fase de Juego. Cuando todos han tenido su turno, la ronda acaba con las dos últimas: en la Limpieza actúan los Oponentes que aún no han actuado, y la Prueba de Fuerza pesa los dos bandos.',
  askAzrael:
    'Puedes jugar una carta por turno. Un Personaje lucha por ti: su Fuerza es el daño que hace y el daño que aguanta. Azrael tiene 7. Pulsa su carta, y otra vez para jugarla.',
  whyAzrael:
    'Azrael tiene la mayor Fuerza de la mano de Mindy, y nadie más derrota de un golpe los 7 de Abigor.',
  askStrikeAbigor:
    'Quien acaba de llegar puede actuar enseguida. Azrael hace sus 7 de daño y, por su propio texto, 1 más: Abigor no aguanta 8. Pulsa Azrael y luego Abigor.',
  whyStrikeAbigor:
    'Un Oponente al que se deja en paz golpea a tu carta más débil (menos puntos de vida) y cuenta en tu contra cuando se pesa la ronda.',
  noBlowBack:
    'Abigor cae y está en la pila de descartes de los Oponentes. Nadie devuelve el golpe: atacar no te cuesta nada.',
  blackBlade:
    'Ahora es el turno de Steve. Su carta del Oponente ha sido Hoja negra, un arma. Espera aquí a que la tome el próximo Personaje Oponente.',
  askCalling:
    'Steve toma un Llamado: una tarea que le ayudará cuando la cumpla. Cuesta el turno entero: ni robar, ni jugar, ni atacar. Ahora sale barato, porque una espada que nadie empuña no golpea a nadie y no hay otro Oponente.',
  whyCalling:
    'Steve no ve ahora ningún peligro, y un turno sin peligro es el que menos cuesta dar por un Llamado.',

  squadrons:
    'Y el Llamado de Steve es Escuadrones enteros: con Miguel en juego durante tres Pruebas de Fuerza seguidas, Miguel podrá atacar dos veces por turno. Aquí ves cuánto falta.',
  check1:
    'Antes acabó la ronda 1. En la Limpieza actúa cada Personaje Oponente que aún no ha actuado: no había ninguno. En la Prueba de Fuerza tenías los 7 de Azrael, y ellos los 3 de Hoja negra, porque un arma cuenta aunque espere: llevabas 4 de ventaja. Ahora la balanza está en tu contra.',
  agares:
    'Ronda 2, otra vez Mindy. Ha llegado Agares y ha tomado Hoja negra. Su texto hizo 2 de daño a cada carta del Bien, y luego atacó. Los Oponentes golpean siempre a la carta del Bien más débil: la que tiene menos puntos de vida.',
  lured:
    'Tu carta más débil era Azrael. Agares hizo 5, y 3 más por la espada, y sabe Descarriar: a quien derrota no se le descarta, sino que se une a los Oponentes, con todo el daño curado y sin su propia habilidad. Azrael está ahora en tu contra.',
  askDraw2: 'Dos Oponentes, y nadie de los tuyos. La respuesta ya está en la mano de Mindy: antes, roba.',
  whyDraw2: 'Mindy quiere jugar ahora Mar de cristal, y quien toma un Llamado no juega nada.',
  undo: 'Si alguna vez te arrepientes de una respuesta: aquí la deshaces, o un turno entero, y miras atrás a cualquier momento sin cambiar nada.',
  askSea:
    'Mar de cristal es un Suceso. Hasta la próxima Fase de Juego de Mindy no se roba ninguna carta del Oponente y ningún Oponente actúa. Juégala: es una ronda tranquila para los dos.',
  whySea:
    'Un Personaje nuevo estaría solo frente a Agares y Azrael en la Limpieza. Mar de cristal detiene a todos los Oponentes durante una ronda entera.',
  sea: 'Con Mar de cristal los dos habéis visto las 5 primeras cartas del mazo del Oponente. Lo que sabes de él queda aquí, y nadie tiene que recordarlo.',
  askDrawSteve2:
    'Un Suceso dura una ronda completa si no dice otra cosa: de un turno de Mindy al siguiente. Por eso en la Fase del Oponente de Steve no salió ninguna carta. Roba una del Bien.',
  whyDrawSteve2: 'Steve espera a Miguel, de quien trata su Llamado.',
  askMichael:
    '¡Miguel! Justo lo que pide su Llamado. Steve lo juega ahora, mientras Mar de cristal da tranquilidad.',
  whyMichael:
    'Cada Prueba de Fuerza con Miguel en juego cuenta para el Llamado de Steve, así que cuanto antes, mejor.',
  counsel:
    'Ahora hay más de un blanco. Si no estás seguro, pulsa Pista: mira adelante, nombra una buena opción y dice por qué. Puede aconsejar otro camino que el de este ejemplo; en el tutorial lo que brilla en oro es siempre el camino del ejemplo.',
  askStrikeAzrael:
    '¿A quién golpeará Miguel? Mientras dura Mar de cristal no actúa ninguno de los dos. Pero al final de la ronda pesan ambos: Azrael con 7, Agares con 5. Por eso Steve derrota a Azrael: es lo que más quita de su lado de la balanza.',
  whyStrikeAzrael: 'Azrael pesa 7 en tu contra; Agares, solo 5. Los 3 de la espada cuentan de todos modos.',

  mended:
    'Un daño tan alto como la vida que queda derrota: 7 bastaron. Azrael fue a la pila de descartes de Mindy, porque cada carta vuelve a quien pertenece.',
  check2:
    'La Prueba de Fuerza: los 7 de Miguel contra los 5 de Agares y los 3 de la espada. Los Oponentes llevaban 1 de ventaja. Eso aún no es perder: necesitan 50, como tú.',
  askDraw3: 'Mar de cristal sigue en pie: se saltó la Fase del Oponente de Mindy. Roba una carta.',
  whyDraw3: 'Mindy tiene Cielo en la mano y quiere jugarlo mientras hay calma.',
  seaEnds:
    'Ha pasado una ronda completa desde que Mindy jugó Mar de cristal: con esta Fase de Juego suya terminó y ha salido del juego.',
  askHeaven:
    'Cielo es un Lugar. Solo hay un Lugar a la vez, y es para todos: este os da a cada uno una carta más en cada Fase de Robo, y a Mindy 2 cartas ahora mismo. Juégalo.',
  whyHeaven: 'Más cartas son más donde elegir, para los dos y en cada turno en que Cielo siga ahí.',
  heaven:
    'En la mano de Mindy hay 2 cartas más. Los Lugares no cuentan cuando se pesa la ronda, pero los Oponentes pueden atacarlos como a cualquier carta del Bien.',
  change: 'Desde aquí juegas por Steve. Los turnos de Mindy se te mostrarán.',
  satan:
    'La carta del Oponente de Steve ha sido el Suceso Satanás descarría a los ángeles. El dado mostró un 4: habéis visto las 4 primeras cartas, y los Ángeles Caídos entre ellas (Oponentes sobrenaturales) han entrado en juego: Paimón y Adramelec, que ya conocías por Mar de cristal.',
  waiting:
    'Solo ataca enseguida el Oponente que se roba como carta del turno. A estos dos los trajo el Suceso: esperan hasta la Limpieza. Ahora roba tus cartas: con Cielo son 2.',
  whyDraw3Steve: 'Steve tiene Armadura celestial en la mano y quiere ponérsela a Miguel en este turno.',
  askArmor:
    'Un Objeto se da a un Personaje. Armadura celestial recibe los primeros 5 puntos de daño a quien la lleva; en la balanza no cuenta; un arma, sí. Tiene 5 puntos de vida y puede ser golpeada como tu carta más débil. Pulsa la armadura y luego Miguel.',
  whyArmor: 'En la Limpieza actuarán dos Oponentes, y por el Bien solo está Miguel.',
  omens:
    'Antes de golpear: los Presagios muestran lo que pasará hasta la Prueba de Fuerza. Casi todo se sigue de las reglas, así que se puede prever. Púlsalos, mira y ciérralos.',
  askStrikeAgares:
    'Ahora, Miguel. Agares tiene 5 puntos de vida; los 7 de Miguel bastan, aunque Adramelec les quite 1. Pulsa Miguel y luego Agares. (También se ofrece tu propio Cielo: así se libra uno de un Lugar. Tú quieres conservarlo.)',
  whyStrikeAgares:
    'Agares es quien lleva más tiempo ahí y empuña Hoja negra. En el ejemplo Steve va a por Agares.',
};
