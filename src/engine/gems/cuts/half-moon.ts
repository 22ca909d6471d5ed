import { sideCuts } from '#spec/tables/cuts/side-stones.ts';
import { halfMoonArc, halfMoonOutline } from '#layout/cuts/half-moon.ts';
import type { StoneSize } from '#spec/tables/cuts.ts';
import type { Point2 } from '../../contract/frame.ts';
import type { CutBuilder } from '../cut-plan.ts';
import { edgesOf, insetTo } from '../step/inset-edges.ts';
import { straightStep, threeRows, twoRows } from '../step/straight-step.ts';

/** Facings of the facets that fan out along the arc; the first and the last stand upright on the corners. */
const FAN_DEG = [0, 45, 90, 135, 180];

/** Height of the culet over the straight side, as a share of the length. */
const CULET = 0.45;

/** Half the keel along the straight side, over the width: to a point, the ends of the fan would look through. */
const KEEL = 0.18;

/** The half moon: a straight side and a fan of five, in two rows up and three down to a short keel. */
export const halfMoon: CutBuilder = (size) => {
  const middle: Point2 = [0, (CULET - 0.5) * size.lengthMm];
  const corners = fanCorners(size);
  const keelUnder = (x: number): Point2 => [Math.sign(Math.round(100 * x)) * KEEL * size.widthMm, middle[1]];
  return straightStep({
    cut: sideCuts.half_moon,
    widthMm: size.widthMm,
    outline: halfMoonOutline(size),
    edges: edgesOf(corners, (_, from, to) => insetTo(from, to, keelUnder((from[0] + to[0]) / size.widthMm))),
    crownEdges: edgesOf(corners, (_, from, to) => insetTo(from, to, middle)),
    crown: twoRows,
    pavilion: threeRows,
  });
};

/** Corners of the straight side and of the tangents around the arc. */
function fanCorners(size: StoneSize): readonly Point2[] {
  const [a, b] = [size.widthMm / 2, size.lengthMm / 2];
  const tangents = FAN_DEG.slice(1).map((facingDeg, i) => meeting(size, FAN_DEG[i] as number, facingDeg));
  return [[a, -b], ...tangents, [-a, -b]];
}

/** Where the tangents that face two directions meet. */
function meeting(size: StoneSize, oneDeg: number, otherDeg: number): Point2 {
  const [one, other] = [oneDeg, otherDeg].map((facingDeg) => {
    const [x, y] = halfMoonArc(size, facingDeg);
    const [nx, ny] = [Math.cos((facingDeg * Math.PI) / 180), Math.sin((facingDeg * Math.PI) / 180)];
    return { nx, ny, out: nx * x + ny * y };
  }) as [Tangent, Tangent];
  const across = one.nx * other.ny - one.ny * other.nx;
  return [(one.out * other.ny - other.out * one.ny) / across, (one.nx * other.out - other.nx * one.out) / across];
}

interface Tangent {
  readonly nx: number;
  readonly ny: number;
  readonly out: number;
}
