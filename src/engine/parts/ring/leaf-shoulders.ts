import { DEGREE } from '#shared/units.ts';
import type { AnchorOf } from '../../contract/anchor.ts';
import type { PartBuilder } from '../../contract/part-output.ts';
import type { Quality } from '../../contract/quality.ts';
import type { TriangleMesh } from '../../contract/solid.ts';
import { solid } from '../../mesh/build-solid.ts';
import { loft } from '../../mesh/loft.ts';
import { checkLeafShoulders } from './checks/leaf-shoulders-checks.ts';
import { LEAF_RING, leafRings, type LeafShape } from './leaf.ts';
import { nothing } from '../part-pieces.ts';

/** The uppermost leaf ends here, so that it does not grow into the head. */
const TIP_DEG = 19;

/** Leaves overlap: the next one begins after this part of a leaf. */
const STEP_RATIO = 0.6;

/** Leaves turn away from the middle of the band to alternate sides, so that their tips show beside it. */
const TURN_DEG = 27;

/** The surface beside a domed band's top is taken from here outwards, so that a leaf lies on its shoulder. */
const RESTS_TO_RATIO = 0.8;

/** Where the middle of the band is crossed, from the tip, as a part of the leaf. */
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
  const [c, s] = [Math.cos(place.turnDeg * DEGREE), Math.sin(place.turnDeg * DEGREE)];
  const top = band.innerRadiusMm + band.sectionAt(place.side * place.tipDeg).thicknessMm;
  for (let i = 0; i < points.length; i += 3) {
    const back = shape.lengthMm - (points[i] as number);
    const aside = points[i + 1] as number;
    const along = back * c + aside * s;
    // Stalks stand a little to the other side of the middle, tips beside the edge.
    const across = aside * c + (STALK_RATIO * shape.lengthMm - back) * s;
    const angleDeg = place.side * (place.tipDeg + along / top / DEGREE);
    const section = band.sectionAt(angleDeg);
    const rest = (section.widthMm / 2) * RESTS_TO_RATIO;
    const lies = section.heightAt(Math.max(-rest, Math.min(rest, across)));
    const radius = band.innerRadiusMm + Math.max(0.05, lies + (points[i + 2] as number));
    points[i] = radius * Math.sin(angleDeg * DEGREE);
    points[i + 1] = across;
    points[i + 2] = radius * Math.cos(angleDeg * DEGREE);
  }
  return loft(points, LEAF_RING, { loop: false });
}
