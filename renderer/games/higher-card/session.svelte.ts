import type { HigherCardWire } from '../../../electron/shared/games/higher-card/wire.ts';
import type { View } from '../../../engine/higher-card/game.ts';
import { Session as AnySession } from '../../table/session.svelte.ts';

/** A game of Higher Card on the table. */
export class Session extends AnySession<HigherCardWire> {
  readonly stance = 'against';

  protected override withoutSecrets(view: View, eyes: View['eyes']): View {
    const seats = view.seats.map((seat) => ({ ...seat, hand: null, laid: null }));
    return { ...view, eyes, seats, pending: null };
  }
}
