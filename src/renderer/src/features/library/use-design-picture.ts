import { useCallback } from 'react';
import { parseSpec } from '#spec/parse-spec.ts';
import type { ShownPictures } from '../../studio/journal/shown-pictures.ts';
import { type ReadSpec, useSpecPicture } from '../../studio/pieces/use-spec-picture.ts';
import { type CatalogueDesign, specOfHead } from './catalogue-pages.ts';

/** The pictures of the state that stands for a design. */
export function useDesignPicture(workshopId: string, { id, headId }: CatalogueDesign): ShownPictures {
  const readSpec = useCallback<ReadSpec>(async () => {
    const read = parseSpec(await specOfHead(workshopId, id));
    return read.ok ? read.value : undefined;
  }, [workshopId, id]);
  return useSpecPicture(headId, readSpec);
}
