import type { CoordinateFrame } from '../contract/frame.ts';
import type { Body } from '../contract/kernel.ts';
import type { TriangleMesh } from '../contract/solid.ts';
import { connectedShells } from '../mesh/measure/connected-shells.ts';
import { inverseOf, multiply, snappedFrame } from '../mesh/math/frames.ts';
import { mergeMeshes } from '../mesh/build/merge-meshes.ts';
import { placeMesh } from '../mesh/build/place-mesh.ts';
import { boxesTouch, type MeshBox, meshBox } from '../mesh/measure/measure-mesh.ts';
import { crossingsBetween } from '../mesh/query/self-intersections.ts';
import { apartInFile } from '../mesh/repair/apart-in-file.ts';
import { withoutSquashedTriangles } from '../mesh/repair/squashed-triangles.ts';

/** Copies of a body set beside each other, without a boolean: fifty links cost what one does. */
export function sideBySide(body: Body, at: readonly CoordinateFrame[]): Body {
  const copies = at.map((frame) => placeMesh(body.mesh, snappedFrame(frame)));
  // 32-bit floats are coarser farther from the origin, so corners that were apart can fall together there.
  const mesh = apartInFile(withoutSquashedTriangles(mergeMeshes(copies)));
  const { shells, genus } = connectedShells(mesh);
  const volumeMm3 = shells.reduce((sum, shell) => sum + shell.volumeMm3, 0);
  const [first = mesh] = copies;
  return { mesh, firstCopy: first, shells, genus, volumeMm3 };
}

/** Relative placements are compared at this step, which is finer than a printer resolves. */
const STEPS_PER_MM = 1e5;

/**
 * Whether copies really do not touch each other. Two copies whose relative placement was already tested (the links of a
 * bracelet) are not tested again.
 */
export function areApart(mesh: TriangleMesh, at: readonly CoordinateFrame[]): boolean {
  const boxes = at.map((frame) => meshBox(placeMesh(mesh, frame)));
  const seen = new Set<string>();
  return at.every((frame, i) =>
    at.slice(i + 1).every((other, k) => {
      if (!boxesTouch(boxes[i] as MeshBox, boxes[i + 1 + k] as MeshBox)) return true;
      const relative = multiply(inverseOf(frame), other);
      const key = relative.map((entry) => Math.round(entry * STEPS_PER_MM)).join();
      if (seen.has(key)) return true;
      seen.add(key);
      return crossingsBetween(mesh, placeMesh(mesh, relative)) === 0;
    }),
  );
}
