import type { Counsel, DecisionView, Option } from '../../../../../engine/alpha-omega/index.ts';
import type { Answer } from '../../../../../engine/index.ts';
import { optionSentence, optionSentences } from './options.ts';
import type { Names } from './names.ts';

/** What is played, and on whom: the same for equal copies of a hand; null for any other choice. */
const playedAs = (option: Option | undefined, names: Names): string | null =>
  option?.kind === 'play' ? `${names.def(option.card) ?? String(option.card)} ${String(option.host)}` : null;

/** Counsel that sets no choice beside another copy of itself: which of equal copies is played is no choice. */
export function withoutCopies(counsel: Counsel, { ask }: DecisionView, names: Names): Counsel {
  const played = ([id]: Answer): string | null =>
    playedAs(ask?.kind === 'one' ? ask.options.find((option) => option.id === id) : undefined, names);
  const { best, alike, instead } = counsel;
  const advised = played(best[0]?.answer ?? []);
  const seen = new Set([advised]);
  const others = alike.filter((answer) => {
    const one = played(answer);
    const isCopy = one !== null && seen.has(one);
    seen.add(one);
    return !isCopy;
  });
  const isBesideCopy = advised !== null && instead !== null && played(instead.answer) === advised;
  return { ...counsel, alike: others, ...(isBesideCopy && { instead: null, reasons: [] }) };
}

/** Are the choices that are worded like this one no more than other copies of it? */
function isAnyCopy(option: Option, decision: DecisionView, names: Names): boolean {
  const words = optionSentence(option, decision, names);
  const played = playedAs(option, names);
  const like = decision.ask?.options.filter((one) => optionSentence(one, decision, names) === words) ?? [];
  return played !== null && like.every((one) => playedAs(one, names) === played);
}

/** A choice in words, where any of equal copies can be played without their number. */
export function choiceWords([id]: Answer, decision: DecisionView, names: Names): string {
  const option = decision.ask?.options.find((one) => one.id === id);
  return option !== undefined && isAnyCopy(option, decision, names)
    ? optionSentence(option, decision, names)
    : (optionSentences(decision, names).get(id ?? '') ?? '');
}
