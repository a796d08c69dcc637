import type { CardId, Fact, FactCode } from '../../../engine/index.ts';
import { say, type Part, type Word } from '../line.ts';
import type { Voice } from '../voice.ts';

/** Says one fact as a sentence. */
export type Teller = (fact: Fact, voice: Voice) => readonly Part[];

/** A sentence for some kinds of fact; together they must have one for each. */
export type Tellers = Partial<Readonly<Record<FactCode, Teller>>>;

/** The parts of a sentence. */
export const tell = (strings: TemplateStringsArray, ...words: readonly Word[]): readonly Part[] =>
  say('plain')(strings, ...words).parts;

/** The name of a card of a fact. */
export const named = (voice: Voice, id: CardId | undefined): Part =>
  id === undefined ? { text: 'a card' } : voice.card(id);

/** Who does something: the card of the fact, or the text of the very card that it is done to. */
export const doer = ({ card, other }: Fact, voice: Voice): Part =>
  card === other ? { text: 'Its own text' } : named(voice, card);

/** A number that a fact must have. */
export const amountOf = ({ amount = 0 }: Fact): number => amount;

/** "−2" with a real minus sign. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** The name of the player of a fact. */
export const player = ({ seat }: Fact, voice: Voice): string =>
  seat === undefined ? 'a player' : voice.seat(seat);
