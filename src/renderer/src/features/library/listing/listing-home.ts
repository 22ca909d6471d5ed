import { ok, type Result } from '#shared/result.ts';
import { answerOf, type createStudioClient, type RefusedCall } from '../../../api/studio-client.ts';
import type { CatalogueDesign } from '../catalogue-pages.ts';
import type { ListingHome } from './listing-edits.ts';

/** Listings on the server of a studio. */
export function createListingHome({ api }: ReturnType<typeof createStudioClient>): ListingHome {
  const design = api.workshops[':workshopId'].designs[':designId'];
  return {
    async save(workshopId, designId, etag, json) {
      const call = { param: { workshopId, designId }, header: { 'if-match': etag }, json };
      return answerOf(design.$patch(call));
    },
    async read(workshopId, designId) {
      const read = await answerOf(design.$get({ param: { workshopId, designId }, header: {} }));
      return read.ok ? withDesign(read.value) : read;
    },
  };
}

/** An answer without If-None-Match has a body. */
const withDesign = (body: CatalogueDesign | undefined): Result<CatalogueDesign, RefusedCall> =>
  ok(body as CatalogueDesign);
