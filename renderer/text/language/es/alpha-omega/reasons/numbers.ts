export const numbers = {
  printed:
    '{kind, select, person {La Fuerza impresa en {card} es {amount}.} other {{card} lleva impreso un ataque de {amount}.}}',
  notOffensive: 'Solo cuenta la Fuerza ofensiva, y {card} no tiene.',
  strengthAdded:
    '{own, select, own {Su propio texto} other {{card}}} {change, select, minus {quita {size}} other {suma {size}}}.',
  strengthTimes:
    '{own, select, own {Su propio texto} other {{card}}} la {factor, select, double {duplica} treble {triplica} half {reduce a la mitad} other {multiplica por {amount}}}.',
  strengthSet:
    '{own, select, own {Su propio texto la deja en {amount}.} other {{card} la deja en {amount}.}}',
  neverBelowZero: 'Eso daría {signed}, pero nada baja de 0.',
  strength: 'Así que la Fuerza de {card} es {result}.',
  hitPoints:
    '{card} puede soportar {amount, plural, one {# punto de daño} other {# puntos de daño}} antes de caer.',
  noHitPoints: '{card} es un Suceso, que no puede recibir ataques ni caer.',
  damageTokens: 'Lleva {amount, plural, one {# ficha de daño} other {# fichas de daño}}.',
  strengthAside: 'Su Fuerza es ahora {amount}, pero un cambio de Fuerza nunca cambia los puntos de vida.',
  armour:
    '{card} recibe {amount, plural, one {el primer punto de daño destinado} other {los primeros # puntos de daño destinados}} a {other}.',
  left: 'Así que {result, plural, one {queda # punto de vida} other {quedan # puntos de vida}}.',
  weapon: '{change, select, minus {{card} quita {size}.} other {{card} suma {size}.}}',
  armed: 'Con eso, {card} golpea y pesa {result}.',
  damageDealt:
    '{own, select, own {Su propio texto} other {{card}}} {change, select, minus {quita {size}} other {suma {size}}}.',
  blow: 'Así que un golpe de {card} hace {result} de daño.',
  damageTaken:
    '{own, select, own {Su propio texto} other {{card}}} {change, select, minus {quita {size} de todo el daño} other {suma {size} a todo el daño}} que sufre {other}.',
  damageAtMost:
    '{own, select, own {Por su propio texto} other {Por {card}}} {other} recibe como mucho {amount} cada vez.',
  absorbed: '{card} recibe {amount} en lugar de {other}.',
  lands:
    '{card} sufre {amount, plural, one {# punto de daño} other {# puntos de daño}}, y {result, plural, one {le queda #} other {le quedan #}}.',
  defeats:
    '{kind, select, person {Un daño igual a sus puntos de vida derrota a {card}.} other {Un daño igual a sus puntos de vida destruye {card}.}}',
  counts:
    '{card} cuenta {amount}{changed, select, yes { = {sum}} other {}} para {side, select, opponent {los Oponentes} other {el Bien}}.',
  luredPlayerCounts:
    '{card}, carta de un Jugador Descarriado, cuenta {amount}{changed, select, yes { = {sum}} other {}} para {side, select, opponent {los Oponentes} other {el Bien}}.',
  waitingCounts:
    '{card} cuenta {amount}{changed, select, yes { = {sum}} other {}} para los Oponentes, aunque todavía no la lleva nadie.',
  sideTotal: 'La Fuerza {side, select, opponent {de los Oponentes} other {del Bien}} es {result} en total.',
  lead: '{leader, select, good {Así que el Bien lleva {result} de ventaja.} opponent {Así que los Oponentes llevan {trail} de ventaja.} other {Así que ningún bando lleva ventaja.}}',
  goal: 'Decide una ventaja de {amount} en una Prueba de Fuerza.',
  wonBy: 'Una ventaja de {amount} en una Prueba de Fuerza cumple el Objetivo.',
  lostBy: 'En el Camino Estrecho, cualquier ventaja de los Oponentes lo pierde.',
} as const;
