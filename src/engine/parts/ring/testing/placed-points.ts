import type { CoordinateFrame, Vector3 } from '../../../contract/frame.ts';
import type { SolidRecipe, TriangleMesh } from '../../../contract/solid.ts';
import { identity, multiply } from '../../../mesh/math/frames.ts';
import { placeMesh } from '../../../mesh/build/place-mesh.ts';

/** Every mesh of a recipe where it stands in the piece; what a difference removes is left out. */
export function placedMeshes(solid: SolidRecipe, at: CoordinateFrame = identity): readonly TriangleMesh[] {
  switch (solid.kind) {
    case 'mesh':
      return [placeMesh(solid.mesh, at)];
    case 'placed':
      return solid.at.flatMap((frame) => placedMeshes(solid.solid, multiply(at, frame)));
    case 'union':
      return solid.of.flatMap((other) => placedMeshes(other, at));
    case 'difference':
      return placedMeshes(solid.from, at);
  }
}

/** Every vertex of recipes, in the coordinates of the piece or, with a frame, as seen from it. */
export function placedPoints(solids: readonly SolidRecipe[], seenFrom?: CoordinateFrame): readonly Vector3[] {
  return solids
    .flatMap((solid) => placedMeshes(solid))
    .flatMap(({ positions }) =>
      Array.from({ length: positions.length / 3 }, (_, i): Vector3 => {
        const point: Vector3 = [
          positions[3 * i] as number,
          positions[3 * i + 1] as number,
          positions[3 * i + 2] as number,
        ];
        return seenFrom ? local(seenFrom, point) : point;
      }),
    );
}

/** A point in the coordinates of a rigid frame. */
export function local(frame: CoordinateFrame, point: Vector3): Vector3 {
  const away = [0, 1, 2].map((k) => (point[k] as number) - (frame[12 + k] as number));
  return [0, 4, 8].map((axis) =>
    [0, 1, 2].reduce((sum, k) => sum + (frame[axis + k] as number) * (away[k] as number), 0),
  ) as unknown as Vector3;
}
