import { DEGREE } from '#shared/units.ts';
import type { Quality } from '../../contract/quality.ts';
import type { TriangleMesh } from '../../contract/solid.ts';
import { wireSection } from '../../mesh/build/paths.ts';
import { sweep } from '../../mesh/build/sweep.ts';

/** Strand over the width of a twist: strands overlap in the middle, and each is still seen as a wire. */
const STRAND_RATIO = 0.55;

/** Points along a strand for every half turn of its twist: what still looks round. */
const POINTS_A_TURN = 18;

/** Strands wound around each other along a circle with the axis y; its top is +z, angles run towards +x. */
export interface TwistedStrands {
  readonly innerRadiusMm: number;
  readonly widthMm: number;
  readonly strands: number;
  /** Of the twist over the whole arc. */
  readonly turns: number;
  readonly fromDeg: number;
  readonly toDeg: number;
}

/** Diameter of the core that the strands are wound around: it reaches to their middles, so that no void is sealed in. */
export function twistCoreMm(widthMm: number): number {
  return widthMm * (1 - STRAND_RATIO);
}

/** The strands, one mesh each; around the whole circle they close, otherwise their ends are cut flat. */
export function strandMeshes(twist: TwistedStrands, quality: Quality): readonly TriangleMesh[] {
  return Array.from({ length: twist.strands }, (_, index) => strandMesh(twist, index / twist.strands, quality));
}

function strandMesh(twist: TwistedStrands, phase: number, quality: Quality): TriangleMesh {
  const { widthMm, turns, fromDeg, toDeg } = twist;
  const wireRadiusMm = (widthMm * STRAND_RATIO) / 2;
  const layRadiusMm = widthMm / 2 - wireRadiusMm;
  const middleMm = twist.innerRadiusMm + widthMm / 2;
  const closed = toDeg - fromDeg === 360;
  const steps = Math.max(quality.bandSegments, Math.round((turns * POINTS_A_TURN * quality.bandSegments) / 120));
  const path = new Float64Array(3 * (closed ? steps : steps + 1));
  for (let i = 0; 3 * i < path.length; i += 1) {
    const around = fromDeg * DEGREE + ((toDeg - fromDeg) * DEGREE * i) / steps;
    const turned = 2 * Math.PI * ((turns * i) / steps + phase);
    const radius = middleMm + layRadiusMm * Math.cos(turned);
    path.set([radius * Math.sin(around), layRadiusMm * Math.sin(turned), radius * Math.cos(around)], 3 * i);
  }
  const section = wireSection(wireRadiusMm, quality.wireSegments);
  return sweep(path, { closed, up: [0, 1, 0], section: () => section });
}
