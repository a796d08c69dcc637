import type { CardId, Explanation, Fact, FactCode } from '../../../../../engine/alpha-omega/index.ts';
import { t } from '../../../../text/language/language.ts';
import { nameOf, type CardBook } from './words.ts';

/** One line of a sum: a part of a number, or what the parts above come to. */
export interface SumLine {
  readonly label: string;
  /** "6", "+2", "×2". */
  readonly figure: string;
  readonly isSum: boolean;
}

type Name = (id: CardId | undefined) => string;

const OF_STRENGTH: readonly FactCode[] = [
  'printed',
  'strengthAdded',
  'strengthTimes',
  'strengthSet',
  'weapon',
];

/**
 * What a Strength and a blow are made of, a line for each part and one for what they come to: "Printed 6, Flaming Sword +2,
 * Strength 8", or against a target "David 6, David’s text +5, Goliath’s text −3, Damage 8". Empty where one number alone makes
 * it, which the card itself shows.
 */
export function reckoningOf({ reason, defs }: Explanation, book: CardBook): readonly SumLine[] {
  const name: Name = (id) => nameOf(book, (id === undefined ? undefined : defs[id]) ?? '');
  const isAimed = reason.some(({ code }) => code === 'lands' || code === 'absorbed');
  const parts = (codes: readonly FactCode[]): readonly SumLine[] =>
    reason.filter(({ code }) => codes.includes(code)).flatMap((fact) => partOf(fact, name, isAimed) ?? []);
  const strength = parts(OF_STRENGTH);
  const dealt = parts(['damageDealt']);
  const taken = parts(['damageTaken', 'damageAtMost', 'absorbed']);
  if (strength.length + dealt.length + taken.length < 2) return [];
  const sum = (label: string, figure: number): SumLine => ({ label, figure: String(figure), isSum: true });
  if (isAimed) {
    const damage = reason.find(({ code }) => code === 'lands')?.amount ?? 0;
    return [...strength, ...dealt, ...taken, sum(t('sums.damage'), damage)];
  }
  const result = (codes: readonly FactCode[]): number =>
    reason.findLast(({ code }) => codes.includes(code))?.result ?? 0;
  return [
    ...strength,
    ...(strength.length > 1 ? [sum(t('sums.strength'), result(['strength', 'armed']))] : []),
    ...dealt,
    ...(dealt.length > 0 ? [sum(t('sums.blow'), result(['blow']))] : []),
  ];
}

/** Null for what changes nothing. */
function partOf({ code, card, other, amount = 0 }: Fact, name: Name, isAimed: boolean): SumLine | null {
  const part = (label: string, figure: string): SumLine => ({ label, figure, isSum: false });
  const source = card === other ? t('sums.text', { card: name(card) }) : name(card);
  if (code === 'printed') return part(isAimed ? name(card) : t('sums.printed'), String(amount));
  if (code === 'strengthTimes') return part(source, amount === 0.5 ? '÷2' : `×${String(amount)}`);
  if (code === 'damageAtMost') return part(source, t('sums.atMost', { amount }));
  if (code === 'strengthSet') return part(source, `= ${String(amount)}`);
  const change = code === 'absorbed' ? -amount : amount;
  return change === 0 ? null : part(source, change < 0 ? `−${String(-change)}` : `+${String(change)}`);
}
