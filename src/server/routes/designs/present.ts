import type { z } from '@hono/zod-openapi';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { Design } from '../../designs/design.ts';
import type { KeptRevision, RevisionEntry } from '../../designs/read-design.ts';
import { etagOf } from '../../http/etag.ts';
import type { DesignOut, RevisionEntryOut, RevisionOut } from './design-schemas.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

function estimateOf({ netMetalMilligrams, priceHundredths, currency }: Design) {
  if (netMetalMilligrams === null) return {};
  const price = priceHundredths === null ? {} : { price: { hundredths: priceHundredths, currency } };
  return { estimate: { netMetalMilligrams, ...price } };
}

function priceOverrideOf({ overrideHundredths, overrideCurrency }: Design) {
  if (overrideHundredths === null) return {};
  return { priceOverride: { hundredths: overrideHundredths, currency: overrideCurrency } };
}

/** A design as the API answers it. */
export const presentedDesign = (design: Design): z.infer<typeof DesignOut> => ({
  id: design.id,
  headId: design.headId,
  revisionCount: design.revisionCount,
  title: design.title,
  kind: design.kind,
  alloy: design.alloy,
  ...(design.gem === '' ? {} : { mainGem: design.gem }),
  ...estimateOf(design),
  brief: design.brief,
  tags: [...design.tags],
  sku: design.sku,
  collection: design.collection,
  description: design.description,
  ...priceOverrideOf(design),
  createdBy: design.createdBy,
  createdAt: iso(design.createdAtMs),
  changedAt: iso(design.changedAtMs),
  etag: etagOf(design.version),
});

/** A state as a list of states answers it. */
export const presentedEntry = (entry: RevisionEntry): z.infer<typeof RevisionEntryOut> => ({
  id: entry.id,
  parentId: entry.parentId,
  origin: entry.origin,
  authorId: entry.authorId,
  madeAt: iso(entry.madeAtMs),
  savedAt: iso(entry.savedAtMs),
});

/** A state with its spec, which passed its schema when it was saved. */
export const presentedRevision = ({ spec, ...entry }: KeptRevision): z.infer<typeof RevisionOut> => ({
  ...presentedEntry(entry),
  spec: spec as DesignSpec,
});
