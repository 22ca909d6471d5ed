import { builtCutIds, builtCuts } from '#spec/tables/cuts.ts';

/** Whether an outline is told by one diameter, as a round is. */
export function hasOneDiameter(shape: string | undefined): boolean {
  return builtCutIds.some((cut) => cut === shape && builtCuts[cut].oneDiameter);
}
