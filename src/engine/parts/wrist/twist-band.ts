import type { PartOf } from '#spec/part-registry.ts';
import type { AnchorOf } from '../../contract/anchor.ts';
import type { PartBuilder } from '../../contract/part-output.ts';
import type { Quality } from '../../contract/quality.ts';
import type { TriangleMesh } from '../../contract/solid.ts';
import { solid } from '../../mesh/build/build-solid.ts';
import { wireSection } from '../../mesh/build/paths.ts';
import { sweep } from '../../mesh/build/sweep.ts';
import { bandAnchor, hoopMesh } from '../ring/shank/hoop.ts';
import type { HoopForm } from '../ring/shank/shank-form.ts';
import { nothing } from '../part-pieces.ts';
import { bandProfile } from '../ring/shank/band-profile.ts';
import { wristRadiusMm } from './wrist-size.ts';

/** Strand over bangle width: strands overlap in the middle, and each is still seen as a wire. */
const STRAND_RATIO = 0.55;

/** Points along a strand for every half turn of its twist: what still looks round. */
const POINTS_A_TURN = 18;

/**
 * A bangle of strands wound around a core. The core reaches to the middle of the strands, so that no void is sealed
 * in between them.
 */
export const buildTwistBand: PartBuilder<'twist-band'> = (band, surroundings) => {
  const innerRadiusMm = wristRadiusMm(surroundings);
  const strands = Array.from({ length: band.strands }, (_, index) =>
    solid(strandMesh(band, innerRadiusMm, index / band.strands, surroundings.quality)),
  );
  const lay = band.widthMm * (1 - STRAND_RATIO);
  const core = wireForm(innerRadiusMm + (band.widthMm - lay) / 2, lay);
  return {
    ...nothing,
    add: [...strands, solid(hoopMesh(core, surroundings.quality))],
    anchors: [outerAnchor(innerRadiusMm, band.widthMm)],
    bodies: 1,
  };
};

function wireForm(innerRadiusMm: number, diameterMm: number): HoopForm {
  const shape = bandProfile('round', diameterMm, diameterMm);
  return { innerRadiusMm, widthAt: () => diameterMm, thicknessAt: () => diameterMm, profileAt: () => shape };
}

function outerAnchor(innerRadiusMm: number, widthMm: number): AnchorOf<'band'> {
  return bandAnchor(wireForm(innerRadiusMm, widthMm));
}

function strandMesh(band: PartOf<'twist-band'>, innerRadiusMm: number, phase: number, quality: Quality): TriangleMesh {
  const wireRadiusMm = (band.widthMm * STRAND_RATIO) / 2;
  const layRadiusMm = band.widthMm / 2 - wireRadiusMm;
  const middleMm = innerRadiusMm + band.widthMm / 2;
  const count = Math.max(quality.bandSegments, Math.round((band.turns * POINTS_A_TURN * quality.bandSegments) / 120));
  const path = new Float64Array(3 * count);
  for (let i = 0; i < count; i += 1) {
    const around = (2 * Math.PI * i) / count;
    const twist = band.turns * around + 2 * Math.PI * phase;
    const radius = middleMm + layRadiusMm * Math.cos(twist);
    path.set([radius * Math.sin(around), layRadiusMm * Math.sin(twist), radius * Math.cos(around)], 3 * i);
  }
  const section = wireSection(wireRadiusMm, quality.wireSegments);
  return sweep(path, { closed: true, up: [0, 1, 0], section: () => section });
}
