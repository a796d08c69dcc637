import type { Direction } from './pad-buttons.ts';
import { onward } from './spatial.ts';
import { walkTo } from './walked.ts';

/*
 * The focus goes by zones: parts of a page with `data-zone`. Arrows walk within one, F6 goes from one to the next and
 * comes back to where it was; up and down lead on between those that bear `data-onward` as well. What lies over the page (a
 * dialog, a panel) is a zone of its own as long as it is open.
 */

const STOPS = 'button, a[href], input, select, textarea, summary, [tabindex]';
const ZONE = '[data-zone]';
const ONWARD = '[data-zone][data-onward]';

/** Where the focus was last in each zone. */
const latest = new WeakMap<Element, HTMLElement>();

const isStop = (element: HTMLElement): boolean =>
  !element.matches(':disabled') &&
  (element.tabIndex >= 0 || element.matches('button')) &&
  element.checkVisibility({ visibilityProperty: true }) &&
  element.getClientRects().length > 0;

/** Everything in a part of the page that can be pressed, in the order of the page. */
function stopsIn(part: ParentNode): readonly HTMLElement[] {
  const all = [...part.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
  // A box that can be scrolled by itself is no stop beside what stands in it.
  return all.filter((stop) => !all.some((other) => other !== stop && stop.contains(other)));
}

const active = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement && document.activeElement !== document.body
    ? document.activeElement
    : null;

/** What lies over the page and has to be closed before anything under it can be reached. */
const topDialog = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? null;

/** The part of the page that arrows stay in. */
function scopeOf(focused: HTMLElement | null): HTMLElement {
  const zone = focused?.closest<HTMLElement>(`:popover-open, ${ZONE}`);
  return topDialog() ?? zone ?? document.body;
}

/** Where a part of the page is entered: at what it is there for (`data-entry`), else at the first that can be pressed. */
function entryOf(part: ParentNode): HTMLElement | undefined {
  const stops = stopsIn(part);
  return stops.find((stop) => stop.matches('[data-entry]')) ?? stops[0];
}

const land = (on: HTMLElement | undefined): boolean => {
  if (on !== undefined) walkTo(on);
  return on !== undefined;
};

/** The line of text that something stands in, where that is read line by line; else the thing itself. */
const lineOf = (stop: HTMLElement): DOMRect => (stop.closest('[data-line]') ?? stop).getBoundingClientRect();

/** A name within a sentence, which shows its card. */
const isName = (stop: HTMLElement): boolean => stop.matches('[role="link"]');

function step(scope: ParentNode, direction: Direction, from: HTMLElement, within = '*'): boolean {
  const stops = stopsIn(scope).filter(
    (stop) => stop !== from && !stop.contains(from) && stop.closest(within) !== null,
  );
  const goTo = (some: readonly HTMLElement[], boxOf: (stop: HTMLElement) => DOMRect): boolean => {
    const place = onward(boxOf(from), some.map(boxOf), direction);
    return place !== null && land(some[place]);
  };
  if (direction === 'left' || direction === 'right')
    return goTo(stops, (stop) => stop.getBoundingClientRect());
  // What has scrolled away lies behind what stands above it: it comes first all the same.
  const box = boxAround(from, scope);
  const beside = box === null ? [] : stops.filter((stop) => box.contains(stop));
  // Up and down one climbs from line to line, wherever in it something stands; names are read along the line.
  return [beside, stops].some(
    (some) =>
      goTo(
        some.filter((stop) => !isName(stop)),
        lineOf,
      ) || goTo(some, lineOf),
  );
}

/** What scrolls around something in a part of the page; null where nothing does. */
function boxAround(from: HTMLElement, scope: ParentNode): Element | null {
  for (let box = from.parentElement; box !== null && box !== scope; box = box.parentElement) {
    if (scrolls(box)) return box;
  }
  return null;
}

const scrolls = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(element).overflowY);

/** What a reader would scroll: around what is focused, else the first in the part of the page. */
function scrollerIn(scope: HTMLElement): Element | null {
  for (let element: Element | null = active(); element !== null; element = element.parentElement) {
    if (scrolls(element)) return element;
  }
  return [scope, ...scope.querySelectorAll('*')].find(scrolls) ?? null;
}

/** Scrolls by a part of what is seen. @returns whether there was anywhere to go */
export function scroll(share: number): boolean {
  const box = scrollerIn(scopeOf(active()));
  if (box === null) return false;
  const before = box.scrollTop;
  box.scrollBy({ top: box.clientHeight * share, behavior: 'instant' });
  return box.scrollTop !== before;
}

/** So much of what is seen a gamepad scrolls where there is nothing to go to. */
const LINES = 0.25;

/** Where a walk begins when nothing is focused. */
const start = (): HTMLElement =>
  topDialog() ?? document.querySelector<HTMLElement>('[data-zone="question"]') ?? document.body;

/**
 * Moves the focus within its zone.
 * @param beyond also scrolls, and goes on to other zones, where the zone ends: a gamepad has no other way to point
 */
export function move(direction: Direction, beyond: boolean): boolean {
  const from = active();
  if (from === null) return land(entryOf(start()));
  const scope = scopeOf(from);
  if (step(scope, direction, from)) return true;
  const isUpright = direction === 'up' || direction === 'down';
  if (!beyond) return isUpright && scope.matches(ONWARD) && step(document.body, direction, from, ONWARD);
  if (isUpright && scroll(direction === 'up' ? -LINES : LINES)) return true;
  return topDialog() === null && step(document.body, direction, from);
}

/** Moves the focus to the first or the last in its zone. */
export function moveTo(end: 'first' | 'last'): boolean {
  return land(stopsIn(scopeOf(active())).at(end === 'first' ? 0 : -1));
}

/** Puts the focus into a zone: where it was there last, else where it is entered, else on the zone. */
export function enterZone(zone: HTMLElement): void {
  const before = latest.get(zone);
  const known = before !== undefined && zone.contains(before) && isStop(before) ? before : entryOf(zone);
  if (known === undefined) zone.tabIndex = -1;
  walkTo(known ?? zone);
}

/** Moves the focus into the next zone of the page, or the one before, round and round. */
export function moveZone(by: 1 | -1): boolean {
  const zones = [...document.querySelectorAll<HTMLElement>(ZONE)].filter((zone) => zone.checkVisibility());
  const own = active()?.closest(ZONE) ?? null;
  const here = zones.findIndex((zone) => zone === own);
  const next = zones[here < 0 && by < 0 ? zones.length - 1 : (here + by + zones.length) % zones.length];
  if (next === undefined) return false;
  enterZone(next);
  return true;
}

/** Presses what is focused, as a pointer would. */
export function press(): boolean {
  const focused = active();
  if (focused === null || !focused.matches('button, a, input, summary')) return false;
  focused.click();
  return true;
}

/** Sets a slider or a list of choices one step on or back, as arrow keys do by themselves. */
export function adjust(by: 1 | -1): boolean {
  const field = active();
  if (field instanceof HTMLSelectElement) {
    const place = field.selectedIndex + by;
    field.selectedIndex = Math.max(0, Math.min(field.length - 1, place));
  } else if (field instanceof HTMLInputElement && field.type === 'range') {
    if (by > 0) field.stepUp();
    else field.stepDown();
  } else return false;
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
  return true;
}

/** Does anything lie over the page that goes before it is done with the page itself? */
export const isCovered = (): boolean =>
  topDialog() !== null || document.querySelector('[popover=auto]:popover-open') !== null;

/** Closes what lies on top of the page. @returns whether anything did */
export function closeTop(): boolean {
  const panels = [...document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open')];
  const panel = panels.at(-1);
  const dialog = topDialog();
  if (panel !== undefined) panel.hidePopover();
  else if (dialog instanceof HTMLDialogElement) dialog.requestClose();
  return panel !== undefined || dialog !== null;
}

/** Remembers where the focus is in its zone; for `focusin`. */
export function remember({ target }: FocusEvent): void {
  const zone = target instanceof HTMLElement ? target.closest(ZONE) : null;
  if (zone !== null && target instanceof HTMLElement && target !== zone) latest.set(zone, target);
}

/** Does somebody type just now, whose keys are letters and whose Escape would lose them? */
export const isTyping = (): boolean =>
  document.activeElement instanceof HTMLInputElement || document.activeElement instanceof HTMLTextAreaElement;
