import type { CardDef, InPlayView, Why } from '../../../engine/index.ts';
import { possessive } from '../line.ts';

/** The names that a question speaks of. */
export interface WhyNames {
  card(id: number): string;
}

/** The question in words: "Why is this Paimon’s Strength?" */
export function whyWords(why: Why, names: WhyNames): string {
  switch (why.about) {
    case 'strength':
      return `Why is this ${possessive(names.card(why.card))} Strength?`;
    case 'hitPoints':
      return `Why are these ${possessive(names.card(why.card))} hit points?`;
    case 'attack':
      return why.target === undefined
        ? `Why does ${names.card(why.card)} strike so hard?`
        : `What does ${names.card(why.card)} do to ${names.card(why.target)}?`;
    case 'target':
      return `Whom does ${names.card(why.by)} attack, and why?`;
    case 'cannotPlay':
      return `Can ${names.card(why.card)} be played?`;
    case 'cannotAttack':
      return why.target === undefined
        ? `Can ${names.card(why.card)} attack?`
        : `Can ${names.card(why.card)} attack ${names.card(why.target)}?`;
    case 'cannotUse':
      return `Can the ability of ${names.card(why.card)} be used?`;
    case 'balance':
      return 'Why is this the Balance of Strength?';
  }
}

/** A word for each question, to choose among several about one card. */
export const WHY_LABELS = {
  strength: 'Strength',
  hitPoints: 'Hit points',
  attack: 'Blow',
  target: 'Target',
  cannotPlay: 'Play',
  cannotAttack: 'Attack',
  cannotUse: 'Ability',
  balance: 'Balance',
} as const satisfies Record<Why['about'], string>;

/** Said when nothing keeps a card from being played, attacking or being used. */
export const NOTHING_AGAINST = 'Nothing stands against it.';

/** What can be asked about a card in play. */
export function whysOf(card: InPlayView, def: CardDef): readonly Why[] {
  const { id, side, strength, attack, left } = card;
  const acts: readonly Why[] =
    side === 'opponent' ? [{ about: 'target', by: id }] : [{ about: 'cannotAttack', card: id }];
  const isUsed = def.abilities.some((ability) => ability.kind === 'activated');
  const whys: readonly Why[] = [
    ...(strength === null ? [] : [{ about: 'strength', card: id } as const]),
    ...(left === null ? [] : [{ about: 'hitPoints', card: id } as const]),
    ...(attack === null ? [] : [{ about: 'attack', card: id } as const, ...acts]),
    ...(isUsed ? [{ about: 'cannotUse', card: id } as const] : []),
  ];
  return whys.length > 0 ? whys : [{ about: 'hitPoints', card: id }];
}
