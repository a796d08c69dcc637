import { t } from '../../../text/language/language.ts';
import { turns, type Round } from '../time/rounds.ts';
import type { Point } from './course.ts';

/** "Round 3: Good 24, Opponents 30. The Opponents lead by 6." */
export function pointWords({ counted, balance, lead }: Point): string {
  const { good, opponent } = balance;
  if (lead === 0) return t('outcomePage.roundEven', { ...counted, good, opponent });
  return lead > 0
    ? t('outcomePage.roundGood', { ...counted, good, opponent, lead })
    : t('outcomePage.roundOpponent', { ...counted, good, opponent, trail: -lead });
}

const widest = (course: readonly Point[], by: 1 | -1): Point | undefined =>
  course.filter(({ lead }) => lead * by > 0).toSorted((a, b) => by * (b.lead - a.lead))[0];

/** The game in a few sentences. */
export function courseWords(course: readonly Point[], rounds: readonly Round[]): readonly string[] {
  const of = (type: 'luredAstray' | 'broughtOver'): number =>
    rounds.flatMap(({ happenings }) => happenings).filter(({ told }) => told.event.type === type).length;
  const led = (by: 1 | -1): number => course.filter(({ isCheck, lead }) => isCheck && lead * by > 0).length;
  const best = widest(course, 1);
  const worst = widest(course, -1);
  const back = of('broughtOver');
  const turned = turns(course.map(({ lead }) => lead)).filter(Boolean).length;
  return [
    t('outcomePage.courseRounds', { rounds: course.at(-1)?.round ?? 0 }),
    t('outcomePage.courseLed', { good: led(1), opponent: led(-1) }),
    t('outcomePage.courseTurns', { count: turned }),
    ...(best === undefined ? [] : [t('outcomePage.courseBest', { lead: best.lead, ...best.counted })]),
    ...(worst === undefined ? [] : [t('outcomePage.courseWorst', { lead: -worst.lead, ...worst.counted })]),
    t('outcomePage.courseLured', { lured: of('luredAstray') }),
    ...(back === 0 ? [] : [t('outcomePage.courseBack', { back })]),
  ];
}
