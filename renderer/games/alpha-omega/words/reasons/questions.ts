import type { CardDef, InPlayView, Why } from '../../../../../engine/alpha-omega/index.ts';
import { listOf } from '../../../../text/lists.ts';
import { t } from '../../../../text/language/language.ts';

/** The names that a question speaks of. */
export interface WhyNames {
  card(id: number): string;
}

/** The question in words: "Why is this Paimon’s Strength?" */
export function whyWords(why: Why, names: WhyNames): string {
  switch (why.about) {
    case 'balance':
      return t('why.balance');
    case 'target':
      return t('why.target', { card: names.card(why.by) });
    case 'attack':
    case 'cannotAttack': {
      const card = names.card(why.card);
      if (why.target === undefined) return t(`why.${why.about}`, { card });
      const key = why.about === 'attack' ? 'why.attackOn' : 'why.cannotAttackIt';
      return t(key, { card, target: names.card(why.target) });
    }
    case 'cannotPlay': {
      const card = names.card(why.card);
      return why.host === undefined
        ? t('why.cannotPlay', { card })
        : t('why.cannotPlayOn', { card, target: names.card(why.host) });
    }
    default:
      return t(`why.${why.about}`, { card: names.card(why.card) });
  }
}

/** A word for each question, to choose among several about one card. */
export const whyLabel = (about: Why['about']): string => t(`why.${about}Label`);

/**
 * Said when nothing keeps a card from being played, attacking or being used.
 * @param own the cards of its own side that it could strike, where it could strike no other
 */
export const nothingAgainst = (own: readonly string[] = []): string =>
  own.length === 0 ? t('why.nothingAgainst') : t('why.onlyOwn', { cards: listOf(own) });

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
