import type { InPlayView, KnownCard, SeatId, Why } from '../../../../engine/index.ts';
import { isWalked } from '../../../input/walked.ts';
import { printOf } from '../../../text/prints.ts';
import { heardRules } from '../../../text/rules-words.ts';
import { foretoldWords } from '../../../text/seals.ts';
import { whysOf } from '../../../text/reasons/questions.ts';
import type { TableState } from '../table-state.svelte.ts';
import { pressWords } from '../question/press-of.ts';
import type { Looked } from './looked.ts';
import type { Showing } from './preview-state.svelte.ts';
import { glance, glanceAway } from './glance.ts';
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
function attending(
  table: TableState,
  card: KnownCard,
  { looked, whys }: { readonly looked: Looked; readonly whys: readonly Why[] },
) {
  const own = table.byCard.get(card.id) ?? [];
  const only = own.length === 1 ? (own[0] ?? null) : null;
  const look = (): void => table.look(looked.def, looked.card, looked.id);
  const preview = (on: HTMLElement, by: Showing): void => {
    look();
    table.preview.show(on, looked, by);
  };
  const attend = ({ currentTarget: on }: On<Event>): void => {
    // Whoever is aimed at may be able to act as well.
    table.consider((table.lifted === card.id ? undefined : table.targets.get(card.id)) ?? only);
    table.attention = { on, whys };
  };
  const leave = (on: HTMLElement, by: Showing): void => {
    table.consider(null);
    if (table.attention?.on === on) table.attention = null;
    table.preview.leave(on, by);
  };
  return {
    onfocus: (event: On<FocusEvent>) => {
      // A pointer shows by itself where it is; neither its press nor a focus that comes back by itself is a wish to read.
      if (isWalked()) preview(event.currentTarget, 'focus');
      else look();
      attend(event);
    },
    onblur: ({ currentTarget: on }: On<Event>) => leave(on, 'focus'),
    onpointerenter: attend,
    onpointermove: (event: On<PointerEvent>) => {
      const { currentTarget: on } = event;
      if (glance(event, () => preview(on, 'pointer'))) table.preview.comeTo(on);
    },
    onpointerleave: ({ currentTarget: on }: On<Event>) => {
      glanceAway();
      leave(on, 'pointer');
    },
  } as const;
}

/**
 * What every card on the table that can be pressed has in common: it answers, it shows itself in full, and where it cannot be
 * chosen it says why its numbers are what they are. The context menu's key, or button, asks everything about it.
 */
export function cardButton(table: TableState, card: KnownCard, where: Whereabouts) {
  const standing = table.standing(card.id);
  const inPlay = where !== 'cloth' && 'inPlay' in where ? where.inPlay : null;
  const whys = whysAt(table, card, where);
  // A card on the cloth is read about: it is nowhere where it could be found again.
  const looked: Looked = { def: card.def, card: inPlay, id: where === 'cloth' ? null : card.id };
  const look = (): void => table.look(looked.def, looked.card, looked.id);
  const whysNow = (): readonly Why[] => {
    if (inPlay === null) return whys;
    const not = whyNot(table, inPlay);
    return [...not, ...whys.filter(({ about }) => not.every((other) => other.about !== about))];
  };
  /** What is asked about the number of the card that was pressed. */
  const numberOf = (target: EventTarget | null): Why | undefined => {
    const about = pressedNumber(target);
    return whys.find((why) => why.about === about);
  };
  const effect = pressWords(table, card.id);
  const words = [
    effect ?? '',
    foretoldWords(table.restingOmens.foretold, card.id, table.names),
    heardRules(table.book, card.def, inPlay),
  ];
  return {
    type: 'button',
    'data-card': card.id,
    title: effect,
    'aria-description': words.filter((each) => each !== '').join(' '),
    'aria-pressed': standing === 'none' ? undefined : standing === 'selected' || standing === 'picked',
    onclick: ({ target, currentTarget }: On<MouseEvent>) => {
      look();
      const wanted = numberOf(target);
      if (standing !== 'none') table.press(card.id);
      else if (wanted !== undefined) table.askWhy({ on: currentTarget, whys }, wanted);
      // A card that can do nothing now says why.
      else if (table.mayPress(card.id)) table.askWhy({ on: currentTarget, whys: whysNow() });
    },
    oncontextmenu: (event: On<MouseEvent>) => {
      event.preventDefault();
      table.askWhy({ on: event.currentTarget, whys }, numberOf(event.target));
    },
    ...attending(table, card, { looked, whys }),
  } as const;
}
