import type { SolidRecipe, TriangleMesh } from '../contract/solid.ts';
import { inverseOf } from '../mesh/math/frames.ts';
import { boxesTouch } from '../mesh/measure/measure-mesh.ts';
import { type Box, placedBox, solidBox } from '../mesh/measure/solid-box.ts';

/** Known answers by solid: every edit asks about the same boxes again. */
const known = new WeakMap<SolidRecipe, Map<string, boolean>>();

/**
 * Whether the surface of a solid comes near a box: the box of some triangle touches it. The box of a whole hoop would
 * hold the entire ring, and everything in it would be cut from the hoop.
 */
export function reaches(solid: SolidRecipe, box: Box): boolean {
  if (!boxesTouch(solidBox(solid), box)) return false;
  const answers = known.get(solid) ?? new Map<string, boolean>();
  known.set(solid, answers);
  const key = `${box.minimum.join(' ')} ${box.maximum.join(' ')}`;
  const found = answers.get(key);
  if (found !== undefined) return found;
  const answer = look(solid, box);
  answers.set(key, answer);
  return answer;
}

function look(solid: SolidRecipe, box: Box): boolean {
  switch (solid.kind) {
    case 'mesh':
      return anyTriangleTouches(solid.mesh, box);
    case 'union':
      return solid.of.some((one) => reaches(one, box));
    case 'difference':
      return reaches(solid.from, box);
    case 'placed': {
      const inner = solidBox(solid.solid);
      return solid.at.some(
        (frame) => boxesTouch(placedBox(inner, frame), box) && reaches(solid.solid, placedBox(box, inverseOf(frame))),
      );
    }
  }
}

function anyTriangleTouches({ positions, triangles }: TriangleMesh, box: Box): boolean {
  for (let corner = 0; corner < triangles.length; corner += 3) {
    const a = 3 * (triangles[corner] as number);
    const b = 3 * (triangles[corner + 1] as number);
    const c = 3 * (triangles[corner + 2] as number);
    let inside = true;
    for (let axis = 0; axis < 3 && inside; axis += 1) {
      const p = positions[a + axis] as number;
      const q = positions[b + axis] as number;
      const r = positions[c + axis] as number;
      inside = Math.max(p, q, r) >= (box.minimum[axis] as number) && Math.min(p, q, r) <= (box.maximum[axis] as number);
    }
    if (inside) return true;
  }
  return false;
}
