import { expect, test } from 'vitest';
import { type RandomSource, seededRandom } from '#shared/random.ts';
import { sampleOutlines } from '#layout/testing/sample-outlines.ts';
import type { CoordinateFrame } from '../contract/frame.ts';
import { qualities } from '../contract/quality.ts';
import type { SolidRecipe } from '../contract/solid.ts';
import { difference, placed, solid, union } from '../mesh/build/build-solid.ts';
import { extrudeOutline } from '../mesh/build/extrude-outline.ts';
import { multiply, rotationAbout, translation } from '../mesh/math/frames.ts';
import { sphere, torus, turned } from '../mesh/build/round-solids.ts';
import { selfIntersections } from '../mesh/query/self-intersections.ts';
import { surfaceFaults } from '../mesh/testing/closed-surface.ts';
import { testKernel } from './testing/load-kernel.ts';
import { sampleRing } from './testing/sample-ring.ts';

const quality = qualities.view;
const outlines = Object.values(sampleOutlines);

const somewhere = (random: RandomSource): CoordinateFrame =>
  multiply(
    translation(8 * random() - 4, 8 * random() - 4, 2 * random() - 1),
    rotationAbout([random() - 0.5, random() - 0.5, 0.01 + random()], 360 * random()),
  );

/** A bevelled plate with balls grown into it and a dozen drills through it, all at random. */
function drilledPlate(random: RandomSource, index: number): SolidRecipe {
  const bevelMm = 0.1 + 0.6 * random();
  const outline = outlines[index % outlines.length] ?? sampleOutlines.square;
  const plate = solid(extrudeOutline(outline, { bottomMm: -1, topMm: 1, bevelMm }));
  const balls = Array.from({ length: 8 }, () =>
    placed(solid(sphere(0.5 + random(), quality.seatSegments)), [somewhere(random)]),
  );
  const drill = solid(
    turned(
      [
        [0.3, -3],
        [0.3, -0.3],
        [0.66, -0.02],
        [0.66, 3],
      ],
      quality.seatSegments,
    ),
  );
  return difference(
    union(plate, ...balls),
    placed(
      drill,
      Array.from({ length: 12 }, () => somewhere(random)),
    ),
  );
}

function knottedHoops(random: RandomSource): SolidRecipe {
  const hoops = Array.from({ length: 6 }, () =>
    placed(solid(torus(5 + 3 * random(), 0.6 + random(), quality.bandSegments, quality.wireSegments)), [
      somewhere(random),
    ]),
  );
  return union(...hoops);
}

test('300 random bodies are closed after a file has rounded them, and none crosses itself', async () => {
  const kernel = await testKernel({ triangleBudget: 100_000 });
  const random = seededRandom(7);
  const recipes = [
    () => sampleRing(quality, 1.4 + 1.4 * random()),
    (i: number) => drilledPlate(random, i),
    () => knottedHoops(random),
  ];
  for (let i = 0; i < 300; i += 1) {
    const body = kernel.evaluate(recipes[i % 3]?.(i) ?? union());
    if (!body.ok) throw new Error(`${i}: ${body.problem.code}`);
    const { mesh } = body.value;
    const written = { positions: Float64Array.from(Float32Array.from(mesh.positions)), triangles: mesh.triangles };
    const faults = surfaceFaults(written).filter((fault) => !fault.includes('grid'));
    expect({ i, faults, squashed: squashedCount(written), crossing: selfIntersections(mesh) }).toEqual({
      i,
      faults: [],
      squashed: 0,
      crossing: 0,
    });
  }
  kernel.dispose();
});

function squashedCount({ positions, triangles }: { positions: Float64Array; triangles: Uint32Array }): number {
  const corner = (i: number): string => positions.subarray(3 * (triangles[i] ?? 0), 3 * (triangles[i] ?? 0) + 3).join();
  let count = 0;
  for (let i = 0; i < triangles.length; i += 3) {
    if (new Set([corner(i), corner(i + 1), corner(i + 2)]).size < 3) count += 1;
  }
  return count;
}
