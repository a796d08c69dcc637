import type {
  Ability,
  ActivatedAbility,
  InterruptAbility,
  Limit,
  TriggeredAbility,
} from '../../../engine/alpha-omega/definitions.ts';
import { merged } from '../clauses.ts';
import { isEmpty, joined, NOTHING, type Phrase, say, sentence, words } from '../phrase.ts';
import type { Paragraph } from '../plan.ts';
import type { Stay } from '../stay.ts';
import {
  isBlock,
  isInPlaceOfAttack,
  isSetUp,
  limitTogether,
  onlyOpOf,
  type Sharing,
  sharingOf,
  type Use,
  withoutLimit,
} from '../uses.ts';
import type { Item } from './clauses.ts';
import { conditionOf } from './conditions.ts';
import { agesSentence, constantSentence } from './constants.ts';
import { keyword } from './keywords.ts';
import { listed } from './lists.ts';
import type { Scope } from './mentions.ts';
import { SET_UP } from './objectives.ts';
import { direct } from './prepositions.ts';
import { saidTogether, sentencesOf } from './programs.ts';
import { dangerOf, dangerWords, inEach, limitOf, prefixOf, whenOf } from './triggers.ts';

/** What a paragraph of abilities says, as whole sentences. */
export function paragraphOf(paragraph: Paragraph, scope: Scope, stay: Stay): Phrase {
  switch (paragraph.kind) {
    case 'constant':
      return spokenOr(paragraph.abilities[0], constantSentence(paragraph.abilities, scope, stay));
    case 'ages':
      return spokenOr(paragraph.abilities[0], agesSentence(paragraph.abilities, scope));
    case 'shared':
      return eitherOf(paragraph.abilities, scope, stay);
    case 'single':
      return spokenOr(paragraph.ability, singleOf(paragraph.ability, scope, stay));
    default:
      return paragraph satisfies never;
  }
}

/** What words work is marked, since words can be taken away. */
const spokenOr = ({ spoken }: Ability, said: Phrase): Phrase =>
  spoken === undefined ? said : say`${keyword('spoken', 'De palabra')}: ${said}`;

function singleOf(ability: Use, scope: Scope, stay: Stay): Phrase {
  const sharing = sharingOf(ability, scope);
  if (sharing === null) return told(ability, scope, stay);
  return words(told(withoutLimit(ability), scope, stay), sharedSentence(sharing));
}

function sharedSentence({ names, times, per }: Sharing): Phrase {
  const [name = NOTHING, ...others] = names;
  const which = others.length === 0 ? name : say`de ${listed(names)}`;
  return sentence(say`solo ${times} ${which} ${times === 1 ? 'hace' : 'hacen'} esto ${inEach(per)}`);
}

function told(ability: Use, scope: Scope, stay: Stay): Phrase {
  switch (ability.kind) {
    case 'triggered':
      return triggered(ability, scope, stay);
    case 'activated':
      return activated(ability, scope, stay);
    case 'interrupt':
      return interrupt(ability, scope, stay);
    default:
      return ability satisfies never;
  }
}

function triggered(ability: TriggeredAbility, scope: Scope, stay: Stay): Phrase {
  const { on, if: condition, may, limit, do: program } = ability;
  const whens = whenOf(on, scope);
  const isAtOnce = whens.every(({ phrase }) => isEmpty(phrase));
  const when = prefixOf(whens, limit, { may: may === true, isNext: scope.card.type === 'calling' });
  const cond = condition === undefined ? NOTHING : say`si ${conditionOf(condition, scope)}`;
  const items = scope.tell(program, { ...scope, voice: may === true ? 'do' : 'happen' });
  if (isSetUp(ability, scope.card))
    return say`${SET_UP}${sentencesOf(items, { prefix: cond, may: may === true })}`;
  const prefix = joined([isAtOnce ? NOTHING : stay.phrase, when, cond], ', ');
  return sentencesOf(items, { prefix, may: may === true });
}

function activated({ limit, do: program }: ActivatedAbility, scope: Scope, stay: Stay): Phrase {
  const prefix = joined([stay.phrase, opportunity(limit, scope)], ', ');
  return sentencesOf(scope.tell(program, { ...scope, voice: 'do' }), { prefix, may: false });
}

function opportunity(limit: Limit, { card }: Scope): Phrase {
  if (!isInPlaceOfAttack(card)) return limitOf(limit);
  const attack = say`${keyword('inPlaceOfAttack', 'en lugar de su ataque')}`;
  return limit.per === 'game' ? say`${limitOf(limit)}, ${attack}` : attack;
}

function interrupt(ability: InterruptAbility, scope: Scope, stay: Stay): Phrase {
  const { on, limit, may, do: program } = ability;
  if (isBlock(ability)) return blocked(ability, scope, stay);
  const isOptional = may === true;
  const danger = dangerWords(on, dangerOf(ability, scope));
  const prefix = joined(
    [stay.phrase, prefixOf([{ kind: 'event', phrase: danger }], limit, { may: isOptional, isNext: false })],
    ', ',
  );
  const items = scope.tell(program, { ...scope, voice: isOptional ? 'do' : 'happen' });
  return sentencesOf(items, { prefix, may: isOptional });
}

/** "Una vez por ronda, puedes detener un ataque contra una carta del Bien." */
function blocked(ability: InterruptAbility, scope: Scope, stay: Stay): Phrase {
  const limit = ability.limit === undefined ? NOTHING : limitOf(ability.limit);
  const attack = attackOn(ability, scope);
  const said = ability.may ? say`puedes detener un ataque ${attack}` : say`se detiene todo ataque ${attack}`;
  return sentence(joined([stay.phrase, limit, said], ', '));
}

/** "contra una carta del Bien", "de un Ángel Caído contra una carta del Bien". */
function attackOn({ who, by }: InterruptAbility, scope: Scope): Phrase {
  const danger = dangerOf({ on: 'attack', who, ...(by === undefined ? {} : { by }) }, scope);
  return words(danger.by, 'contra', danger.whom.phrase);
}

/** Abilities of which only so many may be used: "una vez por ronda, o bien salva …, o bien derrota …". */
function eitherOf(abilities: readonly Ability[], scope: Scope, stay: Stay): Phrase {
  const limit = limitTogether(abilities);
  const ways = abilities.map((each) => say`o bien ${wayOf(each, scope)}`);
  return sentence(
    joined([stay.phrase, limit === undefined ? NOTHING : limitOf(limit), joined(ways, ', ')], ', '),
  );
}

const toldAsWay = (items: readonly Item[]): Phrase => saidTogether(merged(items));

function wayOf(ability: Ability, scope: Scope): Phrase {
  switch (ability.kind) {
    case 'constant':
      return NOTHING;
    case 'activated':
      return toldAsWay(scope.tell(ability.do, { ...scope, voice: 'do' }));
    case 'triggered': {
      const when = prefixOf(whenOf(ability.on, scope), undefined, { may: true, isNext: false });
      const cond = ability.if === undefined ? NOTHING : say`si ${conditionOf(ability.if, scope)}`;
      return joined([when, cond, toldAsWay(scope.tell(ability.do, { ...scope, voice: 'do' }))], ', ');
    }
    case 'interrupt':
      return wayOut(ability, scope);
    default:
      return ability satisfies never;
  }
}

function wayOut(ability: InterruptAbility, scope: Scope): Phrase {
  const only = onlyOpOf(ability.do);
  if (only === 'cancelAttack') return say`detén un ataque ${attackOn(ability, scope)}`;
  const danger = dangerOf(ability, scope);
  if (only === 'save')
    return words(say`salva con ${1} punto de vida`, direct(danger.whom), 'a punto de caer', danger.by);
  const said = toldAsWay(scope.tell(ability.do, { ...scope, voice: 'do' }));
  return say`cuando ${dangerWords(ability.on, danger)}, ${said}`;
}
