import type { AnchorOf } from '../../../contract/anchor.ts';
import type { PartBuilder, Surroundings } from '../../../contract/part-output.ts';
import type { SolidRecipe } from '../../../contract/solid.ts';
import { placed, solid, union } from '../../../mesh/build/build-solid.ts';
import { extrudeOutline } from '../../../mesh/build/extrude-outline.ts';
import { wireSection, smoothPath } from '../../../mesh/build/paths.ts';
import { sweep } from '../../../mesh/build/sweep.ts';
import type { Point2, Vector3 } from '../../../contract/frame.ts';
import { nothing } from '../../part-pieces.ts';

/** A bought clasp: a box on a line of settings, a lobster on a chain. */
export const buildClasp: PartBuilder<'clasp'> = (clasp, surroundings) => {
  const gap = surroundings.anchor(clasp.on, 'gap');
  const made = gap ? box(gap) : lobster(clasp.lengthMm, surroundings, clasp.on);
  return {
    ...nothing,
    bought: [{ kind: 'clasp', name: gap ? 'box clasp' : 'lobster clasp', count: 1, solid: made }],
  };
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

/** A claw of wire with its ring, lying along the chain. */
function lobster(lengthMm: number, surroundings: Surroundings, on: string): SolidRecipe {
  const { quality } = surroundings;
  const [x, y, z]: Vector3 = surroundings.anchor(on, 'loop')?.centre ?? [0, 0, 0];
  const wire = Math.max(0.5, lengthMm * 0.11);
  const half = lengthMm / 2;
  const belly = lengthMm * 0.24;
  const points: readonly Vector3[] = [
    [x - half, y, z],
    [x - half * 0.5, y + belly * 0.75, z],
    [x + half * 0.35, y + belly, z],
    [x + half, y + belly * 0.15, z],
    [x + half * 0.45, y - belly * 0.85, z],
    [x - half * 0.45, y - belly * 0.65, z],
  ];
  const section = wireSection(wire / 2, quality.wireSegments);
  const claw = sweep(smoothPath(points, Math.max(3, Math.round(quality.pathSegments / 2)), true), {
    closed: true,
    up: [0, 0, 1],
    section: () => section,
  });
  return union(solid(claw));
}
