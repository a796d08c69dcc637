import type { ConstantAbility, Op, TriggeredAbility } from '../../../engine/alpha-omega/definitions.ts';
import { type Clause, type Item, subjectOf } from './clauses.ts';
import { conditionOf } from './conditions.ts';
import { createMentions, refer, type Referred, type Scope } from './mentions.ts';
import { predicateOf } from './modifiers.ts';
import { listed, NOTHING, type Phrase, say, words } from './phrase.ts';
import { bareRef } from './selects.ts';
import { targetOf } from './targets.ts';
import { limitOf, whenOf } from './triggers.ts';

type Lasting = Extract<Op, { readonly op: 'lasting' }>;

const UNTIL = {
  turnEnds: say`until the end of the turn`,
  roundEnds: say`until the end of the round`,
  left: say`from then on`,
} as const;

/** An effect that stays on cards, told as what they have and do from now on. */
export function lastingOf({ on, abilities, until }: Lasting, scope: Scope): readonly Item[] {
  const { np, only } = targetOf(on, scope);
  const inner: Scope = {
    ...scope,
    mentions: createMentions(scope.mentions),
    carrier: 'host',
    agent: 'you',
    voice: 'happen',
  };
  inner.mentions.put('host', { first: np, noun: null, grammar: np.grammar });
  const said = { np, inner, until: words(UNTIL[until ?? 'left'], only) };
  return abilities.flatMap((ability) =>
    ability.kind === 'constant' ? constantOf(ability, said) : triggeredOf(ability, said),
  );
}

interface Said {
  readonly np: Referred;
  readonly inner: Scope;
  readonly until: Phrase;
}

function constantOf(
  { affects, gives, if: condition }: ConstantAbility,
  { np, inner, until }: Said,
): readonly Clause[] {
  const isHost = affects !== undefined && bareRef(affects) === 'host';
  const target = affects === undefined || isHost ? hostOf(np, inner) : targetOf(affects, inner).np;
  const predicates = [predicateOf(gives, inner)];
  const when = condition === undefined ? NOTHING : say`while ${conditionOf(condition, inner)}`;
  return [{ kind: 'clause', subject: subjectOf(target), predicates, after: words(when, until) }];
}

/** The card that the effect is on: as it was chosen, then as "it". */
function hostOf(np: Referred, inner: Scope): Referred {
  const again = refer('host', inner);
  return again.phrase === np.phrase ? np : { ...again, key: np.key };
}

function triggeredOf(
  { on, if: condition, may, limit, do: program }: TriggeredAbility,
  { inner, until }: Said,
): readonly Item[] {
  const items = inner.tell(program, inner);
  const when = listed(
    whenOf(on, inner).map(({ kind, phrase }) => (kind === 'event' ? say`whenever ${phrase}` : phrase)),
  );
  const tail = words(
    when,
    condition === undefined ? '' : say`if ${conditionOf(condition, inner)}`,
    may === undefined ? '' : 'if you wish',
    limit === undefined ? '' : say`at most ${limitOf(limit)}`,
    until,
  );
  return items.map((item, index) =>
    item.kind === 'clause' && index === items.length - 1 ? { ...item, after: words(item.after, tail) } : item,
  );
}
