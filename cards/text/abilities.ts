import type {
  Ability,
  ActivatedAbility,
  ConstantAbility,
  InterruptAbility,
  Limit,
  Program,
  TriggeredAbility,
} from '../../engine/alpha-omega/definitions.ts';
import type { Condition } from '../../engine/alpha-omega/selects.ts';
import type { ScopeOf } from './mentions.ts';
import type { Np } from './np.ts';
import { isEmpty, joined, NOTHING, type Phrase, say, sentence, words as inARow } from './phrase.ts';
import type { Paragraph } from './plan.ts';
import type { Opening } from './sentences.ts';
import type { Stay } from './stay.ts';
import type { Danger, Triggers } from './triggers.ts';
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
} from './uses.ts';

/** How a language words what abilities say. */
export interface AbilityWords<N extends Np, O, I> extends Triggers<N, O, I> {
  readonly constant: (abilities: readonly ConstantAbility[], scope: ScopeOf<N, O, I>, stay: Stay) => Phrase;
  /** What changes as an Event grows older. */
  readonly ages: (abilities: readonly ConstantAbility[], scope: ScopeOf<N, O, I>) => Phrase;
  /** "Spoken: ": what words work is marked, since words can be taken away. */
  readonly spoken: Phrase;
  /** "Set Up: ". */
  readonly setUp: string;
  /** "Only 1 Hail does this each round." */
  readonly sharing: (sharing: Sharing) => Phrase;
  readonly limit: (limit: Limit) => Phrase;
  /** "in place of its attack". */
  readonly inPlaceOfAttack: Phrase;
  /** "if Michael is in play". */
  readonly ifSo: (condition: Condition, scope: ScopeOf<N, O, I>) => Phrase;
  /** The program as sentences. */
  readonly sentences: (items: readonly I[], opening: Opening) => Phrase;
  /** A program in the midst of a sentence. */
  readonly together: (items: readonly I[]) => Phrase;
  /** "when another Good Person is attacked": without its "when". */
  readonly danger: (on: InterruptAbility['on'], danger: Danger<N>) => Phrase;
  /** "an attack on a Good card by a Fallen Angel": without its "an attack". */
  readonly attackOn: (danger: Danger<N>) => Phrase;
  /** "you may block an attack …", "every attack … is blocked". */
  readonly block: (attack: Phrase, may: boolean) => Phrase;
  /** "either …, or …". */
  readonly either: (ways: readonly Phrase[]) => Phrase;
  /** "block an attack …": as one of two ways. */
  readonly wayToBlock: (attack: Phrase) => Phrase;
  /** "save a Good Person about to be defeated …". */
  readonly wayToSave: (danger: Danger<N>) => Phrase;
  /** "when Michael is attacked". */
  readonly when: (event: Phrase) => Phrase;
}

/** What an ability is told with. */
interface Telling<N extends Np, O, I> {
  readonly words: AbilityWords<N, O, I>;
  readonly scope: ScopeOf<N, O, I>;
  readonly stay: Stay;
}

/** What a paragraph of abilities says as whole sentences, in the words of a language. */
export const paragraphsIn =
  <N extends Np, O, I>(words: AbilityWords<N, O, I>) =>
  (paragraph: Paragraph, scope: ScopeOf<N, O, I>, stay: Stay): Phrase => {
    const telling = { words, scope, stay };
    switch (paragraph.kind) {
      case 'constant':
        return spokenOr(paragraph.abilities[0], words.constant(paragraph.abilities, scope, stay), words);
      case 'ages':
        return spokenOr(paragraph.abilities[0], words.ages(paragraph.abilities, scope), words);
      case 'shared':
        return eitherOf(paragraph.abilities, telling);
      case 'single':
        return spokenOr(paragraph.ability, singleOf(paragraph.ability, telling), words);
      default:
        return paragraph satisfies never;
    }
  };

const spokenOr = ({ spoken }: Ability, said: Phrase, words: { readonly spoken: Phrase }): Phrase =>
  spoken === undefined ? said : say`${words.spoken}${said}`;

function singleOf<N extends Np, O, I>(ability: Use, telling: Telling<N, O, I>): Phrase {
  const sharing = sharingOf(ability, telling.scope);
  if (sharing === null) return told(ability, telling);
  return inARow(told(withoutLimit(ability), telling), telling.words.sharing(sharing));
}

function told<N extends Np, O, I>(ability: Use, telling: Telling<N, O, I>): Phrase {
  switch (ability.kind) {
    case 'triggered':
      return triggered(ability, telling);
    case 'activated':
      return activated(ability, telling);
    case 'interrupt':
      return interrupt(ability, telling);
    default:
      return ability satisfies never;
  }
}

const ifSo = <N extends Np, O, I>(
  condition: Condition | undefined,
  { words, scope }: Telling<N, O, I>,
): Phrase => (condition === undefined ? NOTHING : words.ifSo(condition, scope));

const itemsOf = <N extends Np, O, I>(
  program: Program,
  { scope }: Telling<N, O, I>,
  voice: 'do' | 'happen',
): readonly I[] => scope.tell(program, { ...scope, voice });

function triggered<N extends Np, O, I>(ability: TriggeredAbility, telling: Telling<N, O, I>): Phrase {
  const { on, if: condition, limit, do: program } = ability;
  const { words, scope, stay } = telling;
  const may = ability.may === true;
  const whens = words.whenOf(on, scope);
  const isAtOnce = whens.every(({ phrase }) => isEmpty(phrase));
  const when = words.prefixOf(whens, limit, { may, isNext: scope.card.type === 'calling' });
  const cond = ifSo(condition, telling);
  const items = itemsOf(program, telling, may ? 'do' : 'happen');
  if (isSetUp(ability, scope.card))
    return say`${words.setUp}${words.sentences(items, { prefix: cond, may })}`;
  const prefix = joined([isAtOnce ? NOTHING : stay.phrase, when, cond], ', ');
  return words.sentences(items, { prefix, may });
}

function activated<N extends Np, O, I>(
  { limit, do: program }: ActivatedAbility,
  telling: Telling<N, O, I>,
): Phrase {
  const prefix = joined([telling.stay.phrase, ...opportunity(limit, telling)], ', ');
  return telling.words.sentences(itemsOf(program, telling, 'do'), { prefix, may: false });
}

function opportunity<N extends Np, O, I>(
  limit: Limit,
  { words, scope }: Telling<N, O, I>,
): readonly Phrase[] {
  if (!isInPlaceOfAttack(scope.card)) return [words.limit(limit)];
  return limit.per === 'game' ? [words.limit(limit), words.inPlaceOfAttack] : [words.inPlaceOfAttack];
}

function interrupt<N extends Np, O, I>(ability: InterruptAbility, telling: Telling<N, O, I>): Phrase {
  const { on, limit, do: program } = ability;
  const { words, scope, stay } = telling;
  if (isBlock(ability)) return blocked(ability, telling);
  const may = ability.may === true;
  const phrase = words.danger(on, words.dangerOf(ability, scope));
  const when = words.prefixOf([{ kind: 'event', phrase }], limit, { may, isNext: false });
  const items = itemsOf(program, telling, may ? 'do' : 'happen');
  return words.sentences(items, { prefix: joined([stay.phrase, when], ', '), may });
}

/** "Once per round, you may block an attack on a Good card." */
function blocked<N extends Np, O, I>(ability: InterruptAbility, telling: Telling<N, O, I>): Phrase {
  const { words, stay } = telling;
  const limit = ability.limit === undefined ? NOTHING : words.limit(ability.limit);
  const said = words.block(attackOn(ability, telling), ability.may === true);
  return sentence(joined([stay.phrase, limit, said], ', '));
}

const attackOn = <N extends Np, O, I>(
  { who, by }: InterruptAbility,
  { words, scope }: Telling<N, O, I>,
): Phrase =>
  words.attackOn(words.dangerOf({ on: 'attack', who, ...(by === undefined ? {} : { by }) }, scope));

/** Abilities of which only so many may be used: "once per round, either save a Good Person … or defeat …". */
function eitherOf<N extends Np, O, I>(abilities: readonly Ability[], telling: Telling<N, O, I>): Phrase {
  const { words, stay } = telling;
  const limit = limitTogether(abilities);
  const ways = abilities.map((each) => wayOf(each, telling));
  return sentence(
    joined([stay.phrase, limit === undefined ? NOTHING : words.limit(limit), words.either(ways)], ', '),
  );
}

function wayOf<N extends Np, O, I>(ability: Ability, telling: Telling<N, O, I>): Phrase {
  const { words, scope } = telling;
  if (ability.kind === 'constant') return NOTHING;
  if (ability.kind === 'interrupt') return wayOut(ability, telling);
  const before =
    ability.kind === 'activated'
      ? []
      : [
          words.prefixOf(words.whenOf(ability.on, scope), undefined, { may: true, isNext: false }),
          ifSo(ability.if, telling),
        ];
  return joined([...before, words.together(itemsOf(ability.do, telling, 'do'))], ', ');
}

function wayOut<N extends Np, O, I>(ability: InterruptAbility, telling: Telling<N, O, I>): Phrase {
  const { words, scope } = telling;
  const only = onlyOpOf(ability.do);
  if (only === 'cancelAttack') return words.wayToBlock(attackOn(ability, telling));
  const danger = words.dangerOf(ability, scope);
  if (only === 'save') return words.wayToSave(danger);
  const when = words.when(words.danger(ability.on, danger));
  return joined([when, words.together(itemsOf(ability.do, telling, 'do'))], ', ');
}
