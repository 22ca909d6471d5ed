import { BAIL_COLLAR_MM, bailPitchMm } from '#layout/bail/bail-row.ts';
import type { AnchorOf } from '../../../contract/anchor.ts';
import type { CoordinateFrame } from '../../../contract/frame.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import { placed, solid } from '../../../mesh/build/build-solid.ts';
import { turned } from '../../../mesh/build/round-solids.ts';
import { frameAt } from '../../../mesh/math/frames.ts';
import { smallSeat } from '../../ring/rows/small-seat.ts';
import { nothing } from '../../part-pieces.ts';

/** The culet of a stone lies this far inside the strap: the collar stands on it and the stone is no taller than needed. */
const SUNK_SHARE = 0.45;

/** The lip over the girdle, as a share of the crown. */
const LIP_SHARE = 0.55;

/** How deep a collar is rooted in the strap, over its wall. */
const ROOT_SHARE = 0.6;

/** Stones in collars down the front of a bail, as a goldsmith solders tube settings on. */
export const buildBailStones: PartBuilder<'bail-stones'> = (row, surroundings) => {
  const strap = surroundings.anchor(row.on, 'strap');
  if (!strap) return nothing;
  const { quality } = surroundings;
  const gem = surroundings.gem(row.holds);
  const outerMm = gem.widthMm / 2 + BAIL_COLLAR_MM;
  const girdleMm = (1 - SUNK_SHARE) * gem.pavilionDepthMm;
  const topMm = girdleMm + gem.girdleThicknessMm / 2 + LIP_SHARE * gem.crownHeightMm;
  const rootMm = -ROOT_SHARE * strap.wallMm;
  const soft = 0.08;
  const collar = turned(
    [
      [outerMm, rootMm],
      [outerMm, topMm - soft],
      [outerMm - soft, topMm],
    ],
    Math.max(16, quality.seatSegments),
  );
  const frames = placesOn(strap, row.count, bailPitchMm(gem.widthMm));
  const seats = frames.map((frame) => liftedBy(frame, girdleMm));
  return {
    ...nothing,
    add: [placed(solid(collar), frames)],
    cut: [placed(smallSeat(gem, quality, gem.pavilionDepthMm * 0.9), seats)],
    stones: seats.map((at) => ({ stone: row.holds, setting: 'bezel' as const, at })),
  };
};

/** Steps of the front of the strap along which places are measured. */
const STEPS = 240;

/** Frames on the outside of the strap, z away from it, one below the other around the middle of its front. */
function placesOn(strap: AnchorOf<'strap'>, count: number, pitchMm: number): readonly CoordinateFrame[] {
  const [cx, cy, cz] = strap.centre;
  const [high, deep] = [strap.halfHeightMm + strap.wallMm / 2, strap.halfDepthMm + strap.wallMm / 2];
  const at = (angle: number): readonly [number, number] => [cy + high * Math.sin(angle), cz + deep * Math.cos(angle)];
  const places: CoordinateFrame[] = [];
  for (let index = 0; index < count; index += 1) {
    const wayMm = ((count - 1) / 2 - index) * pitchMm;
    const angle = angleAfter(at, wayMm);
    const [y, z] = at(angle);
    const [ny, nz] = [Math.sin(angle) / high, Math.cos(angle) / deep];
    const length = Math.hypot(ny, nz);
    places.push(frameAt([cx, y, z], [1, 0, 0], [0, nz / length, -ny / length], [0, ny / length, nz / length]));
  }
  return places;
}

/** The angle that a way along an ellipse from its foremost point ends at; negative ways lead down. */
function angleAfter(at: (angle: number) => readonly [number, number], wayMm: number): number {
  const step = ((Math.sign(wayMm) || 1) * Math.PI) / 2 / STEPS;
  let [angle, walked] = [0, 0];
  for (let index = 0; index < STEPS && walked < Math.abs(wayMm); index += 1) {
    const [[ay, az], [by, bz]] = [at(angle), at(angle + step)];
    walked += Math.hypot(by - ay, bz - az);
    angle += step;
  }
  return angle;
}

function liftedBy(frame: CoordinateFrame, mm: number): CoordinateFrame {
  const lifted = [...frame] as unknown as number[];
  for (const axis of [0, 1, 2]) lifted[12 + axis] = (frame[12 + axis] as number) + mm * (frame[8 + axis] as number);
  return lifted as unknown as CoordinateFrame;
}
