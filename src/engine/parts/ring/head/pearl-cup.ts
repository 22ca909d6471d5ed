import { pearlCapMm } from '#layout/hanging/pearl-cap.ts';
import { DEGREE } from '#shared/units.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { Point2 } from '../../../contract/frame.ts';
import type { BuiltGem } from '../../../contract/gem.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { TriangleMesh } from '../../../contract/solid.ts';
import { placed, solid } from '../../../mesh/build/build-solid.ts';
import { type Level, turned } from '../../../mesh/build/round-solids.ts';
import { multiply, rotationAbout } from '../../../mesh/math/frames.ts';
import { nothing } from '../../part-pieces.ts';
import { checkPearlCup } from '../checks/pearl-cup-checks.ts';
import { alonePegRadiusMm, headStand, type Stand } from './head-stand.ts';

/** The stem of a cup goes so far into the band or plate under it. */
const SUNK_MM = 0.5;

/** A stem over its cup, where it stands on a band: slim enough for the pearl to float. */
const STEM_SHARE = 0.6;

/** The rim of a cup is this much of its wall: it lies close to the pearl. */
const RIM_SHARE = 0.8;

/** Levels of a bowl from its middle to its rim. */
const BOWL_LEVELS = 8;

/** Radius of the edge on top of a peg. */
const PEG_EDGE_MM = 0.1;

/** A half-drilled pearl on a peg: a cup that steadies it, on a stem under it or with a cap above it. */
export const buildPearlCup: PartBuilder<'pearl-cup'> = (head, surroundings) => {
  const { quality } = surroundings;
  const gem = surroundings.gem(head.holds);
  const stand = headStand(head, gem, surroundings);
  const hangs = head.side === 'above' && stand.host === 'none';
  const radiusMm = gem.widthMm / 2;
  const footMm = hangs ? radiusMm + pearlCapMm(head) : footDepthMm(stand);
  const cup = cupMesh(head, gem, { footMm, stemMm: stemRadiusMm(head, gem, stand) }, quality);
  // The pearl is round: turning the cup to the top turns nothing else.
  const at = hangs ? multiply(stand.seat, rotationAbout([1, 0, 0], 90)) : stand.seat;
  return {
    ...nothing,
    add: [placed(solid(cup), [at])],
    stones: [{ stone: head.holds, setting: 'peg', at: stand.seat, seated: true }],
    anchors: [
      {
        kind: 'head',
        seat: stand.seat,
        gem,
        outerOutline: hangs ? upTo(gem.outline, footMm / radiusMm) : gem.outline,
        footDepthMm: stand.host === 'none' ? stand.aboveSkinMm : stand.aboveMetalMm + stand.metalThicknessMm / 2,
        ...(hangs ? { edgeZMm: 0 } : {}),
      },
    ],
    checks: quality.name === 'drag' ? [] : checkPearlCup({ head, gem, stand }, surroundings),
    bodies: stand.host === 'none' ? 1 : 0,
  };
};

function footDepthMm(stand: Stand): number {
  if (stand.host === 'none') return stand.aboveSkinMm;
  return stand.aboveMetalMm + Math.min(SUNK_MM, 0.5 * stand.metalThicknessMm);
}

function stemRadiusMm(head: PartOf<'pearl-cup'>, gem: BuiltGem, stand: Stand): number {
  const slim = (STEM_SHARE * head.cupMm) / 2;
  if (stand.host === 'none') return Math.min(slim, alonePegRadiusMm(gem));
  return Math.max(head.pegMm / 2 + 0.1, Math.min(slim, 0.45 * stand.metalWidthMm));
}

interface Stem {
  /** Its lower end, below the middle of the pearl. */
  readonly footMm: number;
  readonly stemMm: number;
}

/** Cup, stem and peg in one, turned about z: up the outside, over the rim, down the bowl and up the peg. */
function cupMesh(head: PartOf<'pearl-cup'>, gem: BuiltGem, { footMm, stemMm }: Stem, quality: Quality): TriangleMesh {
  const radiusMm = gem.widthMm / 2;
  const pegMm = head.pegMm / 2;
  const rimDeg = Math.asin(Math.min(0.95, head.cupMm / gem.widthMm)) / DEGREE;
  const pegTopMm = radiusMm * (2 * makingRules.pearl.drilledRatio.limit - 1);
  const onSphere = (outMm: number, angleDeg: number): Level => [
    (radiusMm + outMm) * Math.sin(angleDeg * DEGREE),
    -(radiusMm + outMm) * Math.cos(angleDeg * DEGREE),
  ];
  const from = (leastMm: number): number => Math.asin(Math.min(0.9, leastMm / radiusMm)) / DEGREE;
  const angles = (firstDeg: number): readonly number[] =>
    Array.from({ length: BOWL_LEVELS + 1 }, (_, i) => firstDeg + ((rimDeg - firstDeg) * i) / BOWL_LEVELS);
  const wallAt = (angleDeg: number): number =>
    head.wallMm * (1 - (1 - RIM_SHARE) * (Math.max(0, angleDeg) / rimDeg) ** 2);
  const outside = angles(Math.min(from(stemMm), 0.8 * rimDeg)).map((angle) => onSphere(wallAt(angle), angle));
  const inside = angles(from(pegMm))
    .toReversed()
    .map((angle) => onSphere(0, angle));
  return turned(
    [
      [stemMm * 0.85, -footMm],
      [stemMm, -footMm + 0.15 * stemMm],
      ...outside.filter(([, z]) => z > -footMm + 0.2 * stemMm),
      ...inside,
      [pegMm, pegTopMm - PEG_EDGE_MM],
      [pegMm - PEG_EDGE_MM, pegTopMm],
    ],
    2 * quality.wireSegments,
  );
}

/** The outline of a pearl with its cap on top. */
function upTo(outline: readonly Point2[], stretch: number): readonly Point2[] {
  return outline.map(([x, y]) => [x, y > 0 ? y * stretch : y]);
}
