import type { Game as KernelGame, GameState, Handler, Next as KernelNext } from '../kernel/types.ts';
import type { Catalogue } from './definitions.ts';
import type { AlphaOmegaEvent } from './events.ts';
import type { Frame } from './frames.ts';
import type { Option } from './options.ts';
import type { About, Outcome, Setup, Table } from './types.ts';
import type { View } from './view-types.ts';

/** All of Alpha/Omega's types for the kernel. */
export interface AlphaOmega {
  readonly setup: Setup;
  readonly table: Table;
  readonly frame: Frame;
  readonly event: AlphaOmegaEvent;
  readonly option: Option;
  readonly about: About;
  readonly outcome: Outcome;
  readonly content: Catalogue;
  readonly view: View;
}

export type State = GameState<AlphaOmega>;
export type Game = KernelGame<AlphaOmega>;
export type Next = KernelNext<AlphaOmega>;
export type FrameHandler<K extends Frame['kind']> = Handler<AlphaOmega, Extract<Frame, { readonly kind: K }>>;
