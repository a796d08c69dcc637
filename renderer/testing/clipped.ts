/** A line of text as it stands on the page. */
interface Line {
  readonly words: string;
  readonly owner: Element;
  readonly box: DOMRect;
}

const root = (): HTMLElement => document.documentElement;

function parentsOf(element: Element): readonly Element[] {
  const parents: Element[] = [];
  for (let at: Element | null = element; at !== null && at !== root(); at = at.parentElement)
    parents.push(at);
  return parents;
}

/** Words that are only there to be heard. */
const isHeardOnly = (element: Element): boolean =>
  parentsOf(element).some((parent) => getComputedStyle(parent).clipPath.startsWith('inset(50%'));

const shows = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isHeardOnly(element);

/** How high something lies: 0 on the table, 1 over its cards on purpose, 2 over all that scrolls under it. */
function layerOf(element: Element): number {
  const parents = parentsOf(element);
  const isStill = (parent: Element): boolean =>
    /^(?:fixed|sticky)$/.test(getComputedStyle(parent).position) || parent.matches('dialog');
  if (parents.some(isStill)) return 2;
  return parents.some((parent) => parent.matches('[data-over]')) ? 1 : 0;
}

/** The panel, the menu or the lifted card that it is in, if any: these lie over whatever else lies over the table. */
const panelOf = (element: Element): Element | null => element.closest('dialog, :popover-open, .lifted');

/** A text that is shown, and in which size. */
interface Shown {
  readonly words: string;
  readonly owner: Element;
  /** In pixels. */
  readonly size: number;
  readonly boxes: readonly DOMRect[];
}

const isSeen = ({ width, height }: DOMRect): boolean => width > 1 && height > 1;

const sizeOf = (style: CSSStyleDeclaration): number => Number.parseFloat(style.fontSize);

/** The texts of the page, or of the dialog that lies over it. */
function textsOf(page: Element): readonly Shown[] {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: Shown[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const owner = text.parentElement;
    const words = text.data.trim();
    if (words === '' || owner === null || /^(?:STYLE|SCRIPT|OPTION)$/.test(owner.tagName)) continue;
    if (!shows(owner)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter(isSeen);
    texts.push({ words, owner, size: sizeOf(getComputedStyle(owner)), boxes });
  }
  return [...texts, ...drawnOn(page)];
}

/** Signs and figures that are drawn for the eye only. */
function drawnOn(page: Element): readonly Shown[] {
  return [...page.querySelectorAll<HTMLElement>('[data-drawn]')].filter(shows).map((owner) => ({
    words: owner.dataset['drawn'] ?? '',
    owner,
    size: sizeOf(getComputedStyle(owner, '::after')),
    boxes: [...owner.getClientRects()].filter(isSeen),
  }));
}

const linesOf = ({ words, owner, boxes }: Shown): readonly Line[] =>
  boxes.map((box) => ({ words, owner, box }));

const nameOf = (element: Element): string => `${element.tagName.toLowerCase()} "${element.className}"`;

/** Where a line is cut: null where it is whole, '' where it was only scrolled out of sight. */
function cutOf({ owner, box, words }: Line): string | null {
  // The box of a line is higher than its letters.
  const slack = Math.max(1.5, box.height * 0.18);
  for (const parent of parentsOf(owner)) {
    const { overflowX, overflowY, position } = getComputedStyle(parent);
    const frame = parent.getBoundingClientRect();
    const beside = box.left < frame.left - 1.5 || box.right > frame.right + 1.5;
    const beyond = box.top < frame.top - slack || box.bottom > frame.bottom + slack;
    if (overflowX !== 'visible' && beside) return `cut at the side by ${nameOf(parent)}: ${words}`;
    if (overflowY !== 'visible' && beyond)
      return /hidden|clip/.test(overflowY) ? `cut off by ${nameOf(parent)}: ${words}` : '';
    if (position === 'fixed') break;
  }
  return box.bottom < 0 || box.top > window.innerHeight ? '' : null;
}

/** What cannot be seen hides nothing, though it is pressed: the button of a choice lies over its own words. */
const isDrawn = (element: Element): boolean => element.checkVisibility({ opacityProperty: true });

/** What covers a line without being meant to. */
function coverOf({ owner, box, words }: Line): string | null {
  // What lets presses through is never found at a point, even where nothing lies over it.
  if (getComputedStyle(owner).pointerEvents === 'none') return null;
  for (const share of [0.15, 0.5, 0.85]) {
    const there = document.elementsFromPoint(box.left + box.width * share, box.top + box.height / 2);
    const hit = there.find(isDrawn);
    const isOwn = hit === undefined || hit.contains(owner) || owner.contains(hit);
    if (!isOwn && layerOf(hit) === 0) return `covered by ${nameOf(hit)}: ${words}`;
  }
  return null;
}

function overlap(one: Line, other: Line): string | null {
  const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
  const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
  const isClear = across <= 3 || down <= Math.min(one.box.height, other.box.height) * 0.35;
  if (one.owner === other.owner || isClear || panelOf(one.owner) !== panelOf(other.owner)) return null;
  if (layerOf(one.owner) !== layerOf(other.owner)) return null;
  return `"${one.words}" overlaps "${other.words}"`;
}

/** A size of nothing hides the words: something else says them there. */
const smallness = ({ words, size }: Shown, least: number): string | null =>
  size > 0 && size < least ? `too small, ${size.toFixed(1)} px: ${words}` : null;

/**
 * What of a page's text cannot be read: cut off, covered, too small, or overlapping; and a page that scrolls sideways.
 * @param least the smallest text that may be, in pixels
 * @returns one line a fault; none for a page that is well
 */
export function unreadable(least = 11): readonly string[] {
  const wide = root().scrollWidth;
  const texts = textsOf([...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body);
  const lines = texts.flatMap(linesOf);
  const cuts = new Map(lines.map((line) => [line, cutOf(line)]));
  const inSight = lines.filter((line) => cuts.get(line) === null);
  const faults = [
    wide > window.innerWidth + 1 ? `the page scrolls sideways: ${wide}` : null,
    ...texts.map((text) => smallness(text, least)),
    ...cuts.values(),
    ...inSight.map(coverOf),
    ...inSight.flatMap((one, index) => inSight.slice(index + 1).map((other) => overlap(one, other))),
  ];
  return [...new Set(faults.filter((fault) => fault !== null && fault !== ''))] as readonly string[];
}
