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

/**
 * The most turns that strands can be wound on this length: at the inside of the circle a turn takes as much length as
 * the twist is wide, or every strand runs through itself (its wire is 0.55 of the width and lies 0.225 of it off the
 * middle: turns of a length P lie P² / √(P² + 2 w²) apart).
 */
export function mostTurns({ innerRadiusMm, widthMm, fromDeg, toDeg }: Omit<TwistedStrands, 'turns'>): number {
  const insideMm = (innerRadiusMm + (widthMm * STRAND_RATIO) / 2) * (toDeg - fromDeg) * DEGREE;
  return Math.max(1, Math.floor(insideMm / widthMm));
}

/**
 * The strands, one mesh each, in as many turns as are said or at most can be wound; around the whole circle they close,
 * otherwise their ends are cut flat.
 */
export function strandMeshes(twist: TwistedStrands, quality: Quality): readonly TriangleMesh[] {
  const wound = { ...twist, turns: Math.min(twist.turns, mostTurns(twist)) };
  return Array.from({ length: wound.strands }, (_, index) => strandMesh(wound, index / wound.strands, quality));
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
