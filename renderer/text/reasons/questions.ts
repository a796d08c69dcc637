import type { Why } from '../../../engine/index.ts';
import { possessive } from '../line.ts';

/** The names that a question speaks of. */
export interface WhyNames {
  card(id: number): string;
}

/** The question in words: "Why is Paimon’s Strength what it is?" */
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
      return `Why can ${names.card(why.card)} not be played?`;
    case 'cannotAttack':
      return why.target === undefined
        ? `Why can ${names.card(why.card)} not attack?`
        : `Why can ${names.card(why.card)} not attack ${names.card(why.target)}?`;
    case 'cannotUse':
      return `Why can the ability of ${names.card(why.card)} not be used?`;
    case 'balance':
      return 'Why is this the Balance of Strength?';
  }
}
