import type { Translated } from '../../../catalogue.ts';

export const rulebookCards = {
  title: 'Las cartas',
  signs: 'Cinco signos',
  signsIntro: 'Un signo en la esquina dice qué es una carta:',
  signsCloud: 'Nube: un Personaje Sobrenatural del Bien, un Ángel.',
  signsFire: 'Llama: un Personaje Sobrenatural de los Oponentes, un Ángel Caído.',
  signsEarth: 'Tierra: un Lugar.',
  signsScroll: 'Pergamino: un Suceso.',
  signsSpade: 'Pica: un Objeto.',
  signsHuman:
    'Los humanos no llevan ni nube ni llama: son Personajes como los demás, pero no sobrenaturales.',
  persons: 'Personajes',
  personsStrength:
    'El número de un Personaje es su <strength>Fuerza</strength>: el daño de su golpe, lo que pesa en la balanza y, tal como está impreso, el daño que aguanta. En juego, el número incluye también el arma que lleva: un triángulo señala el que es mayor o menor que el impreso.',
  personsControl:
    'Solo juegas y mandas a tus propios Personajes, y no puedes pasar uno a un compañero. Solo el <lureAstray>descarrío</lureAstray> te quita un Personaje; si alguien lo trae de vuelta, vuelve a ser tuyo.',
  personsHelp:
    'Lo que un Personaje sabe hacer puede servir a otros: Miguel recibe un golpe por el Personaje de un compañero con tanto gusto como por uno tuyo.',
  abilities: 'Habilidades',
  abilitiesTwo:
    'Unas habilidades obran solas; otras las usas tú o no: lo que es cosa tuya siempre se pregunta, y tiene un botón. Una habilidad, o un Suceso de un momento, solo se ofrece cuando cambiaría algo: a nadie se le propone robar de un mazo vacío, ni dar un ataque más a un Personaje que no puede atacar.',
  abilitiesSpoken:
    'Algunas obran por palabras: están marcadas como <spoken>de palabra</spoken>, y hay cartas que las hacen callar. Descarriar es una de ellas.',
  abilitiesLater:
    'Unas pocas hablan de cosas que solo traen otros paquetes. Hasta entonces, sencillamente esperan.',
  items: 'Objetos',
  itemsRule:
    'Un <item>Objeto</item> se juega sobre un Personaje, tuyo o de un compañero, y ahí se queda: no se puede mover. Ayuda a su <bearer>portador</bearer> mientras lo lleva.',
  itemsSlots:
    'Un Personaje lleva un arma, una armadura y uno de cada otro Objeto, salvo que una carta diga otra cosa.',
  itemsAttacked:
    'Los Objetos se pueden atacar como los Personajes. Con un daño igual a su número, un Objeto se destruye y va a la pila de descartes de su dueño.',
  itemsExample:
    'Miguel puede llevar a la vez Armadura celestial, Espada encendida e Incensario de oro; una segunda espada es para otro.',
  places: 'Lugares',
  placesOne:
    'Hay como mucho un <place>Lugar</place>. Uno nuevo, de cualquiera de los mazos, ocupa el sitio del anterior, que va a la pila de descartes de su dueño. El que sale del mazo de los Oponentes lo hace por sí solo.',
  placesAttack:
    'Los Oponentes atacan un Lugar del Bien como cualquier otra carta del Bien. Tú puedes atacar cualquier Lugar, para librarte de él sin poner otro.',
  placesAll: 'Lo que hace un Lugar lo hace para todos los jugadores, salvo que diga otra cosa.',
  placesHeaven:
    '<card.heaven>Cielo</card.heaven>, por ejemplo: quien juega esta carta roba 2 al momento, y mientras es el Lugar todos roban 2 en la Fase de Robo.',
  events: 'Sucesos',
  eventsTime:
    'Un <event>Suceso</event> dura una <fullRound>ronda completa</fullRound> si sus palabras no dicen otra cosa: hasta la próxima Fase de Juego del mismo jugador y, si es de los Oponentes, hasta la próxima Fase del Oponente del mismo jugador. El final de la ronda no lo termina.',
  eventsOn:
    'Algunos son para un Personaje, tuyo o de un compañero. De un mismo Suceso nunca hay dos sobre el mismo Personaje; los distintos se pueden juntar. Un Suceso del Oponente que escoge a un Personaje del Bien lo escoge como lo haría un ataque.',
  eventsSafe: 'Los Sucesos no se pueden atacar, y no pesan nada.',
  eventsMoment:
    'Un Suceso de un momento que empieza con una elección solo se puede jugar si hay algo que elegir y eso cambiaría algo.',
  looking: 'Mirar un mazo, y caer de él',
  lookingRule:
    'Cuando una carta hace mirar lo de encima de un mazo, se saca todo aquello de lo que habla, y las demás cartas se quedan encima como estaban.',
  lookingFall:
    '<card.1-3-of-the-angels-fall>Cae 1/3 de los ángeles</card.1-3-of-the-angels-fall> hace que cada jugador mire tres: todo Ángel que haya entre ellas entra en el juego de los Oponentes, primero los de quien robó la carta.',
  crystalSea: 'Mar de cristal',
  crystalSeaRule:
    'Mientras <card.crystal-sea>Mar de cristal</card.crystal-sea> está en la mesa, hasta la próxima Fase de Juego de quien jugó la carta, no se roba ninguna carta del Oponente y ningún Oponente actúa. El daño duradero de los Oponentes descansa también, aunque sus rondas pasan. Lo que hace el Objeto de un jugador del Bien sobre un descarriado sigue.',
  hail: 'Granizo de globos de hierro',
  hailRule:
    'El dado dice cuántas rondas cae el granizo de <card.hail-of-iron-globes>Granizo de globos de hierro</card.hail-of-iron-globes>, contando esta: 5 de daño a cada Personaje del Bien al momento, y otra vez al empezar cada ronda siguiente. De varios, uno golpea en cada ronda, así que cuenta el más largo. No descarría a nadie: quien cae así se descarta.',
  callings: 'Llamados',
  callingsRule:
    'Un <calling>Llamado</calling> es una tarea tuya, aparte del Objetivo. Cumplido, da lo que promete su carta, para ti y tus cartas si no dice otra cosa, y cuenta en la <see.score>puntuación</see.score>.',
  callingsTime:
    'Un beneficio por varias rondas dura hasta el final de esas rondas, contadas después de aquella en que lo cumpliste; otros duran el resto de la partida.',
  callingsExample:
    'Escuadrones enteros quiere a tu Miguel en juego en tres Pruebas de Fuerza seguidas. Después puede atacar una vez más por turno, siempre que esté del lado del Bien: descarriado y devuelto, lo recupera.',
  magic: 'Una palabra sobre la magia',
  magicRule:
    'Algunos Oponentes obran magia. Es solo suya, obra de los Ángeles Caídos que están detrás; el juego no conoce otra, y ninguna carta del Bien la usa.',
} as const satisfies Translated<'rulebookCards'>;
