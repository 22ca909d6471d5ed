import {
  bangleEye,
  ghungrooForm,
  type GhungrooForm,
  hungGhungroo,
  type HungGhungroo,
  looseBallMm,
} from '#layout/ghungroo/ghungroo-form.ts';
import { anglesOnBangle, placesOnLine } from '#layout/ghungroo/ghungroo-places.ts';
import { DEGREE } from '#shared/units.ts';
import type { PartOf } from '#spec/part-registry.ts';
import type { AnchorOf } from '../../../contract/anchor.ts';
import type { CoordinateFrame, Vector3 } from '../../../contract/frame.ts';
import type { PartBuilder, PartOutput, Surroundings } from '../../../contract/part-output.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { SolidRecipe } from '../../../contract/solid.ts';
import { placed, placedApart, solid, unionApart } from '../../../mesh/build/build-solid.ts';
import { sphere, torus } from '../../../mesh/build/round-solids.ts';
import { frameAt, translation } from '../../../mesh/math/frames.ts';
import { nothing } from '../../part-pieces.ts';
import { ringOfWire } from '../joint/ring-of-wire.ts';
import { ghungrooFindings } from './ghungroo-findings.ts';
import { slitBall } from './slit-ball.ts';

type Ghungroo = PartOf<'ghungroo'>;

/** Bells along the links of a chain, or on small rings at both sides of a bangle, where they hang free of it. */
export const buildGhungroo: PartBuilder<'ghungroo'> = (row, surroundings) => {
  const line = surroundings.anchor(row.on, 'line');
  if (line) return onLine(row, line, surroundings);
  const band = surroundings.anchor(row.on, 'band');
  return band ? onBangle(row, band, surroundings) : nothing;
};

function onLine(row: Ghungroo, line: AnchorOf<'line'>, surroundings: Surroundings): PartOutput {
  const carrying = new Set(placesOnLine(row, line.places.length, line.stepMm));
  const places = line.places.filter((_, index) => carrying.has(index));
  return {
    ...nothing,
    bought: [bells(row, places, line.wireMm, surroundings.quality)],
    checks: ghungrooFindings(surroundings.id, row, line),
  };
}

function onBangle(row: Ghungroo, band: AnchorOf<'band'>, surroundings: Surroundings): PartOutput {
  const { quality } = surroundings;
  const { wireMm, innerMm, rootMm } = bangleEye;
  const outsideMm = band.innerRadiusMm + band.sectionAt(90).thicknessMm;
  const eyes = anglesOnBangle(row, outsideMm).map((angleDeg): Vector3 => {
    const radiusMm = outsideMm + innerMm / 2 + wireMm - rootMm;
    return [radiusMm * Math.sin(angleDeg * DEGREE), 0, radiusMm * Math.cos(angleDeg * DEGREE)];
  });
  const ring = solid(
    torus((innerMm + wireMm) / 2, wireMm / 2, quality.seatSegments, Math.max(8, quality.wireSegments / 2)),
  );
  const places = eyes.map(([x, y, z]) => {
    return frameAt([x, y, z - (innerMm + wireMm) / 2], [1, 0, 0], [0, 0, 1], [0, -1, 0]);
  });
  return {
    ...nothing,
    // Seen from the side of the bangle as rings, so that a jump ring goes through each and its bell hangs down.
    add: [
      placed(
        ring,
        eyes.map((eye) => frameAt(eye, [1, 0, 0], [0, 0, 1], [0, -1, 0])),
      ),
    ],
    bought: [bells(row, places, wireMm, quality)],
    checks: ghungrooFindings(surroundings.id, row, { outsideMm }),
  };
}

function bells(
  row: Ghungroo,
  places: readonly CoordinateFrame[],
  hostWireMm: number,
  quality: Quality,
): PartOutput['bought'][number] {
  const form = ghungrooForm(row);
  const one = bell(form, hungGhungroo(form, hostWireMm), quality);
  return {
    kind: 'ghungroo',
    name: `ghungroo ${row.bellMm} mm with jump ring`,
    count: places.length,
    solid: placedApart(one, places),
  };
}

/** A bell on its jump ring below the origin, the middle of a wire along x. */
function bell(form: GhungrooForm, { ring, eyeDepthMm, ballDepthMm }: HungGhungroo, quality: Quality): SolidRecipe {
  const seam = torus(form.radiusMm, form.seamWireMm / 2, 2 * quality.beadSegments, 6);
  const looseMm = ballDepthMm + form.radiusMm - looseBallMm(form);
  return unionApart(
    ringOfWire([0, -ring.depthMm, 0], ring.innerMm, ring.wireMm, 'edge-on', quality),
    ringOfWire([0, -eyeDepthMm, 0], form.eyeInnerMm, form.eyeWireMm, 'front', quality),
    placed(solid(slitBall(form, quality)), [translation(0, -ballDepthMm, 0)]),
    // Lies flat around the ball, where its halves are joined.
    placed(solid(seam), [frameAt([0, -ballDepthMm, 0], [0, 0, 1], [1, 0, 0], [0, 1, 0])]),
    placed(solid(sphere(form.ballRadiusMm, quality.beadSegments)), [translation(0, -looseMm, 0)]),
  );
}
