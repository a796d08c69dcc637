import type { Select } from '../../../engine/alpha-omega/selects.ts';
import { NOTHING, type Phrase, say, textOf, words } from '../phrase.ts';
import { listed } from './lists.ts';
import type { Scope } from './mentions.ts';
import { asKind } from './nouns.ts';
import type { Np } from './np.ts';
import { BORNE, nounOf, whereOf } from './selects.ts';
import { asFact, type Mood, type WishedVerb } from './verbs.ts';

/** What is said of a card that is named: "tiene daño", "no es un Ángel", "no ha actuado en esta ronda". */
export function descriptionOf(select: Select, np: Np, scope: Scope, mood: Mood): Phrase {
  const { grammar } = np;
  const { type, trait, supernatural, name, strength, pick } = select;
  const isKind = [type, trait, supernatural, name, strength, pick].some((each) => each !== undefined);
  if (isKind) {
    const { is: _, zone: __, ...kind } = select;
    return words(asFact('ser', grammar, mood), asKind(nounOf(kind, scope), grammar));
  }
  const facts = [sideOf(select, np, scope, mood), ...factsOf(select, np, scope, mood)];
  const said = listed(facts, mood.isTrue ? 'y' : 'o');
  return said.length > 0 ? said : words(asFact('estar', grammar, mood), 'en juego');
}

/** "está con el Bien", "sigue con los Oponentes": what was introduced as one of that side may have changed it since. */
function sideOf(select: Select, { grammar }: Np, scope: Scope, mood: Mood): Phrase {
  const { side, is } = select;
  if (side === undefined) return NOTHING;
  const noun = is === undefined ? undefined : scope.mentions.get(scope.mentions.resolve(is))?.noun;
  const isSameSide = noun != null && textOf(noun.side.one) === (side === 'good' ? 'del Bien' : 'Oponente');
  return words(
    asFact(isSameSide ? 'seguir' : 'estar', grammar, mood),
    side === 'good' ? 'con el Bien' : 'con los Oponentes',
  );
}

function factsOf(select: Select, { grammar }: Np, scope: Scope, mood: Mood): readonly Phrase[] {
  const { damaged, lured, acted, bears, of, not, zone } = select;
  // What is asked of a card may be that it is not so; to deny that is to say that it is.
  const fact = (verb: WishedVerb, isSo = true): string =>
    asFact(verb, grammar, { ...mood, isTrue: mood.isTrue === isSo });
  const have = asFact('haber', grammar, { ...mood, isTrue: true });
  return [
    damaged === undefined ? NOTHING : say`${fact('tener', damaged)} daño`,
    lured === undefined ? NOTHING : say`${lured === mood.isTrue ? '' : 'no '}se ${have} descarriado`,
    acted === undefined ? NOTHING : say`${fact('haber', acted)} actuado en esta ronda`,
    bears === undefined ? NOTHING : say`${fact('tener')} ${BORNE[bears]}`,
    of === undefined ? NOTHING : belongs(of, fact('pertenecer'), scope),
    not === undefined ? NOTHING : say`${fact('ser')} otra carta`,
    zone === undefined || zone === 'play' || zone === 'opponentDeck'
      ? NOTHING
      : say`${fact('estar')} ${whereOf(zone, scope)}`,
  ];
}

/** "te pertenece", "no pertenece a un compañero". */
function belongs(of: 'you' | 'others', belong: string, { agent }: Scope): Phrase {
  if (of === 'others') return say`${belong} a un compañero`;
  const whom = agent === 'you' ? 'te' : 'le';
  return say`${belong.startsWith('no ') ? `no ${whom} ${belong.slice(3)}` : `${whom} ${belong}`}`;
}
