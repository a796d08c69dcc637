import type {
  CardId,
  Counsel,
  CounselReason,
  DecisionView,
} from '../../../../../engine/alpha-omega/index.ts';
import type { Answer } from '../../../../../engine/index.ts';
import { plainText } from '../../../../../cards/text/plain.ts';
import { cardText } from '../cards/card-texts.ts';
import { strengthShown } from '../cards/card-words.ts';
import { isIdle, otherwiseWords, thanWords } from './counsel-compared.ts';
import { choiceWords, withoutCopies } from './equal-copies.ts';
import { t } from '../../../../text/language/language.ts';
import { eitherOf, listOf } from '../../../../text/lists.ts';
import { numberWords } from '../../../../text/numbers.ts';
import { cardsOfOption } from './options.ts';
import type { Names } from './names.ts';
import { signed } from '../game/outcome.ts';
import { servesWords } from './serves.ts';
import { NOTHING_FORETOLD, type Foretold, type Seal } from '../omens/seals.ts';

/** A hint in words. */
export interface CounselWords {
  /** What to do, as the choice itself is worded. */
  readonly advice: string;
  /** How games from here end whatever is chosen, where no choice is clearly better, or all are lost; else null. */
  readonly outlook: string | null;
  /** What comes to much the same, or null. */
  readonly alike: string | null;
  /** What whoever is struck down would do if he were left alone, as the Omens foresee it; null where they foresee nothing. */
  readonly because: string | null;
  /** Why, in one sentence: what weighs most against the choice that is clearly worse; null when none is, or what it loses says it. */
  readonly reason: string | null;
  /** What would be lost with the choice that is clearly worse; null where no card of one's own. */
  readonly otherwise: string | null;
  /** Where its worth shows only later: what the card says that is played or used, in the language of cards. */
  readonly says: { readonly intro: string; readonly text: string } | null;
}

/** More would bury the reasons. */
const MOST_ALIKE = 2;

/** What else a hint is worded by: what the Omens foresee, and whether odds of winning are told. */
interface Around extends Pick<Foretold, 'seals'> {
  /** Whoever is taught is not told how the game will end. */
  readonly hidesOdds?: boolean;
}

/** Words a hint for the decision it was given on. */
export function counselWords(
  given: Counsel,
  decision: DecisionView,
  names: Names,
  { seals, hidesOdds = false }: Around = NOTHING_FORETOLD,
): CounselWords {
  const counsel = withoutCopies(given, decision, names);
  const words = (answer: Answer): string => answerWords(answer, decision, names);
  const { best, alike, reasons } = counsel;
  const told = hidesOdds ? reasons.toSorted(lessOfOdds) : reasons;
  const loss = reasons.find((reason): reason is Fate => isLoss(reason, names)) ?? null;
  const said: CounselWords = {
    advice: words(best[0]?.answer ?? []),
    outlook: hidesOdds && counsel.outlook.games > 0 ? null : outlookWords(counsel),
    alike: alike.length === 0 ? null : alikeWords(counsel, decision, words),
    because: becauseWords(preventedBy(best[0]?.answer ?? [], decision, seals, names), loss, names),
    reason: whyWords(told[0] === loss ? undefined : told[0], {
      ...{ than: thanWords(counsel, decision, words), names, hidesOdds },
    }),
    otherwise: loss === null ? null : lossWords(loss, otherwiseWords(counsel, decision, words), names),
    says: reasons.every(isLater) ? cardSays(counsel, decision, names) : null,
  };
  return withGround(said.alike === null ? said : withOneReason(said), counsel, decision, names);
}

/** Where nothing else speaks for a choice, what it does by itself does, or what the card says. */
function withGround(
  said: CounselWords,
  counsel: Counsel,
  decision: DecisionView,
  names: Names,
): CounselWords {
  const { because, otherwise, reason, says } = said;
  if ([because, otherwise, reason, says].some((words) => words !== null)) return said;
  const serves = servesWords(counsel.best[0]?.answer ?? [], decision, names);
  return { ...said, because: serves, says: serves === null ? cardSays(counsel, decision, names) : null };
}

/** Of one card it is told once what would become of it. */
const becauseWords = (prevented: Prevented | null, loss: Fate | null, names: Names): string | null =>
  prevented === null || (loss !== null && prevented.seal.target === loss.card)
    ? null
    : preventedWords(prevented, names);

interface Why {
  readonly than: string;
  readonly names: Names;
  readonly hidesOdds: boolean;
}

function whyWords(reason: CounselReason | undefined, { than, names, hidesOdds }: Why): string | null {
  if (reason === undefined) return null;
  return hidesOdds && reason.kind === 'won' ? t('counsel.wonMore') : reasonWords(reason, than, names);
}

const isOfOdds = ({ kind }: CounselReason): number => Number(kind === 'won');
const lessOfOdds = (a: CounselReason, b: CounselReason): number => isOfOdds(a) - isOfOdds(b);

/** Beside what is about equally good one reason is enough: more would seem to tell the two apart. */
function withOneReason({
  advice,
  alike,
  because,
  otherwise,
  reason,
  outlook,
  says,
}: CounselWords): CounselWords {
  const none = { advice, alike, because: null, otherwise: null, reason: null, outlook: null, says: null };
  if (because !== null) return { ...none, because };
  if (otherwise !== null) return { ...none, otherwise };
  if (reason !== null) return { ...none, reason };
  return outlook === null ? { ...none, says } : { ...none, outlook };
}

interface Prevented {
  readonly foe: CardId;
  readonly seal: Seal;
}

/** What an Opponent is about to do whom the advised attack defeats; null where it defeats nobody, or none that will act. */
function preventedBy(
  [id]: Answer,
  { ask }: DecisionView,
  seals: Foretold['seals'],
  { view: { blows } }: Names,
): Prevented | null {
  const option = ask?.options.find((one) => one.id === id);
  if (option?.kind !== 'attack') return null;
  const falls = blows.some(
    ({ by, target, left }) => by === option.card && target === option.target && left === 0,
  );
  const seal = falls ? seals.get(option.target) : undefined;
  return seal === undefined ? null : { foe: option.target, seal };
}

function preventedWords({ foe, seal }: Prevented, names: Names): string {
  const { target, tied, amount, lures } = seal;
  const card = eitherOf((target === null ? tied : [target]).map((one) => names.card(one)));
  return t(lures ? 'counsel.wouldLure' : 'counsel.wouldStrike', { foe: names.card(foe), card, amount });
}

/** Does it show only after the coming Strength Check? */
const isLater = ({ kind }: CounselReason): boolean => kind !== 'won' && kind !== 'fate' && kind !== 'lead';

/** The shares that a hint tells in tenths differ by chance alone where no choice stands out. */
function outlookWords({ best, alike, instead, outlook }: Counsel): string | null {
  const { games } = outlook;
  if (games === 0) return best.length === 1 && alike.length === 0 ? t('counsel.onlyChoice') : null;
  if (outlook.most === 0) return t('counsel.noneWon', { games });
  if (instead !== null) return null;
  if (outlook.least === 1) return t('counsel.allWon', { games });
  const [least, most] = [Math.round(outlook.least * 10), Math.round(outlook.most * 10)];
  if (most === 0) return t('counsel.hardlyWon', { games });
  return least === most ? t('counsel.sameWon', { most }) : t('counsel.betweenWon', { least, most });
}

function cardSays({ best }: Counsel, { ask }: DecisionView, names: Names): CounselWords['says'] {
  const option = ask?.options.find(({ id }) => id === best[0]?.answer[0]);
  if (option?.kind !== 'play' && option?.kind !== 'ability') return null;
  const def = names.book.get(names.def(option.card) ?? '');
  const text = def === undefined ? '' : plainText(cardText(def, names.book));
  return text === '' ? null : { intro: t('counsel.says', { card: names.card(option.card) }), text };
}

/** To do nothing is no choice like the others: it is said of it, not quoted beside them. */
function alikeWords(
  { alike, isAllTheSame }: Counsel,
  decision: DecisionView,
  words: (answer: Answer) => string,
): string {
  if (isAllTheSame && alike.length > 1) return t('counsel.allTheSame');
  const busy = alike.filter((answer) => !isIdle(answer, decision)).map(words);
  const nothing = busy.length < alike.length ? [t('counsel.nothingToo')] : [];
  const told = busy.slice(0, MOST_ALIKE).map((choice) => t('counsel.quoted', { choice }));
  const more = busy.length - told.length;
  const choices = more > 0 ? told.join(', ') : listOf(told);
  const others = t(more > 0 ? 'counsel.muchTheSameAndMore' : 'counsel.muchTheSame', { choices, more });
  return [...(busy.length > 0 ? [others] : []), ...nothing].join(' ');
}

function answerWords(answer: Answer, decision: DecisionView, names: Names): string {
  const { ask } = decision;
  if (ask === null || ask.kind === 'one') return choiceWords(answer, decision, names);
  const chosen = answer.flatMap((id) => {
    const option = ask.options.find((one) => one.id === id);
    const card = option === undefined ? null : cardsOfOption(option).from;
    return card === null ? [] : [names.card(card)];
  });
  if (ask.kind === 'order') return t('options.inThisOrder', { cards: chosen.join(', ') });
  return chosen.length === 0 ? t('options.chooseNone') : t('options.choose', { card: listOf(chosen) });
}

function reasonWords(reason: CounselReason, than: string, names: Names): string {
  switch (reason.kind) {
    case 'won':
      return t('counsel.won', { ...compared(reason), than });
    case 'fate':
      return t(`counsel.${fateOf(reason, names)}`, {
        card: names.card(reason.card),
        ...compared(reason),
        than,
      });
    case 'lead':
      return t('counsel.lead', { lead: rounded(reason.lead), instead: rounded(reason.instead), than });
    case 'next':
      return t('counsel.next', { mean: rounded(reason.mean), instead: rounded(reason.instead), than });
    case 'callings':
      return t('counsel.callings', { mean: inTenths(reason.mean), instead: inTenths(reason.instead), than });
    default:
      return t(`counsel.${reason.kind}`, {
        mean: Math.round(reason.mean),
        instead: Math.round(reason.instead),
        than,
      });
  }
}

interface Chances {
  readonly chance: number;
  readonly instead: number;
}

/** Cases out of ten: no more exact than a few hundred imagined games can tell. */
const compared = ({ chance, instead }: Chances): Chances => ({
  chance: Math.round(chance * 10),
  instead: Math.round(instead * 10),
});

type Fate = Extract<CounselReason, { readonly kind: 'fate' }>;

/** As in the log: a Person is defeated, anything else destroyed. */
function fateOf({ fate, card }: Fate, names: Names): Fate['fate'] | 'destroyed' {
  const isSomebody = names.book.get(names.def(card) ?? '')?.type === 'person';
  return fate === 'defeated' && !isSomebody ? 'destroyed' : fate;
}

/** So seldom is a loss with the better choice that it is not told beside the other's. */
const RARE = 0.15;
/** A loss that mostly happens. */
const OFTEN = 0.5;

/** Does a card of the Good side fall, or is it Lured Astray, with the other choice and hardly with this one? */
function isLoss(reason: CounselReason, names: Names): reason is Fate {
  return (
    reason.kind === 'fate' &&
    reason.fate !== 'broughtOver' &&
    names.inPlay(reason.card)?.countsFor === 'good' &&
    reason.chance < RARE &&
    reason.instead >= OFTEN
  );
}

function lossWords(loss: Fate, otherwise: string, names: Names): string {
  const card = names.inPlay(loss.card);
  const values = { otherwise, card: names.card(loss.card), cases: Math.round(loss.instead * 10) };
  const fate = fateOf(loss, names);
  if (fate === 'destroyed') return t('counsel.wouldBreak', values);
  const strength = card === undefined ? 0 : (strengthShown(card) ?? 0);
  return t(fate === 'lured' ? 'counsel.wouldBeLured' : 'counsel.wouldFall', { ...values, strength });
}

const inTenths = (mean: number): string => numberWords(mean, { upTo: 1 });

const rounded = (lead: number): string => signed(Math.round(lead));
