/** So long, in milliseconds, a pointer rests on what it came to before that is looked at. */
const REST = 200;

let at = { x: Number.NaN, y: Number.NaN };
let timer: ReturnType<typeof setTimeout> | undefined;

/** Looks at what a pointer has moved to, once it rests there. What slides under a pointer that rests is not looked at. */
export function glance({ screenX: x, screenY: y }: PointerEvent, look: () => void): void {
  if (x === at.x && y === at.y) return;
  at = { x, y };
  clearTimeout(timer);
  timer = setTimeout(look, REST);
}

/** The pointer went on before it had rested. */
export function glanceAway(): void {
  clearTimeout(timer);
}
