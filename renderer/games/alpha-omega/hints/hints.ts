import type {
  About,
  AlphaOmegaEvent,
  CardDef,
  KnownCard,
  Option,
  ToldEvent,
  View,
} from '../../../../engine/alpha-omega/index.ts';
import type { MessageKey } from '../../../text/language/catalogue.ts';
import { isSparing, type Foretold } from '../words/omens/seals.ts';
import type { CardBook } from '../words/cards/words.ts';

type Named<K extends MessageKey> = K extends `hints.${infer Name}` ? Name : never;
/** What can be explained the first times it is met. */
export type Hint = Exclude<Named<MessageKey>, 'title' | 'known'>;

/** How a game stands, and what the latest answer led to. */
export interface Scene {
  readonly view: View;
  readonly fresh: readonly ToldEvent[];
  readonly book: CardBook;
  /** What the cards bear of the Omens. */
  readonly seals?: Foretold['seals'];
}

/** Questions that bear the name of their hint. How to strike is taught where there is a foe to be struck. */
const ASKED: readonly (About & Hint)[] = [
  'drawOrCalling',
  'play',
  'action',
  'luredAttack',
  'opponentTarget',
  'interruptAttack',
  'interruptDefeat',
  'may',
  'discardCards',
  'arrangeCards',
];

type Happened = (event: AlphaOmegaEvent, scene: Scene) => boolean;

/** What has happened, the rarest first: it may not be met again for long. */
const HAPPENED: readonly (readonly [Hint, Happened])[] = [
  ['playerLured', ({ type }) => type === 'playerLured'],
  ['callingAchieved', ({ type }) => type === 'callingAchieved'],
  ['callingTaken', ({ type }) => type === 'callingDrawn'],
  ['spared', ({ type }) => type === 'spared'],
  ['luredAstray', ({ type }) => type === 'luredAstray'],
  ['passedOn', (event) => event.type === 'attached' && event.passed === true],
  // An Event waits as well, for what its card names: it has no bearer to find.
  ['waited', (event, scene) => event.type === 'waited' && isOfType('item', event.card, scene)],
  ['place', (event, scene) => event.type === 'enteredPlay' && isOfType('place', event.card, scene)],
  ['phaseSkipped', ({ type }) => type === 'phaseSkipped'],
  ['strengthChecked', ({ type }) => type === 'strengthChecked'],
  ['damaged', (event, { view }) => event.type === 'damaged' && isHurt(event.card, view)],
  [
    'opponentActs',
    (event, { view }) =>
      event.type === 'attackDeclared' && event.why.kind === 'weakest' && isTheirs(event.by, view),
  ],
];

const isOfType = (type: CardDef['type'], card: number, { fresh, book }: Scene): boolean =>
  fresh.some(({ defs }) => book.get(defs[card] ?? '')?.type === type);

const isHurt = (card: number, { inPlay }: View): boolean =>
  inPlay.some(({ id, side, damage }) => id === card && side === 'good' && damage > 0);

const isTheirs = (card: number, { inPlay }: View): boolean =>
  inPlay.some(({ id, side }) => id === card && side === 'opponent');

/** Does somebody act in the Clean-Up that has just been? */
function actsInCleanUp(fresh: readonly ToldEvent[]): boolean {
  const phases = fresh.map(({ event }) => (event.type === 'phaseBegan' ? event.phase : null));
  const from = phases.indexOf('cleanUp');
  return (
    from >= 0 &&
    fresh
      .slice(from, phases.indexOf('strengthCheck', from))
      .some(({ event }) => event.type === 'attackDeclared')
  );
}

/** Has whoever may draw or play nobody to send: none in the hand, none in play? */
function isWithoutPerson({ view: { pending, seats, inPlay }, book }: Scene): boolean {
  if (pending?.about !== 'play' && pending?.about !== 'drawOrCalling') return false;
  const { seat } = pending;
  const isPerson = ({ def }: KnownCard): boolean => book.get(def)?.type === 'person';
  const hand = seats[seat]?.hand ?? null;
  return (
    hand !== null && !hand.some(isPerson) && !inPlay.some((card) => card.owner === seat && isPerson(card))
  );
}

/** Does a question offer to strike an Opponent? */
const offersToStrike = ({ pending, inPlay }: View): boolean =>
  pending?.about === 'action' &&
  pending.ask?.options.some(
    (option) =>
      option.kind === 'attack' &&
      inPlay.some(({ id, countsFor }) => id === option.target && countsFor === 'opponent'),
  ) === true;

type Stands = (scene: Scene, options: readonly Option[]) => boolean;

/** May a Person be played? */
function offersPerson({ view: { pending, seats }, book }: Scene, options: readonly Option[]): boolean {
  const hand = seats[pending?.seat ?? -1]?.hand ?? [];
  const persons = hand.filter(({ def }) => book.get(def)?.type === 'person').map(({ id }) => id);
  return options.some((option) => option.kind === 'play' && persons.includes(option.card));
}

const willStrike = ({ inPlay }: View): boolean =>
  inPlay.some(({ countsFor, attack, acted }) => countsFor === 'opponent' && attack !== null && !acted);

/** Does another turn of this round bring an Opponent card that nobody knows, so that nothing after it is sure? */
function hidesSeals({ turn, seats, opponents, opponent: { deckCount, knownDeck } }: View): boolean {
  const later = turn === null || opponents.length > 0 ? 0 : seats.length - 1 - turn;
  const known = knownDeck.filter(({ place }) => place < later).length;
  return known < Math.min(later, deckCount);
}

/** Does the table speak of sparing before it has happened: on a seal, or where a blow may be let fall? */
const foretellsSparing = ({ view, seals }: Scene): boolean =>
  [...(seals?.values() ?? [])].some(isSparing) || view.blows.some(({ excess }) => excess > 0);

const isEasy = ({ variants }: View): boolean => variants.includes('easy');

type Line = readonly [Hint, About, Stands];

/** What is on the table at a question and worth a word, by what is asked: what everything else is for, and the rest. */
const FIRST: readonly Line[] = [['goal', 'drawOrCalling', () => true]];
const STANDING: readonly Line[] = [
  // Levels differ in it: whoever has learnt the one order looks for the Opponent card in the wrong place.
  ['opponentLast', 'drawOrCalling', ({ view }) => isEasy(view)],
  [
    'opponentFirst',
    'drawOrCalling',
    ({ view }) => !isEasy(view) && view.round > 1 && view.opponents.length === 0,
  ],
  ['countdown', 'drawOrCalling', ({ view }) => view.ends.some(({ round }) => round !== null)],
  ['persons', 'play', offersPerson],
  ['seals', 'action', ({ view }) => willStrike(view) && !hidesSeals(view)],
  ['sealsLater', 'action', ({ view }) => willStrike(view) && hidesSeals(view)],
  ['foreseen', 'drawOrCalling', ({ view }) => view.opponent.knownDeck.some(({ place }) => place === 0)],
  ['helps', 'drawOrCalling', ({ view }) => view.round > 1],
  [
    'equip',
    'play',
    (_, options) => options.some((option) => option.kind === 'play' && option.host !== undefined),
  ],
  ['aim', 'action', ({ view }) => offersToStrike(view) && view.blows.length > 0],
];

const isDue = (asked: About, { view }: Scene): boolean =>
  asked === view.pending?.about && (asked !== 'action' || offersToStrike(view));

/**
 * What there is to explain just now: how to do what is asked comes before it is done, and so before what has happened, which
 * will happen again.
 */
export function hintsFor(scene: Scene): readonly Hint[] {
  const { view, fresh } = scene;
  const options = view.pending?.ask?.options ?? [];
  const standing = (lines: readonly Line[]): readonly Hint[] =>
    lines.flatMap(([hint, about, stands]) =>
      about === view.pending?.about && stands(scene, options) ? [hint] : [],
    );
  const met = HAPPENED.flatMap(([hint, happened]) =>
    fresh.some(({ event }) => happened(event, scene)) ? [hint] : [],
  );
  const spared: readonly Hint[] = foretellsSparing(scene) ? ['spared'] : [];
  const cleanUp: readonly Hint[] = actsInCleanUp(fresh) ? ['cleanUp'] : [];
  const asked = ASKED.filter((about) => isDue(about, scene));
  const noPerson: readonly Hint[] = isWithoutPerson(scene) ? ['noPerson'] : [];
  return [...standing(FIRST), ...noPerson, ...asked, ...spared, ...met, ...cleanUp, ...standing(STANDING)];
}

const ONCE = ' once';
const once = (hint: Hint): string => `${hint}${ONCE}`;

/** What nobody plays without: once all of it is known, a game needs no more lessons. */
export const LESSONS: readonly Hint[] = [
  ...(['goal', 'drawOrCalling', 'foreseen', 'persons', 'play', 'equip', 'action', 'aim', 'seals'] as const),
  ...(['opponentActs', 'cleanUp', 'strengthChecked', 'helps'] as const),
];

/** Is it among what somebody has learnt? What was seen once, by what was kept when it had to be seen twice, is. */
export const isLearnt = (hint: Hint, learnt: readonly string[]): boolean =>
  learnt.includes(hint) || learnt.includes(once(hint));

/** Are hints still met all the time? Not once as many are known as there are questions with one. */
export const isBeginner = (learnt: readonly string[]): boolean =>
  learnt.filter((word) => !word.endsWith(ONCE)).length < ASKED.length;

/** What somebody has learnt who wants the lessons once more. */
export const withoutLessons = (learnt: readonly string[]): readonly string[] =>
  learnt.filter((word) => !LESSONS.some((lesson) => word === lesson || word === once(lesson)));

/** What somebody has learnt who has seen this, or says that it is known. */
export const known = (hint: Hint, learnt: readonly string[]): readonly string[] => [
  ...learnt.filter((word) => word !== hint && word !== once(hint)),
  hint,
];
