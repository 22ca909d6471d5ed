import { type Ribbon, ribbon } from '#layout/motifs/ribbon.ts';
import { snapped } from '#layout/outline/snap.ts';
import type { Point2 } from '../../../contract/frame.ts';
import type { TriangleMesh } from '../../../contract/solid.ts';
import { triangulate } from '../../../mesh/outline/triangulate.ts';

/** How a line rises: from its back to its ridge, its lower edge bevelled, its upper one rounded off. */
export interface RaisedLine {
  readonly bottomMm: number;
  readonly topMm: number;
  readonly bevelMm: number;
  readonly bevelSegments: number;
  /** How far it falls from its ridge to its side. */
  readonly fallMm: number;
}

/** What is left of the width at the ridge: nearly nothing, as of wire. */
const RIDGE = 0.16;

/** A bevel takes no more of a width than this on both sides together. */
const BEVEL_SHARE = 0.4;

/** A line of metal with a round back, as wire that was drawn, bent and tapered with a hammer. */
export function raisedLine(
  line: Ribbon,
  { bottomMm, topMm, bevelMm, bevelSegments, fallMm }: RaisedLine,
): TriangleMesh {
  const fall = Math.min(fallMm, 0.49 * (topMm - bottomMm));
  const steps = Array.from({ length: bevelSegments + 1 }, (_, k) => (Math.PI / 2) * (k / bevelSegments));
  const lower = (bevelMm > 0 ? steps : [Math.PI / 2]).map((angle) => ({
    z: bottomMm + bevelMm * (1 - Math.cos(angle)),
    points: ribbon(line, (width) => width - Math.min(2 * bevelMm, BEVEL_SHARE * width) * (1 - Math.sin(angle))),
  }));
  const upper = steps.toReversed().map((angle) => ({
    z: topMm - fall * (1 - Math.cos(angle)),
    points: ribbon(line, (width) => width * (1 - (1 - RIDGE) * (1 - Math.sin(angle)))),
  }));
  return walled([...lower, ...upper]);
}

interface Level {
  readonly z: number;
  readonly points: readonly Point2[];
}

/** The walls between levels with the same points, closed below and above. */
function walled(levels: readonly Level[]): TriangleMesh {
  const count = (levels[0] as Level).points.length;
  const positions = levels.flatMap(({ z, points }) => points.flatMap(([x, y]) => [x, y, z]));
  const triangles: number[] = [];
  for (let level = 0; level + 1 < levels.length; level += 1) {
    for (let i = 0; i < count; i += 1) {
      const next = (i + 1) % count;
      const [a, b] = [level * count + i, level * count + next];
      triangles.push(a, b, b + count, a, b + count, a + count);
    }
  }
  const top = (levels.length - 1) * count;
  const cap = (level: Level): Uint32Array => Uint32Array.from(triangulate(level.points, []));
  const below = cap(levels[0] as Level);
  for (let i = 0; i < below.length; i += 3)
    triangles.push(below[i] as number, below[i + 2] as number, below[i + 1] as number);
  const above = cap(levels.at(-1) as Level);
  for (const corner of above) triangles.push(top + corner);
  return { positions: snapped(Float64Array.from(positions)), triangles: Uint32Array.from(triangles) };
}
