import type { Program } from '../../../engine/alpha-omega/definitions.ts';
import type { Opening } from '../abilities.ts';
import { inSentences, isSameSubject, merged, onlyBranchIn } from '../clauses.ts';
import { NOTHING, type Phrase, say, sentence, words } from '../phrase.ts';
import { tellAll } from '../programs.ts';
import { type Item, optional, saidClause, saidInFull, saidWithMay } from './clauses.ts';
import { followed, listed } from './lists.ts';
import type { Scope } from './mentions.ts';
import type { Noun } from './nouns.ts';
import type { Np } from './np.ts';
import { OPS } from './ops.ts';

/** What a program does, in its order. */
export const itemsOf = (program: Program, scope: Scope): readonly Item[] =>
  tellAll<Np, Noun, Item>(program, scope, { tellers: OPS, optional });

/** The program as sentences. */
export function sentencesOf(items: readonly Item[], { prefix, may }: Opening): Phrase {
  const [first, ...rest] = inSentences(merged(items), may ? (clause) => saidWithMay(clause) !== null : null);
  if (first === undefined) return NOTHING;
  const begun = may ? permitted(first) : saidTogether(first);
  const start = sentence(prefix.length === 0 ? begun : say`${prefix}, ${begun}`);
  const more = rest.map((part, index) => {
    const said = saidTogether(part);
    if (may && index === 0) return sentence(say`si lo haces, ${said}`);
    const isCommand = part[0]?.kind === 'clause' && part[0].subject.is === 'player';
    return sentence(isCommand ? say`después, ${said}` : said);
  });
  return words(start, ...more);
}

/** A few items as one clause after another: "roba 2 cartas, y cada Personaje del Bien recibe 1 de daño". */
export function saidTogether(items: readonly Item[]): Phrase {
  const [first, ...rest] = items;
  if (first === undefined) return NOTHING;
  if (rest.length === 0) return saidItem(first, false);
  const said = items.map((item, index) => saidItem(item, index > 0 && !isSameSubject(items[0], item)));
  return said.length === 2 ? followed(said) : listed(said);
}

function saidItem(item: Item, inFull: boolean): Phrase {
  if (item.kind === 'clause') return inFull ? saidInFull(item) : saidClause(item);
  const { condition, then, otherwise } = item;
  const inner = onlyBranchIn(item);
  if (inner !== null) return saidItem({ ...inner, condition: listed([condition, inner.condition]) }, inFull);
  const yes = then.length === 0 ? say`no pasa nada` : saidTogether(merged(then));
  const said = say`si ${condition}, ${yes}`;
  return otherwise.length === 0 ? said : say`${said}; si no, ${saidTogether(merged(otherwise))}`;
}

/** What a player may leave undone. */
function permitted(items: readonly Item[]): Phrase {
  const [first, ...rest] = items;
  const said = first?.kind === 'clause' ? saidWithMay(first) : null;
  if (said === null) return say`si quieres, ${saidTogether(items)}`;
  return rest.length === 0 ? said : followed([said, saidTogether(rest)]);
}
