import { wristRadiusMm } from '#spec/pieces/inner-radius.ts';
import type { AnchorOf } from '../../contract/anchor.ts';
import type { PartBuilder } from '../../contract/part-output.ts';
import { solid } from '../../mesh/build/build-solid.ts';
import { bandAnchor, hoopMesh } from '../ring/shank/hoop.ts';
import type { HoopForm } from '../ring/shank/shank-form.ts';
import { nothing } from '../part-pieces.ts';
import { bandProfile } from '../ring/shank/band-profile.ts';
import { strandMeshes, twistCoreMm } from './strands.ts';
import { twistFindings } from './twist-findings.ts';

/** A bangle of strands wound around a core. */
export const buildTwistBand: PartBuilder<'twist-band'> = (band, surroundings) => {
  const innerRadiusMm = wristRadiusMm(surroundings);
  const { strands, widthMm, turns } = band;
  const twist = { innerRadiusMm, widthMm, strands, turns, fromDeg: 0, toDeg: 360 };
  const meshes = strandMeshes(twist, surroundings.quality);
  const coreMm = twistCoreMm(widthMm);
  const core = wireForm(innerRadiusMm + (widthMm - coreMm) / 2, coreMm);
  return {
    ...nothing,
    add: [...meshes.map(solid), solid(hoopMesh(core, surroundings.quality))],
    anchors: [outerAnchor(innerRadiusMm, widthMm)],
    checks: twistFindings(surroundings.id, twist),
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
