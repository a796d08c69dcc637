import type { Select } from '../../../engine/alpha-omega/selects.ts';
import { plainSubject } from '../clauses.ts';
import { chosenFrom, isCommand, takeSome } from '../mentions.ts';
import { NOTHING, type Phrase, say, words } from '../phrase.ts';
import { CARDS, countOf } from './amounts.ts';
import { cardDoes, doing, type Item, playerDoes } from './clauses.ts';
import { keyword } from './keywords.ts';
import { directOf, refer, type Scope } from './mentions.ts';
import { all } from './nouns.ts';
import { masculine } from './np.ts';
import { direct } from './prepositions.ts';
import { amongThem, nounOf } from './selects.ts';
import { targetOf } from './targets.ts';
import type { Teller } from './teller.ts';
import type { ObjectedVerb, Predicate } from './verbs.ts';

const MY = { you: 'tu', each: 'su' } as const;

/** "la primera carta", "las 3 primeras cartas"; of an unknown number, "esa cantidad de cartas". */
const topOf = (amount: number): Phrase =>
  amount === 1 ? say`la primera carta` : say`las ${amount} primeras cartas`;

export const look: Teller<'look'> = ({ deck, amount, as }, scope) => {
  const { much, tail } = countOf(amount, CARDS, scope);
  const top = typeof amount === 'number' ? topOf(amount) : say`${much} de encima`;
  const whose = deck === 'opponent' ? 'del mazo del Oponente' : 'de su mazo del Bien';
  const isOne = amount === 1 && deck === 'opponent';
  scope.mentions.put(as, { first: null, noun: null, grammar: isOne ? 'one' : 'many' });
  return [
    {
      kind: 'clause',
      subject: plainSubject(masculine(say`todos los jugadores del Bien`, 'many')),
      predicates: [{ verb: 'mirar', rest: say`${top} ${whose}` }],
      after: tail,
    },
  ];
};

const WAIT: Predicate = { verb: 'esperar', rest: NOTHING, keyword: 'wait' };

export const fall: Teller<'fall'> = ({ what, only }, scope) => {
  const np = all(nounOf(only, scope, { where: say`que haya ${amongThem(what, scope)}` }));
  return [
    {
      kind: 'clause',
      subject: plainSubject(np),
      predicates: [{ verb: 'entrar', rest: say`en el juego de los Oponentes` }, WAIT],
      after: NOTHING,
    },
  ];
};

export const arrange: Teller<'arrange'> = ({ what }, scope) => {
  const isPart = scope.mentions.get(what)?.isPart === true;
  const cards = isPart ? { phrase: say`el resto` } : directOf(refer(what, scope));
  return [playerDoes(scope, doing('poner', cards, { after: say`encima en cualquier orden` }))];
};

export const putUnder: Teller<'putUnder'> = ({ what }, scope) => {
  const { np, only } = targetOf(what, scope);
  takeSome(what, scope);
  return [playerDoes(scope, doing('poner', directOf(np), { after: say`debajo del mazo` }), only)];
};

export const raise: Teller<'raise'> = ({ what }, scope) => {
  const { zone: _, ...named } = what;
  const isNamed = what.name !== undefined;
  const { np, only } = targetOf(isNamed ? named : { zone: 'opponentDiscard', ...what }, scope, 'from');
  const from = isNamed ? say`de la pila de descartes de los Oponentes` : NOTHING;
  if (!isCommand(np, scope)) {
    const clause = cardDoes(np, { verb: 'volver', rest: words(from, 'al juego de los Oponentes') }, only);
    return [{ ...clause, predicates: [...clause.predicates, WAIT] }];
  }
  const back =
    np.grammar === 'one'
      ? say`que vuelve al juego de los Oponentes y ${keyword('wait', 'espera')}`
      : say`que vuelven al juego de los Oponentes y ${keyword('wait', 'esperan')}`;
  const rest = say`${words(direct(np), from)}, ${back}`;
  return [playerDoes(scope, { verb: 'levantar', rest }, only)];
};

/** A card that was Lured goes home, a human Opponent to the player who calls; which it is may not be known. */
export const bringOver: Teller<'bringOver'> = ({ what }, scope) => {
  const from = chosenFrom(what, scope);
  const { np, only } = targetOf(what, scope);
  if (from.lured === true) {
    const home = np.grammar === 'one' ? say`a su dueño` : say`a sus dueños`;
    return [playerDoes(scope, doing('devolver', directOf(np), { before: home }), only)];
  }
  const isHuman = from.trait !== undefined || from.type !== undefined;
  const where = isHuman ? say`a ${MY[scope.agent]} juego` : say`al juego del Bien`;
  const bring = doing('atraer', directOf(np), { before: where });
  return [playerDoes(scope, isHuman ? { ...bring, keyword: 'broughtOver' } : bring, only)];
};

export const lose: Teller<'lose'> = ({ amount, from }, scope) => {
  const { much, tail } = countOf(amount, CARDS, scope);
  const where = `de ${MY[scope.agent]} ${from === 'hand' ? 'mano' : 'mazo'}`;
  const what = from === 'deck' && typeof amount === 'number' ? topOf(amount) : much;
  // What is as much as something else has words after it: "descarta de tu mano tantas cartas como …".
  const isLong = typeof amount === 'object' && 'strengthOf' in amount;
  const rest = isLong ? say`${where} ${what}` : say`${what} ${where}`;
  return [playerDoes(scope, { verb: 'descartar', rest }, tail)];
};

export const drawOpponent: Teller<'drawOpponent'> = ({ amount }, scope) => {
  const { much, tail } = countOf(amount, { one: 'carta del Oponente', many: 'cartas del Oponente' }, scope);
  const isOne = amount === 1 || (typeof amount === 'object' && 'count' in amount);
  const acting = isOne ? ', que actúa enseguida' : ', que actúan enseguida';
  return [playerDoes(scope, { verb: 'robar', rest: words(much, acting) }, tail)];
};

export const draw: Teller<'draw'> = ({ amount }, scope) => {
  const { much, tail } = countOf(amount, CARDS, scope);
  return [playerDoes(scope, { verb: 'robar', rest: much }, tail)];
};

export const shuffleIn: Teller<'shuffleIn'> = ({ what }, scope) =>
  moved(what, scope, 'barajar', `en ${MY[scope.agent]} mazo`);

export const takeBack: Teller<'takeBack'> = ({ what }, scope) =>
  moved(what, scope, 'devolver', `a ${MY[scope.agent]} mano`);

/** Where it goes is told first, as where it comes from follows it: "devuelve a tu mano un Suceso de tu pila de descartes". */
function moved(what: Select, scope: Scope, verb: ObjectedVerb, where: string): readonly Item[] {
  const { np, only } = targetOf({ zone: 'discard', ...what }, scope, 'from');
  // In a pile lie cards, and nobody: no "a" before them.
  const card = { ...np, isPerson: false };
  return [playerDoes(scope, doing(verb, directOf(card), { before: say`${where}` }), only)];
}
