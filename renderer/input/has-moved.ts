/** Was the pointer moved over something? It comes over much else that scrolls by under it, which nobody pointed at. */
export const hasMoved = ({ movementX, movementY }: PointerEvent): boolean =>
  movementX !== 0 || movementY !== 0;
