import { lengthToPoint } from '#layout/outline/length-to-point.ts';
import { offsetOutline } from '#layout/outline/offset-outline.ts';
import { outlineLength, pointAlong } from '#layout/outline/outlines.ts';
import type { ProngStation } from '#layout/prongs/prong-station.ts';
import type { Point2 } from '../../../contract/frame.ts';
import type { BuiltGem } from '../../../contract/gem.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { TriangleMesh } from '../../../contract/solid.ts';
import { loft } from '../../../mesh/build/loft.ts';
import type { ProngForm } from './prong-form.ts';

/** One corner of the shoe's section: out from the girdle line, and height above the girdle plane. */
type Corner = readonly [outMm: number, heightMm: number];

/** A line parallel to the girdle at the place of one corner of the section. */
interface Parallel {
  readonly outline: readonly Point2[];
  readonly tipAt: number;
  /** Walk from the tip to the ends of both wings; the first is negative. */
  readonly back: number;
  readonly ahead: number;
}

/** Metal over the crown, however flat that is: thinner lips don't cast. */
const LIP_MM = 0.28;

/** A wing is this much slimmer at its end than at the tip, before it rounds off. */
const TAPER = 0.22;

/** Length of each wing over the width of the stone, within what still looks like a prong. */
const WING_RATIO = 0.13;
const WING_MAX_MM = 1.3;

/** V-shaped shoes over the tips of a stone: two wings that follow both sides and lie down on the crown. */
export function vShoes(
  gem: BuiltGem,
  stations: readonly ProngStation[],
  form: ProngForm,
  quality: Quality,
): readonly TriangleMesh[] {
  if (stations.length === 0) return [];
  const corners = shoeSection(form);
  const outlines = corners.map(([out]) => parallel(gem.outline, out));
  return stations.map((station) => shoe(station, corners, outlines, gem, form, quality));
}

/** The wall of a shoe stands closer to the stone than a round prong: it covers a longer stretch. */
const OUTSIDE_RATIO = 0.9;

/** The measures of a prong that carries a shoe: no wider than the shoe at the girdle. */
export function shodForm(form: ProngForm): ProngForm {
  return { ...form, outsideMm: OUTSIDE_RATIO * form.outsideMm, thickMm: OUTSIDE_RATIO * form.thickMm };
}

/** The section at the tip: a wall outside, a lip over the crown. The stone cuts away what lies inside it. */
function shoeSection(form: ProngForm): readonly Corner[] {
  const { outsideMm: out, coverMm: cover, coverHeightMm: low } = form;
  const top = Math.max(form.topMm, low + LIP_MM);
  const foot = Math.max(0.28, 0.36 * form.diameterMm);
  return [
    [-0.4 * out, -foot],
    [0.5 * out, -foot],
    [0.9 * out, -0.75 * foot],
    [out, -0.3 * foot],
    [out, 0.25 * top],
    [0.8 * out, 0.6 * top],
    [0.35 * out, 0.86 * top],
    [-0.25 * cover, 0.96 * top],
    [-0.75 * cover, Math.max(0.92 * top, low + 0.9 * LIP_MM)],
    [-cover, low + 0.7 * LIP_MM],
    [-cover, low - 0.14],
    [-0.4 * out, 0],
  ];
}

function parallel(outline: readonly Point2[], out: number): readonly Point2[] {
  const moved = offsetOutline(outline, out);
  return moved.length > 2 ? moved : outline;
}

function shoe(
  station: ProngStation,
  corners: readonly Corner[],
  outlines: readonly (readonly Point2[])[],
  gem: BuiltGem,
  form: ProngForm,
  quality: Quality,
): TriangleMesh {
  const wing = Math.min(WING_RATIO * Math.min(gem.widthMm, gem.lengthMm) + 0.3 * form.diameterMm, WING_MAX_MM);
  const tipAt = lengthToPoint(gem.outline, station.point);
  const parallels = outlines.map((outline, k) =>
    parallelAbreast(outline, corners[k] as Corner, gem.outline, tipAt, wing, station),
  );
  const steps = 2 * Math.max(4, Math.ceil(quality.pathSegments / 2));
  const points = new Float64Array(3 * corners.length * (steps + 1));
  for (let i = 0; i <= steps; i += 1) {
    const tau = (2 * i) / steps - 1;
    // A sine puts more stations at the ends, where the wings round off towards the girdle.
    const share = Math.sin((Math.PI / 2) * tau);
    const fullness = Math.max(0.06, (1 - TAPER * Math.abs(share)) * (1 - Math.abs(share) ** 6) ** 0.5);
    const [spineX, spineY] = pointAlong(gem.outline, tipAt + wing * share).point;
    parallels.forEach(({ outline, tipAt: from, back, ahead }, k) => {
      const { point } = pointAlong(outline, from + Math.abs(share) * (tau < 0 ? back : ahead));
      const at = 3 * (i * corners.length + k);
      points[at] = spineX + (point[0] - spineX) * fullness;
      points[at + 1] = spineY + (point[1] - spineY) * fullness;
      points[at + 2] = (corners[k] as Corner)[1] * fullness;
    });
  }
  return loft(points, corners.length, { loop: false });
}

/** A parallel line, with the lengths along it, back and ahead, that reach abreast of the ends of both wings. */
function parallelAbreast(
  outline: readonly Point2[],
  corner: Corner,
  girdle: readonly Point2[],
  tipAt: number,
  wing: number,
  station: ProngStation,
): Parallel {
  const from = tipOn(outline, station, corner);
  const total = outlineLength(outline);
  const [back, ahead] = [-wing, wing].map((length) => {
    const along = lengthToPoint(outline, movedOut(pointAlong(girdle, tipAt + length), corner)) - from;
    return along - total * Math.round(along / total);
  }) as [number, number];
  return { outline, tipAt: from, back, ahead };
}

function tipOn(outline: readonly Point2[], station: ProngStation, corner: Corner): number {
  return lengthToPoint(outline, movedOut(station, corner));
}

function movedOut({ point, normal }: { readonly point: Point2; readonly normal: Point2 }, [out]: Corner): Point2 {
  return [point[0] + normal[0] * out, point[1] + normal[1] * out];
}
