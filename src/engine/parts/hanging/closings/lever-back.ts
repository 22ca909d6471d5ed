import type { PartOf } from '#spec/part-registry.ts';
import type { Vector3 } from '../../../contract/frame.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { SolidRecipe } from '../../../contract/solid.ts';
import { solid, union } from '../../../mesh/build/build-solid.ts';
import { smoothPath, wireSection } from '../../../mesh/build/paths.ts';
import { sweep } from '../../../mesh/build/sweep.ts';
import { strapSection } from '../joint/strap-section.ts';

/** Where a lever turns: in front, just above the eye. */
const HINGE = 0.16;

/** Wire from the eye up through the lobe, and the lever that comes up behind the lobe and closes on its end. */
export function leverBack(
  { heightMm: h, wireMm }: Pick<PartOf<'ear-wire'>, 'heightMm' | 'wireMm'>,
  footMm: number,
  quality: Quality,
): SolidRecipe {
  const steps = Math.max(3, Math.round(quality.pathSegments / 3));
  const wirePath: readonly Vector3[] = [
    [0, footMm, 0],
    [0, 0.4 * h, 0.02 * h],
    [0, 0.7 * h, -0.05 * h],
    [0, 0.88 * h, -0.22 * h],
    [0, 0.84 * h, -0.42 * h],
    [0, 0.68 * h, -0.52 * h],
    [0, 0.58 * h, -0.54 * h],
  ];
  const leverPath: readonly Vector3[] = [
    [0, HINGE * h, -0.06 * h],
    [0, 0.08 * h, -0.22 * h],
    [0, 0.14 * h, -0.42 * h],
    [0, 0.36 * h, -0.56 * h],
    [0, 0.62 * h, -0.6 * h],
    [0, 0.7 * h, -0.68 * h],
  ];
  const round = wireSection(wireMm / 2, quality.wireSegments);
  const flat = strapSection(2.6 * wireMm, 0.8 * wireMm, Math.max(8, quality.wireSegments));
  return union(
    solid(sweep(smoothPath(wirePath, steps), { closed: false, up: [1, 0, 0], section: () => round, ends: 'dome' })),
    solid(sweep(smoothPath(leverPath, steps), { closed: false, up: [1, 0, 0], section: () => flat })),
  );
}
