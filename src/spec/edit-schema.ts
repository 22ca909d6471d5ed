import { z } from 'zod';
import type { EditOrigin, SpecPatch } from './edit.ts';

const path = z.string();
const value = z.unknown();

/** A patch from outside; applying it shows whether it fits a design. */
export const specPatchSchema: z.ZodType<SpecPatch> = z.array(
  z.discriminatedUnion('op', [
    z.object({ op: z.literal('add'), path, value }),
    z.object({ op: z.literal('remove'), path }),
    z.object({ op: z.literal('replace'), path, value }),
    z.object({ op: z.literal('move'), path, from: z.string() }),
    z.object({ op: z.literal('copy'), path, from: z.string() }),
    z.object({ op: z.literal('test'), path, value }),
  ]),
);

export const editOriginSchema: z.ZodType<EditOrigin> = z.enum({
  words: 'words',
  form: 'form',
  sketch: 'sketch',
  outfit: 'outfit',
  chart: 'chart',
  hand: 'hand',
  remedy: 'remedy',
  proposal: 'proposal',
} satisfies { [Origin in EditOrigin]: Origin });
