import type { Op, Program } from '../../../engine/alpha-omega/definitions.ts';
import { type Item, merged, optional, saidClause, saidInFull, saidWithMay } from './clauses.ts';
import type { Scope } from './mentions.ts';
import { isTheOnlyOne } from './choices.ts';
import { OPS } from './ops.ts';
import { joined, listed, NOTHING, type Phrase, say, sentence, words } from './phrase.ts';

type TellAny = (op: Op, scope: Scope, rest: Program) => readonly Item[];

/** What a program does, in its order. */
export function itemsOf(program: Program, scope: Scope): readonly Item[] {
  return program.flatMap((op, index) => {
    // Each teller takes its own kind of op; the record's type guarantees that this one takes this one.
    const tell = OPS[op.op] as TellAny;
    const items = tell(op, scope, program.slice(index + 1));
    const before = program[index - 1];
    const isLeft = before?.op === 'choose' && before.upTo !== undefined && isTheOnlyOne(before, scope);
    return isLeft ? items.map(optional) : items;
  });
}

/** How the sentences of a program begin. */
export interface Opening {
  /** "once per turn", "when Michael is attacked". */
  readonly prefix: Phrase;
  readonly may: boolean;
}

/** The program as sentences. */
export function sentencesOf(items: readonly Item[], opening: Opening): Phrase {
  const [first, ...rest] = inSentences(merged(items), opening.may);
  if (first === undefined) return NOTHING;
  const begun = opening.may ? permitted(first) : saidTogether(first);
  const start = sentence(opening.prefix.length === 0 ? begun : say`${opening.prefix}, ${begun}`);
  const more = rest.map((part, index) => {
    const said = saidTogether(part);
    if (opening.may && index === 0) return sentence(say`if you do, ${said}`);
    const isCommand = part[0]?.kind === 'clause' && part[0].subject.is === 'player';
    return sentence(isCommand ? say`then ${said}` : said);
  });
  return words(start, ...more);
}

/** Two things go into one sentence; of more, each has its own. A choice between two ways always has. */
function inSentences(items: readonly Item[], may: boolean): readonly (readonly Item[])[] {
  const isShort = items.length <= 2 && items.every((item) => item.kind === 'clause');
  const [first, second] = items;
  if (!isShort) return items.map((item) => [item]);
  const isSplit =
    may &&
    first?.kind === 'clause' &&
    second?.kind === 'clause' &&
    saidWithMay(first) !== null &&
    (second.subject.key !== first.subject.key || first.predicates.length > 2);
  return isSplit ? items.map((item) => [item]) : [items];
}

/** A few items as one clause after another: "draw 2 cards, and every Good Person takes 1 damage". */
export function saidTogether(items: readonly Item[]): Phrase {
  const [first, ...rest] = items;
  if (first === undefined) return NOTHING;
  if (rest.length === 0) return saidItem(first, false);
  const said = items.map((item, index) => saidItem(item, index > 0 && !sameSubject(items[0], item)));
  return said.length === 2 ? joined(said, ', and ') : listed(said);
}

const sameSubject = (a: Item | undefined, b: Item): boolean =>
  a?.kind === 'clause' && b.kind === 'clause' && a.subject.key === b.subject.key;

function saidItem(item: Item, inFull: boolean): Phrase {
  if (item.kind === 'clause') return inFull ? saidInFull(item) : saidClause(item);
  const { condition, then, otherwise } = item;
  const [inner, ...others] = then;
  if (
    inner?.kind === 'branch' &&
    others.length === 0 &&
    otherwise.length === 0 &&
    inner.otherwise.length === 0
  )
    return saidItem({ ...inner, condition: say`${condition} and ${inner.condition}` }, inFull);
  if (then.length === 0) return say`unless ${condition}, ${saidTogether(merged(otherwise))}`;
  const yes = say`if ${condition}, ${saidTogether(merged(then))}`;
  return otherwise.length === 0 ? yes : say`${yes}; otherwise, ${saidTogether(merged(otherwise))}`;
}

/** What a player may leave undone. */
function permitted(items: readonly Item[]): Phrase {
  const [first] = items;
  const said = first?.kind === 'clause' ? saidWithMay(first) : null;
  if (said === null) return say`if you wish, ${saidTogether(items)}`;
  const rest = items.slice(1);
  return rest.length === 0 ? said : say`${said}, and ${saidTogether(rest)}`;
}
