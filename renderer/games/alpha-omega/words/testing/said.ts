import { RULES } from '../../../../../engine/alpha-omega/reasons.ts';
import {
  COUNTED,
  type CardId,
  type Counsel,
  type CounselReason,
  type DefId,
  type Fact,
  type FactCode,
  type Unsure,
  type View,
} from '../../../../../engine/alpha-omega/index.ts';
import { counselWords, type CounselWords } from '../asking/counsel.ts';
import { dayOf } from '../../../../text/days.ts';
import { gameLine } from '../game/going-on.ts';
import { textOf } from '../../../../text/line.ts';
import { omenSummary } from '../omens/omen-summary.ts';
import { balanceWords, forkTitle, forkChoices, nothingComes, omenSections } from '../omens/omens.ts';
import { namesOf } from '../asking/names.ts';
import { standOffNote } from '../game/outcome.ts';
import { nothingAgainst, whyLabel, whyWords } from '../reasons/questions.ts';
import { reasonLines, reasonText } from '../reasons/reasons.ts';
import { stepHint } from '../telling/round-steps.ts';
import { sidesOn } from '../telling/sides.ts';
import { variantHint, whyNotVariant } from '../game/variants.ts';
import { noticeWords, troubleWords } from '../../../../text/trouble.ts';
import { originOf, outcomeTitle, PHASES, scoreLines, typeLine } from '../cards/words.ts';
import { hint } from './counsel.ts';
import { fakeBook, fakeCards, idOf } from './fake-cards.ts';
import { blow, branch, comingIn, omen } from './omens.ts';
import { whysAbout } from './reasons.ts';
import { battle } from './scenes.ts';

const cast = { book: fakeBook, seats: ['Mindy', 'Steve'] };
const [MICHAEL, WRATH, ARMOR] = [1, 2, 3];
const defs: Readonly<Record<CardId, DefId>> = {
  [MICHAEL]: idOf('Michael'),
  [WRATH]: idOf('Wrath'),
  [ARMOR]: idOf('Heavenly Armor'),
};

/** What is said beside the log of a game, in the language of now: reasons, hints, Omens, help, words for things. */
export function saidBeside(): readonly string[] {
  const view = battle();
  return [...reasons(), ...whys(), ...counsel(view), ...omens(view), ...words()];
}

function reasons(): readonly string[] {
  const codes = Object.keys(RULES) as readonly FactCode[];
  const reason = codes.flatMap((code) =>
    [-2, 1, 3].flatMap((amount) =>
      [MICHAEL, ARMOR].map((other): Fact => ({
        ...{ code, card: MICHAEL, other, seat: 1, side: 'good', per: 'round', amount, result: amount },
        rule: RULES[code],
      })),
    ),
  );
  return reasonLines({ reason, defs }, cast).map(reasonText);
}

const whys = (): readonly string[] =>
  Object.values(whysAbout(MICHAEL, ARMOR)).flatMap((why) => [
    whyWords(why, { card: (id) => fakeBook.get(defs[id] ?? '')?.name ?? '' }),
    whyLabel(why.about),
    nothingAgainst(),
    nothingAgainst([fakeBook.get(defs[MICHAEL] ?? '')?.name ?? '']),
  ]);

/** Only one choice; none, all, hardly any, about as many and more or fewer games won. */
const OUTLOOKS = [
  [0, 0, 0],
  [80, 0, 0],
  [80, 1, 1],
  [80, 0, 0.02],
  [80, 0.3, 0.3],
  [80, 0.2, 0.4],
].map(([games = 0, least = 0, most = 0]) => ({ games, least, most }));

function counsel(view: View): readonly string[] {
  const { pending, inPlay } = view;
  if (pending === null) return [];
  const chances = { chance: 0.9, instead: 0.2 };
  const fates = inPlay.flatMap(({ id: card }) =>
    (['defeated', 'lured', 'broughtOver'] as const).map(
      (fate) => ({ kind: 'fate', card, fate, ...chances }) as const,
    ),
  );
  const reasonsFor: readonly CounselReason[] = [
    ...fates,
    { kind: 'won', ...chances },
    { kind: 'lead', lead: 3, instead: -3 },
    ...COUNTED.map((kind) => ({ kind, mean: 3, instead: 1 }) as const),
  ];
  const alike = (pending.ask?.options ?? []).map(({ id }) => [id]);
  const words = (given: Counsel): CounselWords => counselWords(given, pending, namesOf(view, fakeBook));
  const given = words({ ...hint(view), alike });
  const reasons = reasonsFor.map((reason) => words(hint(view, [reason])).reason ?? '');
  const thans = ['end', ...alike.flat()].map((id) => {
    const instead = { answer: [id], worth: 0, tried: 9, won: 0, lead: 0 };
    return words({ ...hint(view), instead }).reason ?? '';
  });
  const some = words({ ...hint(view), alike: alike.slice(-1) });
  const outlooks = OUTLOOKS.map((outlook) => words({ ...hint(view), outlook, instead: null }).outlook ?? '');
  return [given.advice, given.alike ?? '', some.alike ?? '', ...reasons, ...thans, ...outlooks];
}

function omens(view: View): readonly string[] {
  const names = namesOf(view, fakeBook);
  const [michael, paimon] = [view.inPlay[1]?.id ?? 0, view.inPlay[5]?.id ?? 0];
  const unsure: readonly Unsure[] = ['hiddenCards', 'die', 'opponentPlayer', 'luredPlayer'];
  const doubts = unsure.map((why) =>
    branch(
      [
        omen(view, { type: 'phaseBegan', phase: 'cleanUp' }),
        ...blow(view, paimon, michael).map((each) => ({ ...each, unsure: why })),
      ],
      { unsure: why },
    ),
  );
  const coming = comingIn(view);
  const fork = coming.fork === null ? [] : [coming.fork];
  return [
    ...[coming, ...doubts, branch([])].flatMap((each) => [
      omenSummary(each, names, cast),
      ...omenSections(each, cast, { title: null, isUnsure: false, sides: sidesOn(view) }).flatMap(
        ({ title, mark, lines }) => [...[title ?? '', mark ?? ''], ...lines.map(textOf)],
      ),
    ]),
    ...fork.flatMap((each) => [
      forkTitle(each, names, cast),
      ...forkChoices(each, names).map((way) => way.words),
    ]),
    ...Object.values(balanceWords({ good: 3, opponent: 9 }, true)),
    nothingComes(),
  ];
}

const words = (): readonly string[] => [
  ...fakeCards.flatMap((card) => [typeLine(card), originOf(card) ?? '']),
  ...PHASES.map(stepHint),
  ...scoreLines().map((line) => line.words),
  variantHint('easy'),
  ...[whyNotVariant(['fast', 'extended'], false) ?? '', whyNotVariant([], true) ?? ''],
  ...[troubleWords('defect'), noticeWords('logIncomplete'), outcomeTitle('standOff'), standOffNote(4) ?? ''],
  dayOf('not a day'),
  gameLine({ seats: ['Mindy', 'Steve'], round: 3, outcome: null }),
];
