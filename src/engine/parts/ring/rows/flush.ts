import { DEGREE } from '#shared/units.ts';
import { stoneInTurn } from '#spec/in-turn.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { AnchorOf } from '../../../contract/anchor.ts';
import type { CoordinateFrame } from '../../../contract/frame.ts';
import type { BuiltGem } from '../../../contract/gem.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import { placed } from '../../../mesh/build/build-solid.ts';
import { multiply, translation } from '../../../mesh/math/frames.ts';
import { checkFlush } from '../checks/flush-checks.ts';
import { frameOnHoop } from '../shank/hoop.ts';
import { nothing } from '../../part-pieces.ts';
import { smallSeat } from './small-seat.ts';

/** On a flat face a spacing in degrees is converted with this finger radius. */
const FACE_RADIUS_MM = 10;

/** Without cut seats, while dragging, stones are lifted by this part of their crown so that they show. */
const LIFTED_RATIO = 0.7;

/** Stones sunk until their tables are level with the metal (gypsy setting), in a row centred on the top. */
export const buildFlush: PartBuilder<'flush'> = (flush, surroundings) => {
  const { quality } = surroundings;
  const gem = surroundings.gem(flush.holds);
  const face = surroundings.anchor(flush.on, 'face');
  const band = surroundings.anchor(flush.on, 'band');
  const depthMm = gem.crownHeightMm * (quality.name === 'drag' ? 1 - LIFTED_RATIO : 1);
  const frames = face
    ? rowOnFace(face, flush.count, flush.spacingDeg, depthMm)
    : band
      ? rowOnBand(band, flush.count, flush.spacingDeg, depthMm)
      : [];
  if (frames.length === 0) return nothing;
  const host = face ?? band;
  const metalMm = face ? face.thicknessMm : (band?.sectionAt(0).thicknessMm ?? 0);
  return {
    ...nothing,
    cut: [placed(smallSeat(gem, quality, drillMm(gem, metalMm)), frames)],
    stones: frames.map((at, place) => ({ stone: stoneInTurn(flush, place), setting: 'flush', at })),
    checks: quality.name === 'drag' || !host ? [] : checkFlush({ flush, gem, host }, surroundings.id),
  };
};

/** Angles or steps of a row that is symmetric about its middle. */
function centred(count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => i - (count - 1) / 2);
}

function rowOnBand(
  band: AnchorOf<'band'>,
  count: number,
  spacingDeg: number,
  depthMm: number,
): readonly CoordinateFrame[] {
  return centred(count).map((step) => {
    const angleDeg = step * spacingDeg;
    const { thicknessMm } = band.sectionAt(angleDeg);
    return frameOnHoop(angleDeg, band.innerRadiusMm + thicknessMm - depthMm);
  });
}

/** On a signet the row runs across the finger, as far apart as the same angle would put them on its band. */
function rowOnFace(
  face: AnchorOf<'face'>,
  count: number,
  spacingDeg: number,
  depthMm: number,
): readonly CoordinateFrame[] {
  const stepMm = FACE_RADIUS_MM * spacingDeg * DEGREE;
  return centred(count).map((step) => multiply(face.frame, translation(step * stepMm, 0, -depthMm)));
}

/** A blind hole leaves metal towards the finger; thick metal is opened from inside. */
function drillMm(gem: BuiltGem, metalMm: number): number {
  const culet = gem.crownHeightMm + gem.pavilionDepthMm;
  const floorMm = makingRules.pave.metalBelowStoneMm.limit;
  return culet + 0.5 < metalMm
    ? metalMm - gem.crownHeightMm + 0.5
    : Math.max(0.1, metalMm - gem.crownHeightMm - floorMm);
}
