import type { Program } from '../../../engine/alpha-omega/definitions.ts';
import type { Opening } from '../abilities.ts';
import { inSentences, isSameSubject, merged, onlyBranchIn } from '../clauses.ts';
import type { Np } from '../np.ts';
import { joined, NOTHING, type Phrase, say, sentence, words } from '../phrase.ts';
import { tellAll } from '../programs.ts';
import { type Item, optional, saidClause, saidInFull, saidWithMay } from './clauses.ts';
import { listed } from './lists.ts';
import type { Scope } from './mentions.ts';
import type { Noun } from './nouns.ts';
import { OPS } from './ops.ts';

/** What a program does, in its order. */
export const itemsOf = (program: Program, scope: Scope): readonly Item[] =>
  tellAll<Np, Noun, Item>(program, scope, { tellers: OPS, optional });

/** The program as sentences. */
export function sentencesOf(items: readonly Item[], opening: Opening): Phrase {
  const [first, ...rest] = inSentences(
    merged(items),
    opening.may ? (first) => saidWithMay(first) !== null : null,
  );
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

/** A few items as one clause after another: "draw 2 cards, and every Good Person takes 1 damage". */
export function saidTogether(items: readonly Item[]): Phrase {
  const [first, ...rest] = items;
  if (first === undefined) return NOTHING;
  if (rest.length === 0) return saidItem(first, false);
  const said = items.map((item, index) => saidItem(item, index > 0 && !isSameSubject(items[0], item)));
  return said.length === 2 ? joined(said, ', and ') : listed(said);
}

function saidItem(item: Item, inFull: boolean): Phrase {
  if (item.kind === 'clause') return inFull ? saidInFull(item) : saidClause(item);
  const { condition, then, otherwise } = item;
  const inner = onlyBranchIn(item);
  if (inner !== null)
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
