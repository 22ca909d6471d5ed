import { completeSpec } from '#spec/testing/complete-spec.ts';
import { alloys } from '#spec/tables/alloys.ts';
import type { Body } from '../../contract/kernel.ts';
import type { StoneGroup } from '../../contract/built-piece.ts';
import type { BuiltGem } from '../../contract/gem.ts';
import type { SolidRecipe } from '../../contract/solid.ts';
import { testKernel } from '../../kernel/testing/load-kernel.ts';
import { difference, placed, solid, union } from '../../mesh/build/build-solid.ts';
import { mirrorX, multiply, rotationAbout, translation } from '../../mesh/math/frames.ts';
import { meshVolume } from '../../mesh/measure/measure-mesh.ts';
import { circleSection } from '../../mesh/build/paths.ts';
import { cylinder, torus, turned } from '../../mesh/build/round-solids.ts';
import { metalGrams } from '../../making/weight.ts';
import type { ExportInput } from '../exporter.ts';

/** A title with everything that XML, JSON and ASCII trip over. */
export const SAMPLE_TITLE = 'Aurelia <"Nº 7"> & l’étoile\u0007';

/** A ring of the simplest kind, built by the real kernel: a hoop with two posts, two stones and a bought chain. */
export async function samplePiece(): Promise<ExportInput> {
  const kernel = await testKernel();
  const bodyOf = (recipe: SolidRecipe): Body => {
    const body = kernel.evaluate(recipe);
    if (!body.ok) throw new Error(body.problem.message);
    return body.value;
  };
  const post = solid(cylinder(1.4, 7.5, 11, 24));
  const stone = stoneOf(2.5);
  const seats = [rotationAbout([0, 1, 0], 20), rotationAbout([0, 1, 0], -20)].map((turn) =>
    multiply(turn, translation(0, 0, 11)),
  );
  const hoop = placed(solid(torus(8.6, 0.9, 96, 24)), [rotationAbout([1, 0, 0], 90)]);
  const posts = placed(post, [rotationAbout([0, 1, 0], 20), rotationAbout([0, 1, 0], -20)]);
  const finger = placed(solid(cylinder(7.8, -5, 5, 96)), [rotationAbout([1, 0, 0], 90)]);
  const cast = bodyOf(difference(union(hoop, posts), finger, placed(solid(stone.mesh), seats)));
  const chain = bodyOf(placed(solid(torus(2, 0.3, 24, 12)), [translation(0, 0, 20), translation(3, 0, 20)]));
  kernel.dispose();
  const group: StoneGroup = {
    stone: 'centre',
    gemId: 'ruby',
    colour: 'red',
    gem: stone,
    at: [seats[0] ?? [], multiply(seats[1] ?? [], mirrorX())],
    settings: ['prong', 'prong'],
  };
  const castMetalGrams = metalGrams(cast.volumeMm3, alloys.au750_y.densityGramsPerCm3);
  return {
    sheet: { castMetalGrams, finishedMetalGrams: 0.95 * castMetalGrams, netMetalGrams: 0.95 * castMetalGrams + 1 },
    piece: {
      quality: 'export',
      cast,
      drawn: [],
      prongs: [],
      bought: [{ kind: 'chain', name: 'Cable chain "45 cm"', count: 1, body: chain }],
      stones: [group],
      expectedShells: 1,
      findings: [],
    },
    // A title that is read has no such sign; an exporter is not to depend on that.
    spec: {
      ...completeSpec({
        version: 1,
        kind: 'ring',
        title: 'Aurelia',
        metal: { alloy: 'au750_y' },
        size: { system: 'mm', value: 15.6, innerDiameterMm: 15.6 },
        parts: { shank: { kind: 'shank' } },
      }),
      title: SAMPLE_TITLE,
    },
  };
}

/** A plain round stone: crown, girdle, pavilion. */
function stoneOf(diameterMm: number): BuiltGem {
  const radius = diameterMm / 2;
  const mesh = turned(
    [
      [radius, -0.05],
      [radius, 0.05],
      [0.57 * radius, 0.4],
    ],
    16,
    { startTip: [0, 0, -1.1] },
  );
  const outline = circleSection(radius, 16);
  return {
    shape: 'round',
    lengthMm: diameterMm,
    widthMm: diameterMm,
    depthMm: 1.5,
    crownHeightMm: 0.4,
    pavilionDepthMm: 1.1,
    girdleThicknessMm: 0.1,
    tableRatio: 0.57,
    outline: Array.from({ length: 16 }, (_, i) => [outline[2 * i] ?? 0, outline[2 * i + 1] ?? 0] as const),
    cells: [],
    innerPlanes: [],
    mesh,
    volumeMm3: meshVolume(mesh),
  };
}
