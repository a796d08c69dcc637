import type { CardDef } from '../engine/alpha-omega/definitions.ts';
import type { DefId } from '../engine/alpha-omega/selects.ts';
import type { Finding, Path } from './issues.ts';
import type { DeckEntry, Manifest } from './schema/pack.ts';

type Lists = Pick<Manifest, 'decks' | 'objectives'>;
type Fits = (card: CardDef) => boolean;

const FITS: { readonly [D in keyof Manifest['decks'] | 'objectives']: Fits } = {
  good: (card) => 'side' in card && card.side === 'good',
  opponent: (card) => 'side' in card && card.side === 'opponent',
  callings: (card) => card.type === 'calling',
  objectives: (card) => card.type === 'objective',
};

/** A pack's deck lists without what cannot be played, and what was wrong with it. */
export function checkLists(
  { decks, objectives }: Lists,
  cards: ReadonlyMap<DefId, CardDef>,
): { readonly lists: Lists; readonly findings: readonly Finding[] } {
  const findings: Finding[] = [];
  const deck = (name: keyof Manifest['decks']): readonly DeckEntry[] =>
    checkDeck(name, decks[name], cards, findings);
  const lists = {
    decks: { good: deck('good'), opponent: deck('opponent'), callings: deck('callings') },
    objectives: objectives.filter((id, index) => {
      const finding = misfit(id, FITS.objectives, cards, ['objectives', index]);
      if (finding) findings.push(finding);
      return finding === null;
    }),
  };
  return { lists, findings };
}

function checkDeck(
  name: keyof Manifest['decks'],
  entries: readonly DeckEntry[],
  cards: ReadonlyMap<DefId, CardDef>,
  findings: Finding[],
): readonly DeckEntry[] {
  const dealt = new Map<DefId, number>();
  return entries.flatMap(({ card, copies }, index) => {
    const path = ['decks', name, index];
    const finding = misfit(card, FITS[name], cards, [...path, 'card']);
    if (finding) {
      findings.push(finding);
      return [];
    }
    const most = cards.get(card)?.copies ?? 0;
    const left = most - (dealt.get(card) ?? 0);
    const taken = Math.min(copies, left);
    dealt.set(card, (dealt.get(card) ?? 0) + taken);
    if (copies > left) {
      const message = `a deck may hold ${most} of "${card}"`;
      findings.push({ path: [...path, 'copies'], code: 'tooManyCopies', message });
    }
    return taken > 0 ? [{ card, copies: taken }] : [];
  });
}

function misfit(id: DefId, fits: Fits, cards: ReadonlyMap<DefId, CardDef>, path: Path): Finding | null {
  const card = cards.get(id);
  if (!card) return { path, code: 'unknownCard', message: `there is no usable card "${id}" in this pack` };
  return fits(card) ? null : { path, code: 'notForThisDeck', message: `"${id}" does not belong here` };
}
