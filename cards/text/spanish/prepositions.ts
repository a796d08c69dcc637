import { type Phrase, say } from '../phrase.ts';
import type { Np } from './np.ts';

/** "al portador", "del mazo": the article melts into what goes before it; in the name of a card it does not. */
function melted(preposition: 'a' | 'de', phrase: Phrase): Phrase {
  const [first, ...rest] = phrase;
  const isArticle = first?.kind === 'plain' && first.text.startsWith('el ');
  if (!isArticle) return say`${preposition} ${phrase}`;
  return [{ kind: 'plain', text: `${preposition === 'a' ? 'al' : 'del'}${first.text.slice(2)}` }, ...rest];
}

/** "a un Personaje", "al portador". */
export const to = ({ phrase }: Pick<Np, 'phrase'>): Phrase => melted('a', phrase);

/** "de un Personaje", "del portador". */
export const of = ({ phrase }: Pick<Np, 'phrase'>): Phrase => melted('de', phrase);

/** What something is done to: "a un Personaje", for it is somebody, but "un Suceso". */
export const direct = (np: Np): Phrase => (np.isPerson ? to(np) : np.phrase);
