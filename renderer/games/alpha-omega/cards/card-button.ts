import type { InPlayView, KnownCard, SeatId, Why } from '../../../../engine/index.ts';
import { printOf } from '../../../text/prints.ts';
import { heardRules } from '../../../text/rules-words.ts';
import { whysOf } from '../../../text/reasons/questions.ts';
import type { TableState } from '../table-state.svelte.ts';
import { glance, glanceAway } from './glance.ts';
import { pressedNumber } from '../why/why-asked.ts';
import { whyNot } from '../why/why-not.ts';

type Press = MouseEvent & { readonly currentTarget: HTMLElement };

/** Where a card is: in play, as it is there, in a hand, or on the cloth. */
export type Whereabouts = { readonly inPlay: InPlayView } | { readonly hand: SeatId } | 'cloth';

/** What can be asked about a card where it is. */
function whysAt(table: TableState, card: KnownCard, where: Whereabouts): readonly Why[] {
  if (where === 'cloth') return [];
  if ('hand' in where) return [{ about: 'cannotPlay', card: card.id, seat: where.hand }];
  return whysOf(where.inPlay, printOf(table.book, card.def));
}

/**
 * What every card on the table that can be pressed has in common: it answers, it shows itself in full, and where it cannot be
 * chosen it says why its numbers are what they are. The context menu's key, or button, asks everything about it.
 */
export function cardButton(table: TableState, card: KnownCard, where: Whereabouts) {
  const standing = table.standing(card.id);
  const inPlay = where !== 'cloth' && 'inPlay' in where ? where.inPlay : null;
  const own = table.byCard.get(card.id) ?? [];
  const only = own.length === 1 ? (own[0] ?? null) : null;
  // A card on the cloth is read about: it is nowhere where it could be found again.
  const id = where === 'cloth' ? null : card.id;
  const look = (): void => table.look(card.def, inPlay, id);
  const preview = (on: HTMLElement): void => {
    look();
    table.preview = { on, looked: { def: card.def, card: inPlay, id } };
  };
  const attend = ({ currentTarget: on }: { readonly currentTarget: HTMLElement }): void => {
    // Whoever is aimed at may be able to act as well.
    table.consider((table.lifted === card.id ? undefined : table.targets.get(card.id)) ?? only);
    table.attention = { on, whys };
  };
  const leave = ({ currentTarget: on }: { readonly currentTarget: HTMLElement }): void => {
    glanceAway();
    table.consider(null);
    if (table.attention?.on === on) table.attention = null;
    if (table.preview?.on === on) table.preview = null;
  };
  const whys = whysAt(table, card, where);
  const whysNow = (): readonly Why[] => {
    if (inPlay === null) return whys;
    const not = whyNot(table, inPlay);
    return [...not, ...whys.filter(({ about }) => not.every((other) => other.about !== about))];
  };
  const effect = table.effect(card.id);
  const rules = heardRules(table.book, card.def, inPlay?.lured === true);
  return {
    type: 'button',
    'data-card': card.id,
    title: effect,
    'aria-description': [effect ?? '', rules].filter((words) => words !== '').join(' '),
    'aria-pressed': standing === 'none' ? undefined : standing === 'selected' || standing === 'picked',
    onclick: ({ target, currentTarget }: Press) => {
      look();
      const about = pressedNumber(target);
      const wanted = whys.find((why) => why.about === about);
      if (standing !== 'none') table.press(card.id);
      else if (wanted !== undefined) table.askWhy({ on: currentTarget, whys }, wanted);
      // A card that can do nothing now says why.
      else if (table.mayPress(card.id)) table.askWhy({ on: currentTarget, whys: whysNow() });
    },
    oncontextmenu: (event: Press) => {
      event.preventDefault();
      table.askWhy({ on: event.currentTarget, whys });
    },
    onfocus: (event: FocusEvent & { readonly currentTarget: HTMLElement }) => {
      // A pointer shows by itself where it is, and a press of it is no wish to read.
      if (event.currentTarget.matches(':focus-visible')) preview(event.currentTarget);
      else look();
      attend(event);
    },
    onblur: leave,
    onpointerenter: attend,
    onpointermove: (event: PointerEvent & { readonly currentTarget: HTMLElement }) => {
      const { currentTarget: on } = event;
      glance(event, () => preview(on));
    },
    onpointerleave: leave,
  } as const;
}
