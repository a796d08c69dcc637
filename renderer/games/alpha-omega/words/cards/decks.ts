import type {
  DeckFault,
  DeckOrigin,
  PassedOver,
} from '../../../../../electron/shared/games/alpha-omega/api.ts';
import type { DeckIssue, DefId, Rule } from '../../../../../engine/alpha-omega/index.ts';
import { t } from '../../../../text/language/language.ts';

/** What a card is called, also when no pack has it. */
export type NameCard = (card: DefId) => string;

/** What is wrong with a deck, or worth knowing of it, in a sentence. */
export function deckIssueWords(issue: DeckIssue, nameOf: NameCard): string {
  const [first, second] = issue.cards;
  const card = first === undefined ? '' : nameOf(first);
  const other = second === undefined ? '' : nameOf(second);
  switch (issue.code) {
    case 'tooManyCopies':
      return t('deckIssues.tooManyCopies', { card, copies: issue.copies, published: issue.published });
    case 'personTwice':
      return t('deckIssues.personTwice', { card, copies: issue.copies });
    case 'smallDeck':
      return t('deckIssues.smallDeck', { copies: issue.copies, needed: issue.needed });
    case 'emptyDeck':
    case 'noPerson':
      return t(`deckIssues.${issue.code}`);
    case 'callingLacks':
      return t(`deckIssues.${issue.code}`, { card, other });
    default:
      return t(`deckIssues.${issue.code}`, { card });
  }
}

/** "Rulebook, Set Up". */
export const ruleWords = (rule: Rule): string =>
  'ruling' in rule
    ? t('why.ruling', { number: rule.ruling })
    : t('why.rulebook', { heading: t(`heading.${rule.heading}`) });

/** Why something that was sent is no deck. */
export const deckFaultWords = ({ code }: DeckFault): string => t(`deckIssues.${code}`);

/** Which line of a text was passed over, and why. */
export const passedOverWords = ({ code, line, text }: PassedOver): string =>
  t(`decks.${code}`, { line, text });

/** Where a version of a deck came from: "changed", "copied from Light". */
export function deckOriginWords(origin: DeckOrigin): string {
  switch (origin.kind) {
    case 'imported':
      return t(
        ({ text: 'deckEditor.fromText', json: 'deckEditor.fromJson', code: 'deckEditor.fromCode' } as const)[
          origin.form
        ],
      );
    case 'copied':
    case 'starter':
      return t(`deckEditor.${origin.kind}`, { of: origin.of });
    case 'restored':
      return t('deckEditor.restored', { version: origin.version });
    default:
      return t(`deckEditor.${origin.kind}`);
  }
}
