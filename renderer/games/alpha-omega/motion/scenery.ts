import { flushSync } from 'svelte';
import type { CardId } from '../../../../engine/alpha-omega/index.ts';
import { actsOn, type Acts } from '../../../table/motion/acts.ts';
import { beforeOf, boxesIn, isMove, lineOn, type Before } from './before.ts';
import { flyBlow, float, takeAwayBlows, takeAwayNumbers } from '../../../table/motion/blows.ts';
import type { Cue, CueOf } from './cue.ts';
import { betweenCards } from '../../../table/motion/curve.ts';
import type { Scenery } from './director.svelte.ts';
import { nightfall, routed } from './finale.ts';
import { COMES_DOWN, flyAway, flyTo, flyUnseen, hide, slide } from '../../../table/motion/flights.ts';
import { crossOver, shatter } from './glass-break.ts';
import { darken, impactOf, shake } from './impact.ts';
import { smoothness } from '../../../table/motion/smoothness.svelte.ts';
import { hit } from '../../../table/motion/hit.ts';
import { loom } from './loom.ts';
import { lungesOn, stoppedBy, type Lunges } from './lunge.ts';
import { glow, kindle, land, ray, rise, ward } from '../../../table/motion/lights.ts';
import { plateOn, turnPlate } from './plates.ts';
import { elementAt, type Spot } from './spots.ts';
import { weigh } from './weighing.ts';

/** Tells a room of the table to see at once how large it is. */
export const MEASURE = 'measure';

export interface Stage {
  /** Where things are laid on top of the table. */
  readonly top: HTMLElement;
  readonly table: HTMLElement;
  readonly isStill: () => boolean;
}

/** The scenery of a table: finds on it what the cues speak of, and moves it. */
export function sceneryOn({ top, table, isStill }: Stage): Scenery & { readonly remember: () => void } {
  const acts = actsOn(top);
  const lunges = lungesOn(acts);
  // A card that is played has left its hand before the board shows it.
  let hands: ReadonlyMap<CardId, DOMRectReadOnly> = new Map();

  return {
    lead(cues, ms) {
      acts.clear();
      for (const cue of cues)
        if (cue.kind === 'blow') blow(acts, table, cue, { ms, lunges: isStill() ? null : lunges });
    },
    change(cues, ms, change) {
      takeAwayNumbers(top);
      if (isStill()) {
        // The arrow stays for as long as what it led to is shown, and what it points at stands there.
        if (!cues.some(({ kind }) => kind === 'blow') || cues.some(isMove)) acts.clear();
        change();
        return;
      }
      const goBack = lunges.hit();
      const before = beforeOf(table, cues);
      change();
      for (const room of table.querySelectorAll('[data-room]')) room.dispatchEvent(new Event(MEASURE));
      flushSync();
      // Where the cards stand now, an attack that has landed would point at another one.
      takeAwayBlows(top);
      makeRoom(acts, table, cues, { before, ms });
      for (const cue of cues) show(acts, table, cue, { before, hands, ms });
      goBack(stoppedBy(table, cues));
      if (!smoothness.isLate) shake(acts, table.querySelector('[data-board]'), impactOf(cues), ms);
    },
    clear() {
      acts.clear();
    },
    remember() {
      hands = boxesIn(table, '[data-spot^="hand:"] [data-card]');
    },
  };
}

function blow(
  acts: Acts,
  table: HTMLElement,
  cue: CueOf<'blow'>,
  how: { readonly ms: number; readonly lunges: Lunges | null },
): void {
  const boxOf = (card: CardId | null): DOMRect | null =>
    card === null ? null : (elementAt(table, { at: 'card', card })?.getBoundingClientRect() ?? null);
  const [from, to, past] = [boxOf(cue.by), boxOf(cue.target), boxOf(cue.past)];
  if (from === null || to === null) return;
  const curve = betweenCards(from, to, past);
  const { ms, lunges } = how;
  flyBlow(acts, curve, { ms, still: lunges === null });
  const striker = elementAt(table, { at: 'card', card: cue.by });
  if (striker !== null) lunges?.leap(striker, { from, to }, { damage: cue.amount ?? 0, ms });
}

interface Change {
  readonly before: Before;
  readonly ms: number;
}

/** Cards that only make room for others slide, with all that they carry, and the line between the sides with them. */
function makeRoom(acts: Acts, table: HTMLElement, cues: readonly Cue[], { before, ms }: Change): void {
  const flying = new Set(cues.flatMap((cue) => ('card' in cue && isMove(cue) ? [cue.card] : [])));
  const units = [...table.querySelectorAll<HTMLElement>('[data-unit]')].flatMap((unit) => {
    const card = unit.querySelector<HTMLElement>('[data-card]');
    return card === null ? [] : [{ unit, card, to: card.getBoundingClientRect() }];
  });
  for (const { unit, card, to } of units) {
    const id = Number(card.dataset['card']);
    const from = before.cards.get(id);
    const moved = from !== undefined && Math.abs(from.x - to.x) + Math.abs(from.y - to.y) > 1;
    if (moved && !flying.has(id)) slide(acts, unit, from, { to, ms: ms * 0.5 });
  }
  const line = lineOn(table);
  const to = line?.getBoundingClientRect();
  if (line !== null && to !== undefined && before.line !== null && Math.abs(before.line.y - to.y) > 1)
    slide(acts, line, before.line, { to, ms: ms * 0.5 });
}

interface Shown extends Change {
  readonly hands: ReadonlyMap<CardId, DOMRectReadOnly>;
}

function show(acts: Acts, table: HTMLElement, cue: Cue, shown: Shown): void {
  const { before, ms } = shown;
  if (!('card' in cue)) {
    showAround(acts, table, cue, shown);
    return;
  }
  const what = table.querySelector<HTMLElement>(`[data-card="${cue.card}"], [data-calling="${cue.card}"]`);
  const was = before.cards.get(cue.card);
  // Where it has been scrolled out of sight, its light would lie on something else.
  if (cue.kind === 'calling') what?.scrollIntoView({ block: 'nearest' });
  const box = what?.getBoundingClientRect() ?? was;
  if (box === undefined) return;
  switch (cue.kind) {
    case 'hurt':
      hit(acts, what, was ?? box, { damage: cue.amount, ms });
      break;
    case 'healed':
      glow(acts, box, 'gain', ms);
      if (!smoothness.isLate) rise(acts, box, ms);
      float(acts, box, { words: `+${cue.amount}`, tone: 'gain', ms, by: -box.height * 0.35 });
      break;
    case 'strength':
      turnPlate(acts, plateOn(what), { was: before.plates.get(cue.card), by: cue.by, ms });
      break;
    case 'saved':
    case 'spared':
      ward(acts, box, ms);
      break;
    case 'used':
      kindle(acts, box, ms);
      break;
    case 'calling':
      glow(acts, box, cue.progress === 0 ? 'plain' : 'gold', ms);
      break;
    case 'tick':
    case 'waits':
      glow(acts, box, 'plain', ms);
      break;
    case 'broken':
    case 'lured':
    case 'mended':
      if (cue.kind === 'lured' && !smoothness.isLate)
        darken(acts, table.querySelector('[data-zone=opponent]'), ms);
      part(acts, cue, what, shown);
      break;
    case 'move':
      move(acts, table, cue, { ...shown, what });
      break;
    default:
      cue satisfies never;
  }
}

/** A window that breaks, or one that crosses over. */
function part(
  acts: Acts,
  cue: CueOf<'broken'> | CueOf<'lured' | 'mended'>,
  what: HTMLElement | null,
  { before, ms }: Shown,
): void {
  const likeness = before.gone.get(cue.card);
  const box = before.cards.get(cue.card);
  if (likeness === undefined || box === undefined) return;
  const was = { what: likeness, box };
  if (cue.kind === 'broken') shatter(acts, was, { ms, isGreat: cue.isGreat === true });
  else if (what !== null)
    crossOver(acts, was, { what, box: what.getBoundingClientRect() }, { how: cue.kind, ms: ms * 0.9 });
}

function move(acts: Acts, table: HTMLElement, cue: CueOf<'move'>, moved: Moved): void {
  if (cue.how === 'left') leave(acts, table, cue, moved);
  else if (moved.what === null) drawUnseen(acts, table, cue, { ...moved, count: 1 });
  else arrive(acts, table, cue, { ...moved, what: moved.what });
}

interface Moved extends Shown {
  readonly what: HTMLElement | null;
}

function leave(acts: Acts, table: HTMLElement, cue: CueOf<'move'>, { before, ms }: Moved): void {
  const likeness = before.gone.get(cue.card);
  const box = before.cards.get(cue.card);
  if (likeness === undefined || box === undefined) return;
  flyAway(acts, { what: likeness, box }, boxAt(table, cue.to) ?? box, ms * 0.8);
}

function arrive(
  acts: Acts,
  table: HTMLElement,
  cue: CueOf<'move'>,
  { before, hands, what, ms }: Moved & { readonly what: HTMLElement },
): void {
  const box = what.getBoundingClientRect();
  const deck = before.decks.get(cue.from);
  const known = deck?.box ?? before.cards.get(cue.card) ?? hands.get(cue.card);
  const place = known ?? (cue.from.at === 'card' ? null : boxAt(table, cue.from));
  // What comes from nowhere appears.
  if (place === null) {
    hide(acts, what, ms * 0.3);
    return;
  }
  const [flight, drops] = [ms * 0.75, cue.how === 'entered'];
  flyTo(acts, known ?? within(place, box), { what, box }, { ms: flight, back: deck?.what ?? null, drops });
  if (drops && !smoothness.isLate) land(acts, box, { ms, wait: flight * COMES_DOWN, look: lookOf(what) });
}

/** Whose light is under a card that comes into play. */
function lookOf(what: HTMLElement): 'good' | 'heavenly' | 'theirs' {
  if (what.closest('[data-zone=opponent]') !== null) return 'theirs';
  return what.closest('[data-kind=angel]') === null ? 'good' : 'heavenly';
}

/** Cards that go where they cannot be seen. */
function drawUnseen(
  acts: Acts,
  table: HTMLElement,
  { from, to }: CueOf<'move'> | CueOf<'unseen'>,
  { before, ms, count }: Shown & { readonly count: number },
): void {
  const deck = before.decks.get(from);
  const end = boxAt(table, to);
  if (deck !== undefined && end !== null) flyUnseen(acts, deck, end, { count, ms });
}

const boxAt = (table: HTMLElement, spot: Spot): DOMRect | null =>
  elementAt(table, spot)?.getBoundingClientRect() ?? null;

/** A box of a card's size in the middle of a wider place. */
const within = (place: DOMRectReadOnly, { width, height }: DOMRectReadOnly): DOMRectReadOnly =>
  new DOMRectReadOnly(
    place.x + (place.width - width) / 2,
    place.y + (place.height - height) / 2,
    width,
    height,
  );

/** What happens to no single card. What is said about it in words stands on the banner. */
function showAround(acts: Acts, table: HTMLElement, cue: Cue, shown: Shown): void {
  const { ms } = shown;
  if (cue.kind === 'unseen') {
    drawUnseen(acts, table, cue, { ...shown, count: cue.count });
  } else if (cue.kind === 'shuffled') {
    const pile = elementAt(table, cue.spot);
    if (pile !== null)
      acts.play(
        pile,
        [0, -6, 6, -4, 4, 0].map((turn) => ({ transform: `rotate(${turn}deg)` })),
        { duration: ms * 0.7 },
      );
  } else if (cue.kind === 'weighed') {
    if (!smoothness.isLate) weigh(acts, table, ms);
  } else if (cue.kind === 'onslaught') {
    loom(acts, table, ms);
  } else if (cue.kind === 'ended') {
    if (cue.winner === 'good' && !smoothness.isLate) routed(acts, table, ms);
    if (cue.winner === 'opponent') nightfall(table, ms);
  } else if (cue.kind === 'looked') {
    const deck = boxAt(table, cue.spot);
    if (deck !== null) kindle(acts, deck, ms);
  } else if (cue.kind === 'blocked') {
    ward(acts, boxAt(table, { at: 'card', card: cue.through }), ms);
  } else if (cue.kind === 'reach') {
    if (!smoothness.isLate) castRay(acts, table, cue, shown);
  }
}

/** With no attack nothing flies: what a card does to another is seen to come from it. */
function castRay(
  acts: Acts,
  table: HTMLElement,
  { by, to, how }: CueOf<'reach'>,
  { before, ms }: Shown,
): void {
  const boxOf = (card: CardId): DOMRectReadOnly | null =>
    before.cards.get(card) ?? boxAt(table, { at: 'card', card });
  const [from, end] = [boxOf(by), boxOf(to)];
  if (from !== null && end !== null) ray(acts, betweenCards(from, end, null), { kind: how, ms });
}
