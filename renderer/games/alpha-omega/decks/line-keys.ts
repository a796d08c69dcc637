/** What the keys do to the card that has the focus. */
export interface LineDoers {
  readonly add: (by: 1 | -1) => void;
  readonly set: (copies: number) => void;
  /** Between deck and side list; left out where there is nothing to move. */
  readonly move?: () => void;
}

/** The keys of a card in a list: + − and figures for how many, S for the other list, Delete takes it out. */
export function lineKeys({ add, set, move }: LineDoers): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!done(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  function done(key: string): boolean {
    if (key === '+' || key === '=') add(1);
    else if (key === '-' || key === '−') add(-1);
    else if (key === 'Delete' || key === 'Backspace') set(0);
    else if (/^\d$/.test(key)) set(Number(key));
    else if (key.toLowerCase() === 's' && move) move();
    else return false;
    return true;
  }
}
