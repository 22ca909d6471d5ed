import type { SolidRecipe, TriangleMesh } from '#engine/contract/solid.ts';
import { qualities, type QualityName } from '#engine/contract/quality.ts';
import { buildGem } from '#engine/gems/build-gem.ts';
import { placeMesh } from '#engine/mesh/build/place-mesh.ts';
import { frameAt, rotationAbout, multiply, translation } from '#engine/mesh/math/frames.ts';
import { circleSection, smoothPath } from '#engine/mesh/build/paths.ts';
import { cylinder, torus } from '#engine/mesh/build/round-solids.ts';
import { sweep } from '#engine/mesh/build/sweep.ts';
import { stoneSchema } from '#spec/stone.ts';

/** A solitaire as raw closed meshes: what is joined and what is cut, the same for every kernel. */
export interface PeerInput {
  readonly add: readonly TriangleMesh[];
  readonly cut: readonly TriangleMesh[];
  readonly triangles: number;
}

/** Band, four prongs and two rails; less the finger and the stone. */
export function solitaireInput(quality: QualityName): PeerInput {
  const q = qualities[quality];
  const gem = buildGem(stoneSchema.parse({ gem: 'diamond', shape: 'round', lengthMm: 6.5 }), q);
  const band = placeMesh(
    torus(9.4, 0.95, q.bandSegments * 2, q.profileSegments),
    frameAt([0, 0, 0], [1, 0, 0], [0, 0, -1], [0, 1, 0]),
  );
  const girdle = 13.2;
  const wire = circleSection(0.45, q.wireSegments);
  const path = smoothPath(
    [
      [0.8, 0, 9.6],
      [1.9, 0, 10.8],
      [3.35, 0, girdle],
      [3.4, 0, girdle + 0.7],
      [2.9, 0, girdle + 1.1],
    ],
    q.pathSegments,
  );
  const prong = sweep(path, { closed: false, up: [0, 1, 0], section: () => wire, ends: 'dome' });
  const prongs = [45, 135, 225, 315].map((angle) => placeMesh(prong, rotationAbout([0, 0, 1], angle)));
  const rails = [11.2, 12.1].map((height, index) =>
    placeMesh(torus(2.1 + index * 0.6, 0.4, q.bandSegments, q.wireSegments), translation(0, 0, height)),
  );
  const finger = placeMesh(
    cylinder(8.45, -6, 6, q.bandSegments),
    multiply(rotationAbout([1, 0, 0], 90), translation(0, 0, 0)),
  );
  const stone = placeMesh(gem.mesh, translation(0, 0, girdle));
  const add = [band, ...prongs, ...rails];
  const cut = [finger, stone];
  return { add, cut, triangles: [...add, ...cut].reduce((sum, mesh) => sum + mesh.triangles.length / 3, 0) };
}

/** The same as a recipe of ours. */
export function solitaireRecipe(input: PeerInput): SolidRecipe {
  const solid = (mesh: TriangleMesh): SolidRecipe => ({ kind: 'mesh', mesh });
  return { kind: 'difference', from: { kind: 'union', of: input.add.map(solid) }, remove: input.cut.map(solid) };
}
