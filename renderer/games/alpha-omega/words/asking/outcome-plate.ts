import type { Change, DecisionView, Option, Prediction } from '../../../../../engine/alpha-omega/index.ts';
import { defenceOf } from './defences.ts';
import { t } from '../../../../text/language/language.ts';
import { eitherOf } from '../../../../text/lists.ts';
import { cardsOfOption } from './options.ts';
import type { Names } from './names.ts';

/** What stands on a target while it is aimed at. */
export interface Plate {
  /** Who steps in, above all else; null where nobody does. */
  readonly before: string | null;
  /** What the target itself takes, as "−8"; empty where it is not told in numbers. */
  readonly amount: string;
  /** What becomes of it, as "6 left" or "falls". */
  readonly then: string;
  /** What else happens, or who may still step in; null where nothing does and nobody. */
  readonly beside: string | null;
  readonly isFatal: boolean;
  /** Beside it a Person of one's own is lost. */
  readonly isCostly: boolean;
  /** It says no more than damage, armor and what is left. */
  readonly isPlain: boolean;
}

/** The outcome of a choice in as few words as have room on its target; null where it does nothing that is known. */
export function plateOf(prediction: Prediction, option: Option, names: Names): Plate | null {
  const { to } = cardsOfOption(option);
  if (to === null) return null;
  const { changes, stepsIn, stoppedBy, unsure } = prediction;
  const { beside, isCostly } = besideOf(prediction, to, names);
  if (stoppedBy !== null)
    return {
      ...{ before: null, amount: '', then: t('plates.stopped', { card: names.card(stoppedBy) }) },
      ...{ beside, isFatal: false, isCostly, isPlain: false },
    };
  const change = changes.find(({ card }) => card === (stepsIn ?? to));
  const deed =
    (change === undefined ? null : deedOf(change, names, option.kind === 'attack')) ?? armorOf(option, names);
  if (deed === null) {
    const isChance = unsure === 'die';
    return isChance || beside !== null
      ? {
          before: null,
          amount: '',
          then: isChance ? t('plates.die') : '',
          beside,
          isFatal: false,
          isCostly,
          isPlain: false,
        }
      : null;
  }
  const before = stepsIn === null ? null : t('plates.stepsIn', { card: names.card(stepsIn) });
  const isPlain = before === null && beside === null && change?.fate !== 'lured';
  return { before, ...deed, beside, isCostly, isPlain };
}

/**
 * What stands on a card that may step in; null where a choice does not.
 * @param prediction what is sure to come of it; as long as that is not known, what the blow itself does
 */
export function defencePlate(
  option: Option,
  decision: DecisionView,
  names: Names,
  prediction: Prediction | undefined,
): Plate | null {
  const defence = defenceOf(option, decision, names);
  if (defence === null) return null;
  const { does, blow, card } = defence;
  const words = t(`plates.${DEFENDING[does]}`);
  const plain = {
    ...{ before: null, amount: '', then: words, beside: null },
    ...{ isFatal: false, isCostly: false, isPlain: true },
  };
  if (blow === null) return plain;
  const change = prediction?.changes.find((each) => each.card === card);
  const fate = blow.left === 0 ? 'falls' : null;
  const deed = deedOf(change ?? { ...UNCHANGED, ...blow, card, fate }, names, true);
  return deed === null ? plain : { ...plain, ...deed, before: words };
}

const DEFENDING = { stops: 'stopsIt', takes: 'takesIt', saves: 'savesIt', stepsIn: 'takesIt' } as const;

const UNCHANGED = {
  ...{ healed: 0, strength: null, attack: null },
  ...{ forbidden: [], actsAgain: false },
} as const satisfies Partial<Change>;

type Deed = Pick<Plate, 'amount' | 'then' | 'isFatal'>;

/** A card's outcome; null where it stays as it is. */
function deedOf(change: Change, names: Names, isStruck: boolean): Deed | null {
  const { damage, excess, absorbed, healed, fate } = change;
  const left = change.left ?? 0;
  const hurt = damage > 0 ? `−${String(damage)}` : '';
  if (fate === null && damage + excess === 0 && absorbed > 0)
    return { amount: '', then: t('plates.armorAll', { left }), isFatal: false };
  if (fate !== null) return { amount: hurt, then: fateWords(change, names), isFatal: FATAL.includes(fate) };
  const rest = restWords(change, left);
  if (damage + excess + absorbed > 0 || isStruck) return { amount: hurt, then: rest, isFatal: false };
  if (healed > 0) return { amount: `+${String(healed)}`, then: rest, isFatal: false };
  return effectOf(change);
}

/** What armor that is put on somebody will take in his place. */
function armorOf(option: Option, names: Names): Deed | null {
  const item = option.kind === 'play' ? names.book.get(names.def(option.card) ?? '') : undefined;
  const absorbs =
    item?.type === 'item' &&
    item.abilities.some((ability) => ability.kind === 'constant' && ability.gives.change === 'absorbs');
  return absorbs ? { amount: `+${String(item.strength)}`, then: t('plates.armor'), isFatal: false } : null;
}

function restWords({ damage, excess, absorbed, healed }: Change, left: number): string {
  if (excess > 0) return t('plates.spared', { left });
  if (absorbed > 0) return t('plates.armored', { absorbed, left });
  return t(damage + healed > 0 ? 'plates.left' : 'plates.unhurt', { left });
}

const FATAL: readonly Change['fate'][] = ['falls', 'lured', 'discarded'];

/** What is done to a card without a wound. */
function effectOf({ strength, attack, forbidden, actsAgain }: Change): Deed | null {
  const figures = (pair: readonly [number, number]): string => `${String(pair[0])} → ${String(pair[1])}`;
  const [first] = forbidden;
  if (strength !== null) return { amount: figures(strength), then: t('plates.strength'), isFatal: false };
  if (first !== undefined) return { amount: '', then: t(`plates.${first}`), isFatal: false };
  if (attack !== null) return { amount: figures(attack), then: t('plates.blow'), isFatal: false };
  return actsAgain ? { amount: '', then: t('plates.actsAgain'), isFatal: false } : null;
}

function fateWords({ card, fate, left }: Change, names: Names): string {
  if (fate === 'rises') return t('plates.rises', { left: left ?? 0 });
  if (isWonOver({ card, fate }, names)) return t('plates.joins');
  const type = names.book.get(names.def(card) ?? '')?.type;
  return t(fate === 'falls' && type === 'item' ? 'plates.breaks' : `plates.${fate ?? 'falls'}`);
}

/** Does somebody come over who was never Good's? */
const isWonOver = ({ card, fate }: Pick<Change, 'card' | 'fate'>, names: Names): boolean =>
  fate === 'returns' && names.inPlay(card)?.owner === null;

/** What happens to another card, else who may step in. */
function besideOf(
  { changes, stepsIn, mayStepIn }: Prediction,
  to: number,
  names: Names,
): Pick<Plate, 'beside' | 'isCostly'> {
  const struck = stepsIn ?? to;
  // What lies on a card goes with it; what breaks in its place is told.
  const isTold = ({ card, fate, damage }: Change): boolean => {
    const now = names.inPlay(card);
    if (card === struck || now === undefined) return false;
    return fate === 'falls' || (now.host !== struck && (fate !== null || damage > 0));
  };
  const others = changes.filter(isTold);
  const lost = others.find((change) => isLost(change, names));
  const other = lost ?? others[0];
  if (other !== undefined) {
    const does = other.fate === null ? `−${String(other.damage)}` : fateWords(other, names);
    const words = t(lost === undefined ? 'plates.other' : 'plates.lost', {
      card: names.card(other.card),
      does,
    });
    return { beside: words, isCostly: lost !== undefined };
  }
  // Each of them is enough.
  const cards = eitherOf(mayStepIn.map((card) => names.card(card)));
  return { beside: mayStepIn.length === 0 ? null : t('plates.unless', { cards }), isCostly: false };
}

/** Does one's own side lose a Person by it? */
const isLost = ({ card, fate }: Change, names: Names): boolean =>
  FATAL.includes(fate) &&
  names.inPlay(card)?.countsFor === 'good' &&
  names.book.get(names.def(card) ?? '')?.type === 'person';

/** A plate in one line, as "−8, falls": for whoever listens, and where several choices end alike. */
export const plateWords = ({ before, amount, then, beside }: Plate): string =>
  [before, amount, then, beside].filter((part) => part !== null && part !== '').join(', ');

/** Several choices end alike: what each of them comes to, as a sentence. */
export function alikeWords(plate: Plate, { changes }: Prediction, option: Option, names: Names): string {
  const { before, beside, amount } = plate;
  const { to } = cardsOfOption(option);
  const change = before === null && beside === null ? changes.find(({ card }) => card === to) : undefined;
  if (change === undefined || change.fate === null) return t('plates.alike', { outcome: plateWords(plate) });
  const fate = isWonOver(change, names) ? 'joins' : change.fate;
  return t('plates.alikeFate', { fate, amount: amount === '' ? 'none' : amount });
}
