import type { Ground } from './grounds.ts';
import { type LightTable, lookUp, sampledLightTable } from './light-table.ts';
import { LOBES, softened } from './softened.ts';

/** How much of its brightness the paper has in the shade of the piece on it. */
const PAPER_LIT = 0.6;

/** Texels across before it is put out of focus: no lamp is so narrow that it falls between two. */
const SIZE = 64;

/** The lamps as they fall on a body that scatters light, with the paper that lights it from below. */
export function bodyLights(lamps: LightTable, { cardNear }: Ground): LightTable {
  const abovePaper = sampledLightTable(SIZE, (x, y, z, out) => {
    if (z >= 0) lookUp(lamps, x, y, z, out);
    else for (let channel = 0; channel < 3; channel++) out[channel] = (cardNear[channel] as number) * PAPER_LIT;
  });
  return softened(abovePaper, LOBES.body);
}
