import { z } from 'zod';
import { sketchSchema } from '#spec/sketch.ts';
import type { Framing, ViewName } from '#picture/contract.ts';
import type { TrayRecord } from '../journal.ts';
import { keptRequestSchema } from './kept-request.ts';
import { lineSchema } from './read-draft.ts';
import { keptTimeSchema } from './kept-time.ts';

const viewSchema = z.enum({ hero: 'hero', 'face-up': 'face-up', front: 'front', side: 'side' } satisfies {
  [View in ViewName]: View;
});

const framingSchema: z.ZodType<Framing> = z.object({
  view: viewSchema,
  widthPx: z.number().int().positive(),
  heightPx: z.number().int().positive(),
  halfHeightMm: z.number().positive().exactOptional(),
  seed: z.number().int().nonnegative(),
});

/** Side of a picture on the tray. */
const SIDE_PX = 512;

/** Replaces framing that can't be read: the usual size, and each piece fills its own frame. */
const eachByItself: Framing = { view: 'hero', widthPx: SIDE_PX, heightPx: SIDE_PX, seed: 1 };

/** Ids that can't be read are left out; a tray without any is invalid. */
const draftIdsSchema = z
  .array(z.unknown())
  .transform((ids) => ids.filter((id) => typeof id === 'string'))
  .pipe(z.array(z.string()).min(1));

const heldSchema = z.object({ draft: z.string(), line: lineSchema, request: keptRequestSchema });

const traySchema: z.ZodType<TrayRecord> = z.object({
  id: z.string(),
  brief: z.string().catch(''),
  request: keptRequestSchema,
  framing: framingSchema.catch(eachByItself),
  drafts: draftIdsSchema,
  drawnFrom: z.object({ draft: z.string(), as: z.enum(['variations', 'prices']) }).exactOptional(),
  held: z.array(heldSchema).catch([]).exactOptional(),
  leftOut: z.array(z.string()).catch([]).exactOptional(),
  created: keptTimeSchema,
});

const sketchedSchema = z.object({ sketch: sketchSchema });

/** Parses a stored tray; undefined when it has no readable draft id. Without a readable sketch its words are left. */
export function readTray(stored: unknown): TrayRecord | undefined {
  const tray = traySchema.safeParse(stored).data;
  return tray && { ...tray, ...sketchedSchema.safeParse(stored).data };
}
