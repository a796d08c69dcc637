import type {
  CardDef,
  CardId,
  DefId,
  EventOf,
  InPlayView,
  Outcome,
  ToldEvent,
  View,
} from '../../../../engine/alpha-omega/index.ts';
import type { Story } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { t } from '../../../text/language/language.ts';
import { failedBy } from '../words/game/goals.ts';
import { roundsBefore } from '../words/telling/objective-round.ts';
import { lead, outcomeSentence } from '../words/game/outcome.ts';
import { verseFor } from '../words/game/scripture.ts';
import { nameOf, sideOf, type CardBook } from '../words/cards/words.ts';
import { conditionOf } from '../glass/condition.ts';
import type { Condition } from '../glass/types.ts';
import { textsIn, type ToldVerse } from '../journeys/story-words.ts';
import type { Round } from '../time/rounds.ts';

type Asked = NonNullable<Extract<CardDef, { readonly type: 'objective' }>['won']>;

/** What the words about an end are made of. */
export interface Ended {
  readonly view: View;
  readonly outcome: Outcome;
  readonly book: CardBook;
  readonly rounds: readonly Round[];
}

/** A Person of the Good side beside the window that completes, or goes dark. */
export interface Witness {
  readonly card: CardId;
  readonly def: CardDef;
  readonly condition: Condition;
  /** What became of it; empty for one that stands. */
  readonly fate: string;
}

/** So many of those who were lost have their window beside a rose that went dark. */
const MOST_LOST = 4;

/** Who was lured and came back stands whole among the witnesses. */
const NOBODY: ReadonlySet<CardId> = new Set();

const isGoodPerson = (def: CardDef | undefined): def is CardDef =>
  def?.type === 'person' && sideOf(def) === 'good';

/** Who struck the last blow of the game; null where nobody did. */
function lastStriker({ rounds }: Ended): CardId | null {
  for (const { told } of rounds.at(-1)?.happenings.toReversed() ?? [])
    if (told.event.type === 'struck') return told.event.by;
  return null;
}

/** The Persons who stand with Good, those who were won over among them: who struck last, then the strongest first. */
function standingOf(ended: Ended): readonly Witness[] {
  const { view, book } = ended;
  const last = lastStriker(ended);
  return view.inPlay
    .filter(({ countsFor, side }) => side === 'good' && countsFor === 'good')
    .toSorted(
      (a, b) => Number(b.id === last) - Number(a.id === last) || (b.strength ?? 0) - (a.strength ?? 0),
    )
    .flatMap((card): readonly Witness[] => {
      const print = book.get(card.def);
      if (print?.type !== 'person') return [];
      return [{ card: card.id, def: print, condition: conditionOf(print, card, NOBODY), fate: '' }];
    });
}

/** All Good Persons who stand after a victory, the strongest first; of a defeat those who were lost, the last first, and then them. */
export function witnessesOf(ended: Ended): readonly Witness[] {
  const { outcome, book, rounds } = ended;
  const standing = standingOf(ended);
  if (outcome.winner === 'good') return standing;
  const back = new Set(standing.map(({ card }) => card));
  const lost = new Map<CardId, Witness>();
  // Of an Objective before this one nobody was lost here.
  const own = rounds.filter(({ counted }) => counted.objective === rounds.at(-1)?.counted.objective);
  for (const { counted, happenings } of own.toReversed()) {
    for (const { told } of happenings.toReversed()) {
      const { event, defs } = told;
      if (event.type !== 'luredAstray' && !(event.type === 'defeated' && event.fate === 'discarded'))
        continue;
      const print = book.get(defs[event.card] ?? '');
      if (!isGoodPerson(print) || lost.has(event.card) || back.has(event.card)) continue;
      const fate =
        event.type === 'luredAstray' ? t('ending.lured') : t('ending.fell', { round: counted.round });
      lost.set(event.card, { card: event.card, def: print, condition: 'cracked', fate });
    }
  }
  return [...lost.values(), ...standing].slice(0, MOST_LOST);
}

/** The conditions that all have to hold together. */
const together = (asked: Asked | undefined): readonly Asked[] =>
  asked === undefined ? [] : 'all' in asked ? asked.all.flatMap(together) : [asked];

const printOf = (select: Extract<Asked, { readonly there: unknown }>['there']): DefId | null =>
  'name' in select && typeof select.name === 'string' ? select.name : null;

/** Who has to be gone for the Objective to be achieved; null where nobody by name. */
function foeOf(objective: CardDef | undefined): DefId | null {
  if (objective?.type !== 'objective') return null;
  for (const one of together(objective.won)) {
    if ('not' in one && 'there' in one.not) return printOf(one.not.there);
  }
  return null;
}

/** Up to which round one has to hold out; null where the Objective asks for nothing of the kind. */
function lastRoundOf(objective: CardDef | undefined): number | null {
  if (objective?.type !== 'objective') return null;
  for (const one of together(objective.won)) if ('round' in one) return one.round;
  return null;
}

const objectiveOf = ({ view, book }: Ended): CardDef | undefined => book.get(view.objective.def);

const foeInPlay = (ended: Ended): InPlayView | null => {
  const foe = foeOf(objectiveOf(ended));
  return ended.view.inPlay.find(({ def }) => def === foe) ?? null;
};

/** How it ended, in one plain sentence. */
export function endWords(ended: Ended): string {
  const { outcome, book, view } = ended;
  const since = roundsBefore(view);
  const round = outcome.round - since;
  const foe = foeOf(objectiveOf(ended));
  if (foe !== null && outcome.reason === 'objectiveFulfilled') {
    const how = foeInPlay(ended)?.countsFor === 'good' ? 'ending.stoodWithGood' : 'ending.hasFallen';
    return t(how, { card: nameOf(book, foe), round });
  }
  if (foe !== null && outcome.reason === 'objectiveFailed' && foeInPlay(ended) !== null)
    return t('ending.stillStood', { card: nameOf(book, foe), round });
  const failed = outcome.reason === 'objectiveFailed' ? failedBy(view, book) : null;
  return failed === null ? outcomeSentence(outcome, [since]) : t('ending.failedBy', { round, way: failed });
}

/** A line stands in one row under its title. */
const LONGEST = 96;

/** Whoever concedes ends the game by that alone: nothing is told of a battle that was lost, nor of what would have been. */
export const isGivenUp = ({ reason }: Pick<Outcome, 'reason'>): boolean => reason === 'conceded';

/** Is it the end that the Objective's story tells of: by its own words, where it has any, and not by the lead alone? */
function isAsTold(objective: CardDef | undefined, { winner, reason }: Outcome): boolean {
  if (objective?.type !== 'objective') return true;
  const own = winner === 'good' ? objective.won : objective.lost;
  return own === undefined || reason === 'objectiveFulfilled' || reason === 'objectiveFailed';
}

/**
 * The first sentence that the story of an Objective tells after its end, or what a lead has decided where the story tells of
 * another end; null where it is long, or nothing is told.
 */
export function storyLine(
  story: Story | null,
  ended: Ended,
  language: string,
): { readonly words: string; readonly lang: string } | null {
  const { outcome } = ended;
  const texts = story && textsIn(story, language);
  const { winner } = outcome;
  if (texts === null || winner === null || isGivenUp(outcome)) return null;
  if (!isAsTold(objectiveOf(ended), outcome))
    return { words: t(winner === 'good' ? 'ending.outweighed' : 'ending.outweighedBy'), lang: language };
  const [sentence = ''] = /^.*?[.!?](?=\s|$)/u.exec(texts[winner === 'good' ? 'victory' : 'defeat']) ?? [];
  return sentence === '' || sentence.length > LONGEST ? null : { words: sentence, lang: texts.lang };
}

/** The verse of the end: of the Objective that was achieved, else of how games end. */
export function endVerse(story: Story | null, { winner, reason }: Outcome, language: string): ToldVerse {
  const texts = story && textsIn(story, language);
  return texts !== null && winner === 'good' ? texts.after : verseFor(reason);
}

/** Both sums; null where the sentence about the end tells the lead, and would be said twice. */
export const sidesLine = ({ reason, balance }: Outcome): string | null =>
  reason === 'objectiveAchieved' || reason === 'objectiveLost' ? null : t('ending.sides', { ...balance });

/**
 * How a Good card defeated the last Opponent of the last round: by a blow, with its damage, or by what it can do. Where the
 * game was won by somebody's fall, it is that fall; null where there was none. Lured cards strike their own side alone.
 */
export function lastBlow(ended: Ended): string | null {
  const { rounds, book, outcome } = ended;
  const foe = outcome.reason === 'objectiveFulfilled' ? foeOf(objectiveOf(ended)) : null;
  const told =
    rounds
      .at(-1)
      ?.happenings.map((happening) => happening.told)
      .toReversed() ?? [];
  const falls = told.flatMap(({ event: fall, defs }, at) => {
    if (fall.type !== 'defeated') return [];
    const [striker, fallen] = [book.get(defs[fall.by] ?? ''), book.get(defs[fall.card] ?? '')];
    if (striker === undefined || fallen === undefined) return [];
    if (sideOf(striker) !== 'good' || sideOf(fallen) !== 'opponent') return [];
    return foe !== null && fallen.id !== foe ? [] : [{ fall, striker, fallen, at }];
  });
  // A weapon that breaks is no fall to end with, as long as somebody fell.
  const last = falls.find(({ fallen }) => fallen.type === 'person') ?? falls[0];
  if (last === undefined) return null;
  const { fall, striker, fallen, at } = last;
  const blow = blowOf(fall, told.slice(at));
  if (blow !== null) return t('ending.lastBlow', { card: striker.name, amount: blow });
  const how = fallen.type === 'person' ? 'ending.lastDefeat' : 'ending.lastDestroyed';
  return t(how, { card: striker.name, foe: fallen.name });
}

/** The damage of the blow by which somebody fell, in the story read backwards; null where it was no blow. */
function blowOf(fall: EventOf<'defeated'>, before: readonly ToldEvent[]): number | null {
  for (const { event } of before) {
    if (event.type === 'attackEnded' || event.type === 'abilityUsed') return null;
    if (event.type === 'struck' && event.by === fall.by && event.target === fall.card) return event.amount;
  }
  return null;
}

/** A lead that missed more than this part of the one that decides was not nearly enough. */
const NEAR = 0.25;

/** The Opponents' lead may go beyond the one that loses by this part of it; more is no near miss. */
const NEAR_LOST = 0.1;

/** Does the Objective return whoever has to be defeated to play, who was not defeated before? */
function standsUpAgain(foe: DefId, ended: Ended): boolean {
  const brings = objectiveOf(ended)?.abilities.some(
    (ability) =>
      ability.kind === 'triggered' && ability.do.some((op) => op.op === 'raise' && printOf(op.what) === foe),
  );
  const hasFallen = ended.rounds.some(({ happenings }) =>
    happenings.some(({ told: { event, defs } }) => event.type === 'defeated' && defs[event.card] === foe),
  );
  return brings === true && !hasFallen;
}

/** What was nearly enough, out of what lies on the table at the end; null where nothing was. */
export function nearlyEnough(ended: Ended): string | null {
  const { view, outcome, book } = ended;
  if (outcome.winner === 'good' || isGivenUp(outcome)) return null;
  const since = roundsBefore(view);
  const left = (lastRoundOf(objectiveOf(ended)) ?? 0) - (outcome.round - since);
  const foe = foeInPlay(ended);
  if (left <= 0 && foe !== null && foe.left !== null && foe.damage > 0 && !standsUpAgain(foe.def, ended))
    return t('ending.nearFoe', { card: nameOf(book, foe.def), left: foe.left });
  if (left > 0 && left <= 4) return t('ending.nearRound', { rounds: left });
  const balances = view.balances.slice(since);
  const best = Math.max(0, ...balances.map(lead));
  const at = balances.findIndex((balance) => lead(balance) === best) + 1;
  if (view.goal - best <= view.goal * NEAR)
    return t('ending.nearLead', { round: at, missing: view.goal - best });
  const over = -lead(outcome.balance) - view.lostBy + 1;
  return outcome.reason === 'objectiveLost' && over > 0 && over <= Math.max(1, view.lostBy * NEAR_LOST)
    ? t('ending.nearCheck', { missing: over })
    : null;
}
