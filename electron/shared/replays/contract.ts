import { z } from 'zod';
import { isSeen } from '../../../engine/toolbox/typed-text.ts';
import { takes, type ApiOf } from '../channel.ts';
import { typedPage } from '../name-schema.ts';
import { whyOf } from '../games/schemas.ts';
import type { Wire } from '../games/wire.ts';
import type { AnyWire } from '../games/wires.ts';
import type { OpenGame } from '../table/api.ts';
import type { Replay, ReplayMoment, ReplayNote } from './api.ts';

const game = z.uuid();
const moment = z.int().min(0).max(1_000_000);
const atMoment = { game, moment };

/** As long as the table keeps it. */
const text = typedPage(4000).trim().min(1).refine(isSeen, { error: 'nothing of it can be seen' });

const channels = <W extends Wire = AnyWire>() => ({
  openReplay: takes(game).gives<Replay<W>>(),
  replayMoment: takes(z.strictObject(atMoment)).gives<ReplayMoment<W>>(),
  /** Why something was as it was, from what those who watch may see. */
  explainThen: takes(z.strictObject({ ...atMoment, why: whyOf<W>() })).gives<W['explanation']>(),
  /** What the next Opponent card might have been, from what those who watch know. */
  oddsThen: takes(z.strictObject(atMoment)).gives<W['odds']>(),
  /** Keeps a note, or writes the one of that id anew. @returns all notes of the game */
  writeNote: takes(z.strictObject({ ...atMoment, id: z.uuid().nullable(), text })).gives<
    readonly ReplayNote[]
  >(),
  removeNote: takes(z.strictObject({ game, id: z.uuid() })).gives<readonly ReplayNote[]>(),
  /** Begins a new game that stands as this one stood at a moment, and brings it to the table. */
  playOn: takes(z.strictObject(atMoment)).gives<OpenGame<W>>(),
});

/** Watching games again. */
export const REPLAYS = channels();
export interface ReplaysApi<W extends Wire = AnyWire> extends ApiOf<ReturnType<typeof channels<W>>> {}

export type MomentRequest = Parameters<ReplaysApi['replayMoment']>[0];
export type NoteRequest = Parameters<ReplaysApi['writeNote']>[0];
export type NoteRemoval = Parameters<ReplaysApi['removeNote']>[0];
