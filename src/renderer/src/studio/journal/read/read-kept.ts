import { z } from 'zod';
import type { KeptDesign } from '../kept-design.ts';
import type { Listing } from '../listing.ts';
import { keptTimeSchema } from './kept-time.ts';

const problemSchema = z.object({ code: z.string(), message: z.string(), remedy: z.string() });

const listingSchema: z.ZodType<Listing> = z.object({
  sku: z.string(),
  collection: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  priceOverride: z.object({ hundredths: z.number(), currency: z.string().regex(/^[A-Z]{3}$/) }).exactOptional(),
});

const keptSchema: z.ZodType<KeptDesign> = z.object({
  id: z.string(),
  key: z.string(),
  since: keptTimeSchema,
  workshop: z.string().exactOptional(),
  etag: z.string().exactOptional(),
  head: z.string().exactOptional(),
  revisions: z.array(z.string()),
  isWaiting: z.boolean().catch(true),
  // It is read again with the design.
  listing: listingSchema.exactOptional(),
  refused: problemSchema.exactOptional(),
  beside: z.string().exactOptional(),
});

/**
 * Reads how a draft stands with its workshop; undefined where that can't be read: then it is kept anew, under the same key
 * and id, and is the same design.
 */
export function readKept(stored: unknown): KeptDesign | undefined {
  return keptSchema.safeParse(stored).data;
}
