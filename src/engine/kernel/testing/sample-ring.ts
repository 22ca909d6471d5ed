import type { Quality } from '../../contract/quality.ts';
import type { SolidRecipe, TriangleMesh } from '../../contract/solid.ts';
import { difference, placed, solid, union } from '../../mesh/build/build-solid.ts';
import { multiply, rotationAbout, translation } from '../../mesh/math/frames.ts';
import { loft } from '../../mesh/build/loft.ts';
import { circleSection, smoothPath } from '../../mesh/build/paths.ts';
import { bead, cylinder, torus, turned } from '../../mesh/build/round-solids.ts';
import { sweep } from '../../mesh/build/sweep.ts';

const INNER_RADIUS_MM = 8.5;
const THICKNESS_MM = 1.7;

/** Four prongs on a band with 30 drilled seats and 60 beads: everything that costs a kernel time, without any part's rules. */
export function sampleRing(quality: Quality, bandWidthMm: number): SolidRecipe {
  const head = difference(union(...prongs(quality), rail(quality)), fingerHole(quality));
  const seats = places();
  const body = difference(union(solid(band(quality, bandWidthMm)), head), placed(solid(seat(quality)), seats));
  const beads = placed(
    solid(bead(0.2, 0.18, quality.beadSegments)),
    seats.flatMap((at) => [-1, 1].map((side) => multiply(at, translation(0.7, side * 0.56, -0.05)))),
  );
  return difference(union(body, beads), stone());
}

function band({ bandSegments, profileSegments }: Quality, widthMm: number): TriangleMesh {
  const points = new Float64Array(3 * bandSegments * profileSegments);
  for (let i = 0; i < bandSegments; i += 1) {
    const around = (2 * Math.PI * i) / bandSegments;
    for (let j = 0; j < profileSegments; j += 1) {
      const across = (2 * Math.PI * j) / profileSegments;
      const radius = INNER_RADIUS_MM + (THICKNESS_MM / 2) * (1 + Math.cos(across));
      const y = (widthMm / 2) * Math.sin(across);
      points.set([radius * Math.sin(around), y, radius * Math.cos(around)], 3 * (i * profileSegments + j));
    }
  }
  return loft(points, profileSegments, { loop: true });
}

function prongs({ pathSegments, wireSegments }: Quality): readonly SolidRecipe[] {
  return [45, 135, 225, 315].map((degrees) => {
    const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const path = smoothPath(
      [
        [1.1 * c, 0.9 * s, 9.6],
        [1.9 * c, 1.9 * s, 10.8],
        [2.9 * c, 2.9 * s, 12.2],
        [3.4 * c, 3.4 * s, 13],
        [3.45 * c, 3.45 * s, 13.6],
        [3.1 * c, 3.1 * s, 14.1],
      ],
      pathSegments,
    );
    const section = circleSection(0.48, wireSegments);
    return solid(sweep(path, { closed: false, up: [c, s, 0], section: () => section, ends: 'dome' }));
  });
}

function rail({ bandSegments, wireSegments }: Quality): SolidRecipe {
  return placed(solid(torus(2.3, 0.4, bandSegments, wireSegments)), [translation(0, 0, 11.4)]);
}

function fingerHole({ bandSegments }: Quality): SolidRecipe {
  return placed(solid(cylinder(INNER_RADIUS_MM, -6, 6, bandSegments)), [rotationAbout([1, 0, 0], 90)]);
}

function stone(): SolidRecipe {
  const levels = [
    [3.26, -0.05],
    [3.26, 0.05],
    [1.7, 1.05],
  ] as const;
  return placed(solid(turned(levels, 57, { startTip: [0, 0, -2.8] })), [translation(0, 0, 13.2)]);
}

function seat({ seatSegments }: Quality): TriangleMesh {
  const levels = [
    [0.3, -1.2],
    [0.3, -0.3],
    [0.66, -0.02],
    [0.66, 1],
  ] as const;
  return turned(levels, seatSegments);
}

function places() {
  return [-1, 1].flatMap((side) =>
    Array.from({ length: 15 }, (_, i) =>
      multiply(
        rotationAbout([0, 1, 0], side * (22 + 8.1 * i)),
        translation(0, 0, INNER_RADIUS_MM + THICKNESS_MM - 0.02),
      ),
    ),
  );
}
