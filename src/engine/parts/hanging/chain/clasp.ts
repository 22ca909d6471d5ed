import type { AnchorOf } from '../../../contract/anchor.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import type { SolidRecipe } from '../../../contract/solid.ts';
import { placed, solid } from '../../../mesh/build/build-solid.ts';
import { extrudeOutline } from '../../../mesh/build/extrude-outline.ts';
import type { Point2 } from '../../../contract/frame.ts';
import { translation } from '../../../mesh/math/frames.ts';
import { nothing } from '../../part-pieces.ts';
import { chainClasps } from '../closings/chain-clasps.ts';

/** A bought clasp: a box between the ends of a line of settings, on a chain whatever was chosen. */
export const buildClasp: PartBuilder<'clasp'> = (clasp, surroundings) => {
  const gap = surroundings.anchor(clasp.on, 'gap');
  if (gap) return { ...nothing, bought: [{ kind: 'clasp', name: 'box clasp', count: 1, solid: box(gap) }] };
  const { name, draw } = chainClasps[clasp.style];
  const place = surroundings.anchor(clasp.on, 'loop')?.centre ?? [0, 0, 0];
  const made = placed(draw(clasp.lengthMm, surroundings.quality), [translation(...place)]);
  return { ...nothing, bought: [{ kind: 'clasp', name, count: 1, solid: made }] };
};

/** Rounded box at the palm side, as long as the gap between the two ends of the line. */
function box({ frame, lengthMm, hingeInnerMm }: AnchorOf<'gap'>): SolidRecipe {
  const half = lengthMm / 2;
  const width = Math.max(2.4, hingeInnerMm * 3);
  const outline: Point2[] = [
    [half, -width / 2],
    [half, width / 2],
    [-half, width / 2],
    [-half, -width / 2],
  ];
  const mesh = extrudeOutline(outline, { bottomMm: -0.9, topMm: 1.1, bevelMm: 0.5, bevelSegments: 4 });
  return placed(solid(mesh), [frame]);
}
