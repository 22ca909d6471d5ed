import { DEGREE } from '#shared/units.ts';
import type { AnchorOf } from '../../../contract/anchor.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { TriangleMesh } from '../../../contract/solid.ts';
import { solid } from '../../../mesh/build/build-solid.ts';
import { loft } from '../../../mesh/build/loft.ts';
import { checkLeafShoulders } from '../checks/leaf-shoulders-checks.ts';
import { LEAF_RING, leafRings, type LeafShape } from './leaf.ts';
import { metalSpans, type MetalSpan } from '../shank/metal-spans.ts';
import { nothing } from '../../part-pieces.ts';

/** The uppermost leaf ends here, so that it does not grow into the head. */
const TIP_DEG = 19;

/** Leaves overlap: the next one begins after this part of a leaf. */
const STEP_RATIO = 0.6;

/** Leaves turn away from the middle of the band to alternate sides, so that their tips show beside it. */
const TURN_DEG = 27;
const TURN_ON_BRANCH_DEG = 5;

/** A leaf rests on a domed band out to this share of its half width, so that it lies on the shoulder. */
const RESTS_TO_RATIO = 0.8;

/** Where the leaf crosses the middle of the band, from its tip, as a share of its length. */
const STALK_RATIO = 0.72;

interface LeafPlace {
  readonly side: 1 | -1;
  readonly tipDeg: number;
  readonly turnDeg: number;
}

/** Leaves climbing both shoulders towards the head, each lying on the band with its mid-rib raised. */
export const buildLeafShoulders: PartBuilder<'leaf-shoulders'> = (leaves, surroundings) => {
  const { quality } = surroundings;
  const band = surroundings.anchor(leaves.on, 'band');
  if (!band) return nothing;
  const shape: LeafShape = { lengthMm: leaves.leafLengthMm, widthMm: leaves.leafWidthMm };
  const radius = band.innerRadiusMm + band.sectionAt(30).thicknessMm;
  const stepDeg = (STEP_RATIO * shape.lengthMm) / radius / DEGREE;
  const places = ([1, -1] as const).flatMap((side) =>
    Array.from({ length: leaves.pairs }, (_, i): LeafPlace => {
      const hand = i % 2 === 0 ? 1 : -1;
      return { side, tipDeg: TIP_DEG + i * stepDeg, turnDeg: hand * TURN_DEG };
    }),
  );
  return {
    ...nothing,
    add: places.map((place) => solid(leafOnBand(place, shape, band, quality))),
    checks:
      quality.name === 'drag' ? [] : checkLeafShoulders(leaves, TIP_DEG + leaves.pairs * stepDeg, surroundings.id),
  };
};

/** A leaf bent over the band: its tip points up the shoulder, its length follows the finger. */
function leafOnBand(place: LeafPlace, shape: LeafShape, band: AnchorOf<'band'>, quality: Quality): TriangleMesh {
  const points = leafRings(shape, quality);
  const top = band.innerRadiusMm + band.sectionAt(place.side * place.tipDeg).thicknessMm;
  const angleAt = (along: number): number => place.side * (place.tipDeg + along / top / DEGREE);
  const branches = [0, 0.5, 1].some((share) => metalSpans(band.sectionAt(angleAt(share * shape.lengthMm))).length > 1);
  // A branch already turns its leaf aside.
  const turnDeg = branches ? Math.sign(place.turnDeg) * TURN_ON_BRANCH_DEG : place.turnDeg;
  const [c, s] = [Math.cos(turnDeg * DEGREE), Math.sin(turnDeg * DEGREE)];
  let span: MetalSpan = { from: 0, to: 0 };
  for (let i = 0; i < points.length; i += 3) {
    const back = shape.lengthMm - (points[i] as number);
    // Once per section: on a split shank a leaf lies on the branch of its own side.
    if (i % (3 * LEAF_RING) === 0) span = spanOf(band, angleAt(back * c), turnDeg, branches);
    const aside = points[i + 1] as number;
    const angleDeg = angleAt(back * c + aside * s);
    const middle = (span.from + span.to) / 2;
    const across = middle + aside * c + (STALK_RATIO * shape.lengthMm - back) * s;
    const rest = ((span.to - span.from) / 2) * RESTS_TO_RATIO;
    const lies = band.sectionAt(angleDeg).heightAt(Math.max(middle - rest, Math.min(middle + rest, across)));
    const radius = band.innerRadiusMm + Math.max(0.05, lies + (points[i + 2] as number));
    points[i] = radius * Math.sin(angleDeg * DEGREE);
    points[i + 1] = across;
    points[i + 2] = radius * Math.cos(angleDeg * DEGREE);
  }
  return loft(points, LEAF_RING, { loop: false });
}

/**
 * The metal that a leaf lies on. Where a split begins, that is the half that becomes its branch, so that the leaf lies
 * flat.
 */
function spanOf(band: AnchorOf<'band'>, angleDeg: number, turnDeg: number, branches: boolean): MetalSpan {
  const spans = metalSpans(band.sectionAt(angleDeg));
  const own = (turnDeg > 0 ? spans.at(-1) : spans[0]) as MetalSpan;
  if (!branches || spans.length > 1) return own;
  return turnDeg > 0 ? { from: 0, to: own.to } : { from: own.from, to: 0 };
}
