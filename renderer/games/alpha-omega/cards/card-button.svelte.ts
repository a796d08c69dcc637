import type { CardId, InPlayView, KnownCard, Option, Why } from '../../../../engine/alpha-omega/index.ts';
import type { SeatId } from '../../../../engine/index.ts';
import { onceLetGo } from '../../../input/once-let-go.ts';
import { isWalked } from '../../../input/walked.ts';
import { printOf } from '../words/cards/prints.ts';
import { heardRules } from '../words/cards/rules-words.ts';
import { sealWords } from '../words/omens/seals.ts';
import { whysOf } from '../words/reasons/questions.ts';
import type { TableState } from '../table-state.svelte.ts';
import { isHinted } from '../question/hinted.ts';
import { aimedAt } from '../question/targets.ts';
import type { CardFacts } from './card-facts.svelte.ts';
import type { Looked } from './looked.ts';
import type { Showing } from './preview-state.svelte.ts';
import { isForeseen } from './foreseen.ts';
import { glance, glanceAtFocus, glanceAway } from '../../../table/hand/glance.ts';
import { pressedNumber } from '../why/why-asked.ts';
import { whyNot } from '../why/why-not.ts';

/** Where a card is: in play, as it is there, in a hand, or on the cloth. */
export type Whereabouts = { readonly inPlay: InPlayView } | { readonly hand: SeatId } | 'cloth';

/** What can be asked about a card where it is. */
function whysAt(table: TableState, card: KnownCard, where: Whereabouts): readonly Why[] {
  if (where === 'cloth') return [];
  if ('hand' in where) return [{ about: 'cannotPlay', card: card.id, seat: where.hand }];
  return whysOf(where.inPlay, printOf(table.book, card.def));
}

type On<Of extends Event> = Of & { readonly currentTarget: HTMLElement };

/** Under the pointer or in focus a card is shown large, can be asked about, and what it would do is considered. */
function attending(table: TableState, card: () => KnownCard, where: () => Whereabouts) {
  const only = (): Option | null => {
    const own = table.byCard.get(card().id) ?? [];
    return own.length === 1 ? (own[0] ?? null) : null;
  };
  const look = (): void => {
    const { def, card: inPlay, id } = lookedAt(card(), where());
    table.look(def, inPlay, id);
  };
  const preview = (on: HTMLElement, by: Showing): void => {
    look();
    table.preview.show(on, lookedAt(card(), where()), by);
  };
  const tell = (on: HTMLElement, by: Showing): void => {
    const seal = table.restingOmens.foretold.seals.get(card().id);
    if (seal !== undefined) table.preview.tell(on, sealWords(seal, table.names), by);
  };
  const attend = ({ currentTarget: on }: On<Event>): void => {
    const { id } = card();
    // Whoever is aimed at may be able to act as well.
    table.consider((table.lifted === id ? undefined : table.targets.get(aimedAt(table, id))) ?? only());
    table.attention = { on, whys: whysAt(table, card(), where()) };
  };
  const leave = (on: HTMLElement, by: Showing): void => {
    table.consider(null);
    if (table.attention?.on === on) table.attention = null;
    table.preview.leave(on, by);
  };
  return {
    onfocus: (event: On<FocusEvent>) => {
      // A pointer shows by itself where it is; neither its press nor a focus that comes back by itself is a wish to read.
      look();
      if (isWalked()) {
        const { currentTarget: on } = event;
        glanceAtFocus(on, () => {
          preview(on, 'focus');
          tell(on, 'focus');
        });
      }
      attend(event);
    },
    onblur: ({ currentTarget: on }: On<Event>) => leave(on, 'focus'),
    onpointerenter: attend,
    onpointermove: (event: On<PointerEvent>) => {
      const { currentTarget: on, target } = event;
      const isSeal = target instanceof Element && target.closest('[data-seal]') !== null;
      // A seal says itself what it means, where the large card would stand.
      const come = (): void => {
        if (isSeal) {
          table.preview.leave(on, 'pointer');
          tell(on, 'pointer');
        } else preview(on, 'pointer');
      };
      if (glance(event, come)) table.preview.comeTo(on);
    },
    onpointerleave: ({ currentTarget: on }: On<Event>) => {
      glanceAway();
      leave(on, 'pointer');
    },
  } as const;
}

/** The card as it is in play; null elsewhere. */
const inPlayAt = (where: Whereabouts): InPlayView | null =>
  where !== 'cloth' && 'inPlay' in where ? where.inPlay : null;

/** What is looked at. A card on the cloth is read about: it is nowhere where it could be found again. */
const lookedAt = ({ def, id }: KnownCard, where: Whereabouts): Looked => ({
  def,
  card: inPlayAt(where),
  id: where === 'cloth' ? null : id,
});

/**
 * A card with which nothing can be chosen is pressed: what it lies on is meant where that is a target, or what the chosen card
 * would do to it, which stands on it. @returns whether something was meant
 */
function pressedFor(table: TableState, card: CardId): boolean {
  const aimed = aimedAt(table, card);
  if (aimed !== card) {
    table.press(aimed);
    return true;
  }
  const help = table.drops.helpFor(card);
  if (help === null || !table.mayPress(card)) return false;
  void table.drops.use(help, card);
  return true;
}

/**
 * What every card on the table that can be pressed has in common: it answers, it shows itself in full, and where it cannot be
 * chosen it says why its numbers are what they are. The context menu's key, or button, asks everything about it. What it does
 * is made once for a card, and what it says changes by itself: an answer leaves all cards alone for which it changes nothing.
 */
export function cardButton(
  table: TableState,
  card: () => KnownCard,
  where: () => Whereabouts,
  facts: CardFacts,
) {
  const whys = (): readonly Why[] => whysAt(table, card(), where());
  const whysNow = (): readonly Why[] => {
    const inPlay = inPlayAt(where());
    if (inPlay === null) return whys();
    const not = whyNot(table, inPlay);
    return [...not, ...whys().filter(({ about }) => not.every((other) => other.about !== about))];
  };
  /** What is asked about the number of the card that was pressed. */
  const numberOf = (event: MouseEvent): Why | undefined => {
    const about = pressedNumber(event);
    return whys().find((why) => why.about === about);
  };
  const hinted = $derived(table.counsel !== null && isHinted(table, card().id));
  const foreseen = $derived(inPlayAt(where()) !== null && isForeseen(table, card().id));
  const rules = $derived(heardRules(table.book, card().def, inPlayAt(where())));
  return {
    ...attending(table, card, where),
    type: 'button',
    get 'data-card'() {
      return card().id;
    },
    get 'data-hinted'() {
      return hinted ? '' : undefined;
    },
    get 'data-foreseen'() {
      return foreseen ? '' : undefined;
    },
    get title() {
      return facts.meaning.press;
    },
    get 'aria-description'() {
      return [facts.meaning.press ?? '', facts.foretold.words, rules].filter((each) => each !== '').join(' ');
    },
    get 'aria-pressed'() {
      const { standing } = facts.meaning;
      return standing === 'none' ? undefined : standing === 'selected' || standing === 'picked';
    },
    onclick: (event: On<MouseEvent>) => {
      const { def, card: inPlay, id } = lookedAt(card(), where());
      table.look(def, inPlay, id);
      const wanted = numberOf(event);
      if (facts.meaning.standing !== 'none') table.press(card().id);
      else if (pressedFor(table, card().id)) return;
      else if (wanted !== undefined) table.askWhy({ on: event.currentTarget, whys: whys() }, wanted);
      // A card that can do nothing now says why.
      else if (table.mayPress(card().id)) table.askWhy({ on: event.currentTarget, whys: whysNow() });
    },
    oncontextmenu: (event: On<MouseEvent>) => {
      event.preventDefault();
      const asked = { on: event.currentTarget, whys: whys() };
      const wanted = numberOf(event);
      onceLetGo(event, () => table.askWhy(asked, wanted));
    },
  } as const;
}
