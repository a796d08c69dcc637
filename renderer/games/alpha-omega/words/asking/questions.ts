import type { DecisionView, KnownCard } from '../../../../../engine/alpha-omega/index.ts';
import { parts, t } from '../../../../text/language/language.ts';
import type { Part } from '../../../../text/line.ts';
import type { Names } from './names.ts';
import { purposeOf, purposeQuestion } from './purpose.ts';
import { sideOf } from '../cards/words.ts';

/** The name of a Good player, or of a player of the Opponents, whose seats are counted on after theirs. */
function playerName({ seats, opponents }: Names['view'], seat: number): string {
  return (seats[seat] ?? opponents[seat - seats.length])?.name ?? t('names.somePlayer');
}

/** The question a decision puts, with the name of the player it is put to. */
export function questionOf({ about, source, seat: asked }: DecisionView, names: Names): string {
  const seat = playerName(names.view, asked);
  switch (about) {
    case 'interruptAttack':
      return attackQuestion(seat, names);
    case 'interruptDefeat':
      return source === null
        ? t('questions.personFalls', { seat })
        : t('questions.falls', { seat, source: names.card(source.id) });
    case 'play':
      return playQuestion(seat, names.view);
    case 'may':
      return source === null ? t('questions.may', { seat }) : mayQuestion(seat, source, names);
    case 'discardCards':
      return source === null
        ? t(`questions.${about}`, { seat })
        : t(`questions.${about}For`, { seat, source: names.card(source.id) });
    case 'opponentTarget':
      return targetQuestion(seat, source, names);
    case 'chooseCard':
      return source === null ? t('questions.chooseCard', { seat }) : choiceQuestion(seat, source, names);
    case 'chooseCalling':
      return t(names.view.round === 0 ? 'questions.firstCalling' : `questions.${about}`, { seat });
    default:
      return t(`questions.${about}`, { seat });
  }
}

/** Where a card allows several, the first question says how many, and each later one that more may follow. */
function playQuestion(seat: string, { playsLeft, playsFurther }: Names['view']): string {
  const left = playsLeft ?? 1;
  if (playsFurther === true) return t('questions.playMore', { seat, left });
  return left > 1 ? t('questions.playFirst', { seat, left }) : t('questions.play', { seat });
}

/** Whose ability it is: those of the Objective and of Opponents are used by whoever plays, too. */
function mayQuestion(seat: string, { id, def }: KnownCard, names: Names): string {
  const print = names.book.get(def);
  const words = { seat, source: names.card(id) };
  if (print?.type === 'objective') return t('questions.mayForObjective', words);
  if (print?.type === 'calling') return t('questions.mayForCalling', words);
  const isTheirs = print !== undefined && sideOf(print) === 'opponent' && names.inPlay(id)?.side !== 'good';
  return t(isTheirs ? 'questions.mayForOpponent' : 'questions.mayFor', words);
}

function attackQuestion(seat: string, names: Names): string {
  const { attack } = names.view;
  if (attack === null) return t('questions.attackComes', { seat });
  const both = { by: names.card(attack.by), target: names.card(attack.target) };
  return t('questions.attackIsMade', { seat, ...both });
}

/** Between Opponents' targets somebody chooses because they tie, or because a player plays the Opponents. */
function targetQuestion(seat: string, source: KnownCard | null, names: Names): string {
  const isTie = names.view.opponents.length === 0;
  if (source === null) return t(isTie ? 'questions.tieItAttacks' : 'questions.whomOpponentAttacks', { seat });
  const both = { seat, source: names.card(source.id) };
  if (!isTie) return t('questions.whomAttacks', both);
  const isEvent = names.book.get(source.def)?.type === 'event';
  return t(isEvent ? 'questions.tieFallsOn' : 'questions.tieAttacks', both);
}

/** A choice says what will become of the card that is chosen. */
function choiceQuestion(seat: string, { id, def }: KnownCard, names: Names): string {
  const purpose = purposeOf(names.book.get(def));
  const source = names.card(id);
  return purpose === null
    ? t('questions.chooseCardFor', { seat, source })
    : purposeQuestion(purpose, seat, source);
}

/** What a lured turn is, told while it is taken; null in any other. */
export function luredNote({ seat, about, ask }: DecisionView, { view }: Names): readonly Part[] | null {
  const player = view.seats[seat];
  if (player?.luredTurns == null || (about !== 'play' && about !== 'luredAttack')) return null;
  // Whoever becomes a Lured Player in the middle of a turn ends it as any other.
  if (ask?.options.some((option) => option.kind === 'pass') === true) return null;
  return parts(view.seats.length === 1 ? 'questions.luredAlone' : 'questions.luredTogether', { about });
}
