/** What a card must not take with it when its likeness moves: what it is found by, and what it is called. */
const OWN = [
  'data-card',
  'data-spot',
  'data-calling',
  'id',
  'title',
  'aria-label',
  'aria-description',
  'role',
];
const OWNERS = OWN.map((name) => `[${name}]`).join();

/** The likeness of something on the table, laid over it where it is. Nothing can be done with it. */
export function ghostOf(what: HTMLElement, box: DOMRectReadOnly): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  place(ghost, box);
  ghost.style.setProperty('--ratio', getComputedStyle(what).getPropertyValue('--ratio'));
  ghost.append(likenessOf(what));
  return ghost;
}

/** A copy of something that does not answer to its name. */
export function likenessOf(what: HTMLElement): HTMLElement {
  const copy = what.cloneNode(true) as HTMLElement;
  for (const node of [copy, ...copy.querySelectorAll(OWNERS)])
    for (const name of OWN) if (name !== 'id' || !isPaint(node)) node.removeAttribute(name);
  copy.querySelectorAll('[data-mark]').forEach((mark) => mark.remove());
  return copy;
}

/** Colours of a drawing are found by their names. */
const isPaint = (node: Element): boolean => node instanceof SVGElement;

/** Puts something where a box is. */
export function place(what: HTMLElement, { x, y, width, height }: DOMRectReadOnly): void {
  Object.assign(what.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}

/** How something that stands in `to` looks as if it stood in `from`. */
export const asIf = (from: DOMRectReadOnly, to: DOMRectReadOnly): string =>
  `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / (to.width || 1)}, ${from.height / (to.height || 1)})`;
