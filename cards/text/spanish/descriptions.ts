import type { Select } from '../../../engine/alpha-omega/selects.ts';
import { NOTHING, type Phrase, say, textOf, words } from '../phrase.ts';
import { listed } from './lists.ts';
import type { Scope } from './mentions.ts';
import { asKind } from './nouns.ts';
import type { Np } from './np.ts';
import { BORNE, nounOf, whereOf } from './selects.ts';
import { bent } from './verbs.ts';

/** What is said of a card that is named: "tiene daño", "no es un Ángel", "no ha actuado en esta ronda". */
export function descriptionOf(select: Select, np: Np, scope: Scope, isTrue: boolean): Phrase {
  const { grammar } = np;
  const { type, trait, supernatural, name, strength, pick } = select;
  const isKind = [type, trait, supernatural, name, strength, pick].some((each) => each !== undefined);
  if (isKind) {
    const { is: _, zone: __, ...kind } = select;
    return words(bent('ser', grammar, isTrue), asKind(nounOf(kind, scope), grammar));
  }
  const facts = [sideOf(select, np, scope, isTrue), ...factsOf(select, np, scope, isTrue)];
  const said = listed(facts, isTrue ? 'y' : 'o');
  return said.length > 0 ? said : words(bent('estar', grammar, isTrue), 'en juego');
}

/** "está con el Bien", "sigue con los Oponentes": what was introduced as one of that side may have changed it since. */
function sideOf(select: Select, { grammar }: Np, scope: Scope, isTrue: boolean): Phrase {
  const { side, is } = select;
  if (side === undefined) return NOTHING;
  const noun = is === undefined ? undefined : scope.mentions.get(scope.mentions.resolve(is))?.noun;
  const isSameSide = noun != null && textOf(noun.side.one) === (side === 'good' ? 'del Bien' : 'Oponente');
  return words(
    bent(isSameSide ? 'seguir' : 'estar', grammar, isTrue),
    side === 'good' ? 'con el Bien' : 'con los Oponentes',
  );
}

function factsOf(select: Select, np: Np, scope: Scope, isTrue: boolean): readonly Phrase[] {
  const { damaged, lured, acted, bears, of, not, zone } = select;
  const { grammar } = np;
  const have = (isSo: boolean): string => bent('tener', grammar, isSo);
  const belong = bent('pertenecer', grammar);
  return [
    damaged === undefined ? NOTHING : say`${have(damaged === isTrue)} daño`,
    lured === undefined
      ? NOTHING
      : say`${lured === isTrue ? '' : 'no '}se ${bent('haber', grammar)} descarriado`,
    acted === undefined ? NOTHING : say`${bent('haber', grammar, acted === isTrue)} actuado en esta ronda`,
    bears === undefined ? NOTHING : say`${have(isTrue)} ${BORNE[bears]}`,
    of === undefined
      ? NOTHING
      : words(
          isTrue ? '' : 'no',
          of === 'others' ? say`${belong} a un compañero` : say`${PRONOUNS[scope.agent]} ${belong}`,
        ),
    not === undefined ? NOTHING : say`${bent('ser', grammar, isTrue)} otra carta`,
    zone === undefined || zone === 'play' || zone === 'opponentDeck'
      ? NOTHING
      : say`${bent('estar', grammar)} ${whereOf(zone, scope)}`,
  ];
}

const PRONOUNS = { you: 'te', each: 'le' } as const;
