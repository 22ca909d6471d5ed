import { rememberLast } from '#shared/remember-last.ts';
import type { PartOf } from '#spec/part-registry.ts';
import type { Point2 } from '../outline/point.ts';

type Bell = Pick<PartOf<'bell'>, 'profile' | 'diameterMm' | 'heightMm' | 'wallMm'>;

/** Radius of the rolled rim: wire of 0.9 mm, more on a thick wall. */
const ROLL_MM = 0.45;
const ROLL_SHARE = 0.7;

/** The radius of the rim's roll. */
export function rollRadiusMm({ wallMm }: Pick<Bell, 'wallMm'>): number {
  return Math.max(ROLL_MM, ROLL_SHARE * wallMm);
}

/** A place on the middle of the wall, as radius and height, with the direction in which the line runs up. */
interface LinePlace {
  readonly at: Point2;
  readonly along: Point2;
}

/** Steps of a curve: fine enough that a bell of 30 mm is off by less than 2 µm. */
const STEPS = 96;

/**
 * The middle of the wall from the middle of the rolled rim up to the axis; heights count from the lowest place of the
 * rim.
 */
function middleLine(bell: Bell): readonly LinePlace[] {
  const rollMm = rollRadiusMm(bell);
  const wideMm = bell.diameterMm / 2 - rollMm;
  const highMm = bell.heightMm - bell.wallMm / 2 - rollMm;
  return keptLines(bell.profile, unitLines[bell.profile]).map(({ at: [x, y], along: [dx, dy] }) => {
    const [ax, ay] = [wideMm * dx, highMm * dy];
    const length = Math.hypot(ax, ay);
    return { at: [wideMm * x, rollMm + highMm * y], along: [ax / length, ay / length] };
  });
}

const keptLines = rememberLast<readonly LinePlace[]>(3);

type Curve = readonly [Point2, Point2, Point2, Point2];

/** Of radius 1 and height 1, from the rim to the top of the axis, level where it meets the axis. */
const unitLines: Readonly<Record<Bell['profile'], () => readonly LinePlace[]>> = {
  dome: () =>
    Array.from({ length: STEPS + 1 }, (_, step) => {
      const angle = (Math.PI / 2) * (step / STEPS);
      const [cosine, sine] = step === STEPS ? [0, 1] : [Math.cos(angle), Math.sin(angle)];
      return { at: [cosine, sine], along: [-sine, cosine] };
    }),
  // A temple bell: out at the rim, in at the waist, full at the shoulder.
  flared: () =>
    bezier(
      [
        [1, 0],
        [0.9, 0.1],
        [0.8, 0.2],
        [0.76, 0.38],
      ],
      [
        [0.76, 0.38],
        [0.71, 0.6],
        [0.6, 1],
        [0, 1],
      ],
    ),
  // A parasol: leaning in from the rim on.
  umbrella: () =>
    bezier([
      [1, 0],
      [0.93, 0.42],
      [0.56, 1],
      [0, 1],
    ]),
};

function bezier(...curves: readonly Curve[]): readonly LinePlace[] {
  return curves.flatMap((curve, index) =>
    Array.from({ length: STEPS + 1 }, (_, step) => placeOn(curve, step / STEPS)).slice(index === 0 ? 0 : 1),
  );
}

function placeOn([a, b, c, d]: Curve, t: number): LinePlace {
  const s = 1 - t;
  const at = (k: 0 | 1): number => s ** 3 * a[k] + 3 * s * s * t * b[k] + 3 * s * t * t * c[k] + t ** 3 * d[k];
  const along = (k: 0 | 1): number => s * s * (b[k] - a[k]) + 2 * s * t * (c[k] - b[k]) + t * t * (d[k] - c[k]);
  return { at: [at(0), at(1)], along: [along(0), along(1)] };
}

/** One side of the wall, from its rolled rim to the axis. */
export interface WallSide {
  readonly points: readonly Point2[];
  /** Unit normals at those points, away from the metal. */
  readonly normals: readonly Point2[];
}

interface WallSides {
  readonly outer: WallSide;
  readonly inner: WallSide;
}

/** Both sides of the wall where they come out of the rolled rim. */
export function wallSides(bell: Bell): WallSides {
  const { profile, diameterMm, heightMm, wallMm } = bell;
  return keptSides([profile, diameterMm, heightMm, wallMm].join(' '), () => drawnSides(bell));
}

/** Volume, grains, flutes and fringe of one bell ask for them, again and again while its weight is met. */
const keptSides = rememberLast<WallSides>(40);

function drawnSides(bell: Bell): WallSides {
  const line = middleLine(bell);
  const [start] = line as readonly [LinePlace, ...LinePlace[]];
  const clearMm = Math.sqrt(rollRadiusMm(bell) ** 2 - (bell.wallMm / 2) ** 2);
  const [fromX, fromY] = start.at;
  const leaving: LinePlace = {
    at: [fromX + clearMm * start.along[0], fromY + clearMm * start.along[1]],
    along: start.along,
  };
  const free = line.filter(({ at: [x, y] }) => Math.hypot(x - fromX, y - fromY) > 1.05 * clearMm);
  const places = [leaving, ...free];
  const side = (away: 1 | -1): WallSide => ({
    points: places.map(({ at: [x, y], along: [dx, dy] }) => [
      Math.max(0, x + away * dy * (bell.wallMm / 2)),
      y - away * dx * (bell.wallMm / 2),
    ]),
    normals: places.map(({ along: [dx, dy] }) => [away * dy, -away * dx]),
  });
  return { outer: side(1), inner: side(-1) };
}

/** The middle of the rolled rim: its radius and its height. */
export function rollMiddle(bell: Pick<Bell, 'diameterMm' | 'wallMm'>): Point2 {
  const rollMm = rollRadiusMm(bell);
  return [bell.diameterMm / 2 - rollMm, rollMm];
}

/** Half a turn and more around the roll, from the outside below to the inside, without its ends. */
export function rollArc(bell: Bell, steps: number): readonly Point2[] {
  const { outer, inner } = wallSides(bell);
  const [x, y] = rollMiddle(bell);
  const [from, to] = [outer.points[0], inner.points[0]] as readonly [Point2, Point2];
  const fromAngle = Math.atan2(from[1] - y, from[0] - x);
  const toAngle = Math.atan2(to[1] - y, to[0] - x) - 2 * Math.PI;
  const rollMm = rollRadiusMm(bell);
  return Array.from({ length: steps - 1 }, (_, step): Point2 => {
    const angle = fromAngle + ((toAngle - fromAngle) * (step + 1)) / steps;
    return [x + rollMm * Math.cos(angle), y + rollMm * Math.sin(angle)];
  });
}
