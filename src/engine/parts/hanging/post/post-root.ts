import { POST_ABOVE } from '#layout/motifs/placed-motif.ts';
import type { Vector3 } from '../../../contract/frame.ts';
import type { Surroundings } from '../../../contract/part-output.ts';
import { applyPoint } from '../../../mesh/math/frames.ts';

/** How far a post reaches into the body that it is soldered to. */
export const POST_ROOT_MM = 0.4;

/** Where a post leaves the body: on the back of a plate, a little above the middle so that the face does not droop; under the foot of a setting. */
export function postRoot(surroundings: Surroundings, part: string): Vector3 {
  const face = surroundings.anchor(part, 'face');
  if (face) {
    const height = Math.max(...face.outline.map(([, y]) => y)) - Math.min(...face.outline.map(([, y]) => y));
    return applyPoint(face.frame, [0, height * POST_ABOVE, POST_ROOT_MM - face.thicknessMm]);
  }
  const head = surroundings.anchor(part, 'head');
  return head ? applyPoint(head.seat, [0, 0, POST_ROOT_MM - head.footDepthMm]) : [0, 0, 0];
}

/** How far the body goes on below the root of a post. */
export function roomBelowMm(surroundings: Surroundings, part: string, root: Vector3): number {
  const face = surroundings.anchor(part, 'face');
  const head = surroundings.anchor(part, 'head');
  const lowest = face
    ? face.outline.map(([x, y]) => applyPoint(face.frame, [x, y, 0])[1])
    : (head?.outerOutline ?? []).map(([x, y]) => (head ? applyPoint(head.seat, [x, y, 0])[1] : 0));
  return lowest.length === 0 ? 0 : root[1] - Math.min(...lowest);
}
