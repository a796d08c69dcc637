/** So long, in milliseconds, a pointer rests on what it came to before that is looked at. */
const REST = 70;

/** Where the pointer was last; not known before it was met. */
let at: { readonly x: number; readonly y: number } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Looks at what a pointer has moved to, once it rests there. What slides under a pointer that rests is not looked at.
 * @returns whether the pointer has moved
 */
export function glance(event: PointerEvent, look: () => void): boolean {
  const { screenX: x, screenY: y, movementX, movementY, currentTarget: on } = event;
  const hasMoved = at === null ? movementX !== 0 || movementY !== 0 : x !== at.x || y !== at.y;
  at = { x, y };
  if (!hasMoved) return false;
  clearTimeout(timer);
  // What was drawn anew meanwhile tells no pointer that it leaves it.
  timer = setTimeout(() => {
    if (on instanceof Element && on.isConnected) look();
  }, REST);
  return true;
}

/** The pointer went on before it had rested. */
export function glanceAway(): void {
  clearTimeout(timer);
}

/**
 * Looks at what the focus has walked to, once it is painted there and has not walked on: whoever holds an arrow down sees the
 * focus go, and one card large at the end.
 */
export function glanceAtFocus(on: HTMLElement, look: () => void): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (on === document.activeElement) look();
    }),
  );
}
