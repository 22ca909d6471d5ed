import type { Ground } from './grounds.ts';
import { type LightTable, lightTable, lookUp, sampledLightTable } from './light-table.ts';
import { type MetalLighting, metalLights } from './metal-lights.ts';
import { LOBES, softened } from './softened.ts';

/** How much of its brightness the paper has in the shade of the piece on it. */
const PAPER_LIT = 0.6;

/** Texels across before it is put out of focus: no lamp is so narrow that it falls between two. */
const SIZE = 64;

/**
 * The lamps as they fall on a body that scatters light, with the paper that lights it from below. The strips that draw
 * a bright edge round metal on dark grounds are no lamps of theirs: lit from all sides a pearl is a flat disc.
 */
export function bodyLights(lighting: Omit<MetalLighting, 'rimLit'>, { cardNear }: Ground): LightTable {
  const lamps = lightTable(metalLights({ ...lighting, rimLit: false }));
  const abovePaper = sampledLightTable(SIZE, (x, y, z, out) => {
    if (z >= 0) lookUp(lamps, x, y, z, out);
    else for (let channel = 0; channel < 3; channel++) out[channel] = (cardNear[channel] as number) * PAPER_LIT;
  });
  return softened(abovePaper, LOBES.body);
}
