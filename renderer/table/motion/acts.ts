/** Everything that moves on the screen just now, so that all of it can be taken away at once. */
export interface Acts {
  /** Lays something on top of the table. */
  put<T extends Element>(node: T): T;
  /**
   * Moves something, on or under the stage; when it is over, or cut short, it is where style sheets have it. What stays
   * where it came to (`fill`) is over once it is taken away.
   */
  play(what: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation;
  /** Takes away what was laid on top once its movement is over. */
  leave(node: Element, movement: Animation): void;
  clear(): void;
}

/** @param stage where things are laid on top of the table */
export function actsOn(stage: Element): Acts {
  const running = new Set<Animation>();

  return {
    put(node) {
      stage.append(node);
      return node;
    },
    play(what, frames, timing) {
      const movement = what.animate(frames, timing);
      const over = (): void => void running.delete(movement);
      running.add(movement);
      movement.oncancel = over;
      if (timing.fill !== 'forwards' && timing.fill !== 'both') movement.onfinish = over;
      return movement;
    },
    leave(node, movement) {
      movement.addEventListener('finish', () => node.remove());
    },
    clear() {
      for (const movement of running) movement.cancel();
      running.clear();
      stage.replaceChildren();
    },
  };
}
