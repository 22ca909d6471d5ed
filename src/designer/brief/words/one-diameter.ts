import { facetedCutIds, facetedCuts } from '#spec/tables/cuts.ts';

/** Whether an outline is told by one diameter, as a round is. */
export function hasOneDiameter(shape: string | undefined): boolean {
  return facetedCutIds.some((cut) => cut === shape && facetedCuts[cut].oneDiameter);
}
