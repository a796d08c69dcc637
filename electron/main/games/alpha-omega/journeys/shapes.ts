import { z } from 'zod';
import { DamagedRowError } from '../../../../../db/file/errors.ts';
import type { JourneyRow, StepRow } from '../../../../../db/alpha-omega/journeys.ts';
import type { Assist, PilgrimSetup, PilgrimStep, Variant } from '../../../../../engine/alpha-omega/index.ts';
import { nameAsKept } from '../../../../shared/name-schema.ts';
import { assists, variants } from '../../../../shared/games/alpha-omega/table/new-game-schema.ts';
import { keptSeating } from '../../../../shared/table/seating-schema.ts';
import type { Seating } from '../../../../shared/table/standing.ts';

/*
 * What journeys keep as JSON, read back. This program wrote it; a file may have been damaged since, or come from somewhere
 * else, and what it says is played with.
 */

/** What is settled when a campaign begins; all else is in its game. */
export interface CampaignSetup {
  readonly objectives: readonly string[];
  readonly players: readonly string[];
  readonly variants: readonly Variant[];
  readonly assists: readonly Assist[];
  /** Objectives that had been won before it began. */
  readonly wonBefore: readonly string[];
}

/** What is settled when a Pilgrimage begins, and who goes. */
export interface PilgrimageSetup {
  readonly pilgrim: PilgrimSetup;
  readonly seat: string;
  readonly table: Seating | null;
}

const text = z.string().max(80);
const cards = z.array(text).max(500);

const campaignShape = z.object({
  objectives: z.array(text).min(1).max(60),
  players: z.array(text).min(1).max(20),
  variants,
  // Journeys of earlier versions know of neither.
  assists: assists.default([]),
  wonBefore: z.array(text).max(60).default([]),
});

const pilgrimageShape = z.object({
  pilgrim: z.object({
    seed: text,
    objectives: z.array(text).min(1).max(60),
    variants,
    deck: cards,
    store: cards,
    opponents: cards,
    reserve: cards,
    callings: cards,
  }),
  seat: nameAsKept(),
  table: keptSeating.nullable(),
});

const station = z.int().min(0).max(60);

const stepShape = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ended'),
    station,
    winner: z.literal(['good', 'opponent']).nullable(),
    points: z.number(),
    rounds: z.int(),
    fallen: cards,
    rewound: z.boolean(),
  }),
  z.object({ kind: z.literal('chose'), offer: z.literal(['earn', 'heal', 'rest', 'burden']), cards }),
  z.object({ kind: z.literal('restarted'), station }),
]);

/** @throws DamagedRowError where it is none */
export function campaignSetup(row: JourneyRow): CampaignSetup {
  return parsed(campaignShape, row.setup, `journeys.setup of ${row.id}`);
}

/** @throws DamagedRowError where it is none */
export function pilgrimageSetup(row: JourneyRow): PilgrimageSetup {
  return parsed(pilgrimageShape, row.setup, `journeys.setup of ${row.id}`);
}

/** @throws DamagedRowError where one of them is none */
export function pilgrimSteps(rows: readonly StepRow[]): readonly PilgrimStep[] {
  return rows.map(({ number, step }) => parsed(stepShape, step, `journey_steps number ${String(number)}`));
}

/** The Objective that a step restarts, or null. */
export function restartStep(step: unknown): number | null {
  const read = stepShape.safeParse(step);
  return read.success && read.data.kind === 'restarted' ? read.data.station : null;
}

function parsed<T>(shape: z.ZodType<T>, value: unknown, where: string): T {
  const read = shape.safeParse(value);
  if (!read.success) throw new DamagedRowError(`${where}: ${z.prettifyError(read.error)}`);
  return read.data;
}
