import type { Translated } from '../../catalogue.ts';

export const glossary = {
  ability: 'Habilidad',
  abilityText:
    'Lo que pueden las palabras de una carta. Unas obran solas, otras las usa su jugador: <see.abilities>más</see.abilities>.',
  acted: 'Ha actuado',
  actedText:
    'La marca de un Personaje que en esta ronda ha atacado, o ha usado su habilidad en su lugar. Sigue en la carta hasta que acaba la ronda, en el bando que sea.',
  angel: 'Ángel',
  angelText:
    'Un Personaje <supernatural>Sobrenatural</supernatural> del Bien. Miguel, Gabriel, Rafael y Uriel son además Arcángeles, cosa que algunas cartas piden.',
  armour: 'Armadura',
  armourText:
    'Un Objeto que recibe el primer daño destinado a su <bearer>portador</bearer>. Un Personaje lleva una.',
  attack: 'Ataque',
  attackText: 'Un Personaje va contra una carta del otro bando y le da un <blow>golpe</blow>.',
  balance: 'Balanza de Fuerza',
  balanceText:
    'Toda la <strength>Fuerza</strength> de las cartas del Bien en juego menos toda la de los Oponentes. La balanza la muestra siempre; solo decide en la <strengthCheck>Prueba de Fuerza</strengthCheck>.',
  bearer: 'Portador',
  bearerText: 'El Personaje que lleva un <item>Objeto</item>.',
  blow: 'Golpe',
  blowText:
    'El daño de un ataque: Fuerza, arma y lo demás que le añada algo. Nadie <see.blow>lo devuelve</see.blow>.',
  bringOver: 'Atraer, traer de vuelta',
  bringOverText:
    'Hacer que un Personaje Oponente luche por el Bien, o devolver a quien se descarrió al jugador del que vino.',
  calling: 'Llamado',
  callingText:
    'Una tarea para un jugador, que <see.taking>se toma</see.taking> en lugar de robar, jugar y actuar. Cumplida, ayuda y cuenta en la puntuación.',
  campaign: 'Campaña',
  campaignText:
    'Varios Objetivos, uno tras otro, con lo que queda de los mazos del Bien: <see.campaign>más</see.campaign>.',
  cleanUp: 'Limpieza',
  cleanUpText:
    'Después del turno de todos: actúan los Oponentes que no lo han hecho en esta ronda, <see.cleanUp>primero el más antiguo</see.cleanUp>.',
  cloud: 'Nube',
  cloudText: 'El signo de un <angel>Ángel</angel>.',
  counsel: 'Pista',
  counselText:
    'Lo que haría ahora alguien que piensa por adelantado, y por qué. No sabe más que el jugador al que se pregunta.',
  damage: 'Daño',
  damageText:
    'Fichas sobre una carta. Tantas como puntos de vida tiene la derrotan; hasta entonces lucha tan bien como siempre.',
  deck: 'Mazo',
  deckText: 'Cartas boca abajo, que se roban de encima.',
  defeated: 'Caer, destruirse',
  defeatedText:
    'Quedarse sin puntos de vida. Los Personajes caen, los Objetos y Lugares se destruyen: <see.defeated>qué pasa después</see.defeated>.',
  die: 'Dado',
  dieText: 'De seis caras; lo tira el programa.',
  discardPile: 'Pila de descartes',
  discardPileText: 'Boca arriba junto a su mazo. Púlsala para mirarla.',
  earth: 'Tierra',
  earthText: 'El signo de un <place>Lugar</place>.',
  event: 'Suceso',
  eventText:
    'Una carta que hace algo por un momento o por un tiempo, y no se puede atacar: <see.events>más</see.events>.',
  fall: 'Caer de un mazo',
  fallText:
    'Pasar de un mazo del Bien derecho al juego de los Oponentes. Ese Personaje queda usado, pero no se perdió estando en juego.',
  fallenAngel: 'Ángel Caído',
  fallenAngelText:
    'Un Personaje Sobrenatural en el juego de los Oponentes: <lureAstray>descarría</lureAstray>.',
  firstPlayer: 'Primer jugador',
  firstPlayerText: 'Quien tiene el primer turno de cada ronda y elige por los Oponentes en la Limpieza.',
  flame: 'Llama',
  flameText: 'El signo de un <fallenAngel>Ángel Caído</fallenAngel> del mazo de los Oponentes.',
  fullRound: 'Ronda completa',
  fullRoundText:
    'Desde la fase en que se jugó un Suceso hasta la próxima fase igual del mismo jugador, pasando por el final de la ronda.',
  good: 'Bien',
  goodText: 'El bando de los jugadores.',
  hand: 'Mano',
  handText: 'Las cartas que has robado y no has jugado. No hay límite.',
  heretic: 'Hereje',
  hereticText: 'Algunos Oponentes humanos lo son; solo importa donde una carta lo dice.',
  hitPoints: 'Puntos de vida',
  hitPointsText:
    'Cuánto daño aguanta aún una carta: la Fuerza impresa menos el daño que tiene. Los cambios de Fuerza no los tocan.',
  human: 'Humano',
  humanText: 'Un Personaje que no es sobrenatural. Puede descarriarse, pero no descarría.',
  item: 'Objeto',
  itemText: 'Lo lleva un Personaje, y le ayuda. Tiene puntos de vida propios: <see.items>más</see.items>.',
  known: 'Cartas conocidas',
  knownText:
    'Cartas de un mazo que alguien de la mesa ha mirado y cuyo puesto sigue siendo seguro. Pulsa el mazo para verlas.',
  lead: 'Ventaja',
  leadText: 'Cuánto pesa más un bando que el otro.',
  lureAstray: 'Descarriar',
  lureAstrayText:
    'Lo que hacen los Oponentes Sobrenaturales con un Personaje del Bien al que derrotan: <see.lured>se une a ellos</see.lured>.',
  luredPlayer: 'Jugador Descarriado',
  luredPlayerText:
    'Quien perdió un Personaje ante los Oponentes tres rondas seguidas juega algunos turnos <see.luredPlayer>contra los demás</see.luredPlayer>.',
  magicUser: 'Usuario de magia',
  magicUserText: 'Algunos Oponentes lo son. La magia es <see.magic>solo suya</see.magic>.',
  objective: 'Objetivo',
  objectiveText: 'Aquello por lo que se juega: <see.objective>la ventaja que decide</see.objective>.',
  odds: 'Probabilidades',
  oddsText:
    'Lo que puede ser la próxima carta del Oponente, calculado con lo que se ha visto: el mazo no es un secreto, solo lo es su orden.',
  omens: 'Presagios',
  omensText:
    'Lo que pasará hasta la Prueba de Fuerza si no se hace nada más, o si antes se hace una cosa. Lo que solo sabe el azar queda abierto.',
  opponents: 'Oponentes',
  opponentsText: 'El otro bando y todas sus cartas en juego, también quienes se descarriaron.',
  owner: 'Dueño',
  ownerText:
    'De quién es el mazo de donde vino una carta. A su pila de descartes va, y a ese jugador regresa.',
  person: 'Personaje',
  personText: 'Una carta que lucha: <see.persons>más</see.persons>.',
  phase: 'Fase',
  phaseText: 'Una parte de la <see.order>ronda</see.order>.',
  place: 'Lugar',
  placeText: 'Donde sucede todo: uno como mucho, bueno para todos o para los Oponentes.',
  print: 'Fuerza impresa',
  printText: 'El número de la carta, antes de que nada le añada o le quite.',
  quietRound: 'Ronda tranquila',
  quietRoundText:
    'Una en la que no se roba ninguna carta del Oponente. <see.ends>Diez seguidas</see.ends> terminan la partida.',
  raise: 'Levantar',
  raiseText: 'Traer una carta de nuevo al juego desde una pila de descartes.',
  round: 'Ronda',
  roundText: 'El turno de todos, y después la Limpieza y la Prueba de Fuerza.',
  ruling: 'Aclaración',
  rulingText:
    'Cómo juega este programa donde el reglamento impreso calla o dice dos cosas. Están <see.rulings>numeradas</see.rulings>.',
  saved: 'Salvarse',
  savedText: 'Librarse de la derrota, con 1 punto de vida.',
  scroll: 'Pergamino',
  scrollText: 'El signo de un <event>Suceso</event>.',
  seat: 'Asiento',
  seatText: 'El puesto de un jugador en la mesa, con mano, mazo, Personajes y Llamados.',
  shielded: 'Con amparo',
  shieldedText: 'No puede descarriarse: si cae, se descarta.',
  spade: 'Pica',
  spadeText: 'El signo de un <item>Objeto</item>.',
  spent: 'Ya jugado',
  spentText: 'De un Personaje: ya se jugó en esta partida. <see.once>No se puede jugar otra vez.</see.once>',
  spoken: 'De palabra',
  spokenText:
    'Que obra por palabras. Hay cartas que hacen callar esas habilidades, y con ellas el descarriar.',
  standOff: 'Empate',
  standOffText: 'Un final que nadie ha ganado.',
  stepIn: 'Interponerse',
  stepInText: 'Recibir un golpe en lugar de otra carta.',
  strength: 'Fuerza',
  strengthText:
    'Lo que un Personaje golpea y pesa. Los Objetos tienen Fuerza por lo que añaden a un golpe; en la esquina de un Personaje en juego está la suya con la de ellos. La impresa es también lo que una carta aguanta.',
  strengthCheck: 'Prueba de Fuerza',
  strengthCheckText: 'El final de una ronda: se <see.strengthCheck>lee</see.strengthCheck> la balanza.',
  strike: 'Golpear por palabra de una carta',
  strikeText: 'Un golpe que dan las palabras de una carta; hace el daño de un ataque, y no lo es.',
  supernatural: 'Sobrenatural',
  supernaturalText: 'Los Ángeles, con la nube, y los Ángeles Caídos, con la llama. Estos últimos descarrían.',
  turn: 'Turno',
  turnText: 'La Fase del Oponente, de Robo, de Juego y de Acción de un jugador.',
  variant: 'Variante',
  variantText: 'Otra <see.together>manera de jugar</see.together>, que se elige antes de la partida.',
  waiting: 'En espera',
  waitingText:
    'Un Objeto del Oponente sin portador, o un Suceso del Oponente sin Personaje: ahí está hasta que llegue uno.',
  weakest: 'Más débil',
  weakestText: 'Con menos puntos de vida. Los Oponentes <see.whom>atacan al más débil</see.whom>.',
  weapon: 'Arma',
  weaponText: 'Un Objeto que añade algo a los golpes. Un Personaje lleva una.',
  why: '¿Por qué?',
  whyText:
    'El botón, o un toque en un número, que dice las razones una a una, cada cual con su lugar en este libro.',
} as const satisfies Translated<'glossary'>;
