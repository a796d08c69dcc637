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
import { conditionOf } from './conditions.ts';
import { agesSentence, constantSentence } from './constants.ts';
import { keyword } from './keywords.ts';
import { listed } from './lists.ts';
import { asObject, type Scope } from './mentions.ts';
import { SET_UP } from './objectives.ts';
import { saidTogether, sentencesOf } from './programs.ts';
import { dangerOf, dangerWords, limitOf, prefixOf, whenOf } from './triggers.ts';

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
  spoken === undefined ? said : say`${keyword('spoken', 'Spoken')}: ${said}`;

function singleOf(ability: Use, scope: Scope, stay: Stay): Phrase {
  const sharing = sharingOf(ability, scope);
  if (sharing === null) return told(ability, scope, stay);
  return words(told(withoutLimit(ability), scope, stay), sharedSentence(sharing));
}

function sharedSentence({ names, times, per }: Sharing): Phrase {
  const [name = NOTHING, ...others] = names;
  return sentence(
    others.length === 0
      ? say`only ${times} ${name} ${times === 1 ? 'does' : 'do'} this each ${per}`
      : say`only ${times} of ${listed(names)} ${times === 1 ? 'does' : 'do'} this each ${per}`,
  );
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
  const cond = condition === undefined ? NOTHING : say`if ${conditionOf(condition, scope)}`;
  const prefix = joined([isAtOnce ? NOTHING : stay.phrase, when, cond], ', ');
  const items = scope.tell(program, { ...scope, voice: may === true ? 'do' : 'happen' });
  if (isSetUp(ability, scope.card))
    return say`${SET_UP}${sentencesOf(items, { prefix: joined([cond], ''), may: may === true })}`;
  return sentencesOf(items, { prefix, may: may === true });
}

function activated({ limit, do: program }: ActivatedAbility, scope: Scope, stay: Stay): Phrase {
  const prefix = joined([stay.phrase, opportunity(limit, scope)], ', ');
  const items = scope.tell(program, { ...scope, voice: 'do' });
  return sentencesOf(items, { prefix, may: false });
}

function opportunity(limit: Limit, { card }: Scope): Phrase {
  if (!isInPlaceOfAttack(card)) return limitOf(limit);
  const attack = say`${keyword('inPlaceOfAttack', 'in place of its attack')}`;
  return limit.per === 'game' ? say`${limitOf(limit)}, ${attack}` : attack;
}

function interrupt(ability: InterruptAbility, scope: Scope, stay: Stay): Phrase {
  const { limit, may, do: program } = ability;
  const isOptional = may === true;
  if (isBlock(ability)) return blocked(ability, scope, stay);
  const danger = dangerWords(ability.on, dangerOf(ability, scope));
  const prefix = joined(
    [stay.phrase, prefixOf([{ kind: 'event', phrase: danger }], limit, { may: isOptional, isNext: false })],
    ', ',
  );
  const items = scope.tell(program, { ...scope, voice: isOptional ? 'do' : 'happen' });
  return sentencesOf(items, { prefix, may: isOptional });
}

/** "Once per round, you may block an attack on a Good card." */
function blocked(ability: InterruptAbility, scope: Scope, stay: Stay): Phrase {
  const limit = ability.limit === undefined ? NOTHING : limitOf(ability.limit);
  const attack = attackOn(ability, scope);
  const said = ability.may ? say`you may block an attack ${attack}` : say`every attack ${attack} is blocked`;
  return sentence(joined([stay.phrase, limit, said], ', '));
}

function attackOn({ who, by }: InterruptAbility, scope: Scope): Phrase {
  const danger = dangerOf({ on: 'attack', who, ...(by === undefined ? {} : { by }) }, scope);
  return words('on', asObject(danger.whom), danger.by);
}

/** Abilities of which only so many may be used: "once per round, either save a Good Person … or defeat …". */
function eitherOf(abilities: readonly Ability[], scope: Scope, stay: Stay): Phrase {
  const limit = limitTogether(abilities);
  const ways = abilities.map((each) => wayOf(each, scope));
  const prefix = joined([stay.phrase, limit === undefined ? NOTHING : limitOf(limit)], ', ');
  return sentence(say`${prefix}, either ${joined(ways, ', or ')}`);
}

function wayOf(ability: Ability, scope: Scope): Phrase {
  switch (ability.kind) {
    case 'constant':
      return NOTHING;
    case 'activated':
      return saidTogether(merged(scope.tell(ability.do, { ...scope, voice: 'do' })));
    case 'triggered': {
      const when = prefixOf(whenOf(ability.on, scope), undefined, { may: true, isNext: false });
      const cond = ability.if === undefined ? NOTHING : say`if ${conditionOf(ability.if, scope)}`;
      const said = saidTogether(merged(scope.tell(ability.do, { ...scope, voice: 'do' })));
      return joined([when, cond, said], ', ');
    }
    case 'interrupt':
      return wayOut(ability, scope);
    default:
      return ability satisfies never;
  }
}

function wayOut(ability: InterruptAbility, scope: Scope): Phrase {
  const only = onlyOpOf(ability.do);
  if (only === 'cancelAttack') return say`block an attack ${attackOn(ability, scope)}`;
  const danger = dangerOf(ability, scope);
  if (only === 'save')
    return say`save ${words(asObject(danger.whom), 'about to be defeated', danger.by)}, leaving ${1} hit point`;
  return say`when ${dangerWords(ability.on, danger)}, ${saidTogether(merged(scope.tell(ability.do, { ...scope, voice: 'do' })))}`;
}
