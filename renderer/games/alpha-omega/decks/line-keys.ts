/** What the keys do to the card that has the focus. */
export interface LineHandlers {
  readonly add: (by: 1 | -1) => void;
  readonly set: (copies: number) => void;
  /** Between deck and side list. */
  readonly aside: () => void;
}

/**
 * The keys of a card in a list: + − and figures for how many, Delete takes it out, a capital S for the side list: small
 * letters are for whoever types what is looked for.
 * @returns a function that says whether it used a key
 */
export function lineKeys({ add, set, aside }: LineHandlers): (event: KeyboardEvent) => boolean {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !done(event.key)) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };

  function done(key: string): boolean {
    if (key === '+' || key === '=') add(1);
    else if (key === '-' || key === '−') add(-1);
    else if (key === 'Delete' || key === 'Backspace') set(0);
    else if (/^\d$/.test(key)) set(Number(key));
    else if (key === 'S') aside();
    else return false;
    return true;
  }
}
