import type { Quality } from '../../../contract/quality.ts';
import type { SolidRecipe } from '../../../contract/solid.ts';
import { solid } from '../../../mesh/build/build-solid.ts';
import { wireSection, smoothPath } from '../../../mesh/build/paths.ts';
import { sweep } from '../../../mesh/build/sweep.ts';
import type { HangPoint } from './hang-point.ts';

/** How far an arm runs on past the middle of the metal that it reaches, so that the two become one body. */
const PAST_MM = 0.4;

/**
 * A claw setting has no metal at its upper edge: an arm of wire runs from there under the stone to the metal below its
 * middle, for a loop or a bail to hold on to. Empty for a body that has an edge of its own.
 */
export function armTo(
  hang: HangPoint,
  side: 'top' | 'bottom',
  wireMm: number,
  quality: Quality,
): readonly SolidRecipe[] {
  const { point, underMiddle } = hang;
  if (!underMiddle) return [];
  const away = side === 'top' ? 1 : -1;
  const reach = Math.abs(point[1] - underMiddle[1]);
  const section = wireSection(wireMm / 2, quality.wireSegments);
  const path = smoothPath(
    [
      [point[0], point[1] + away * 0.1, point[2]],
      [point[0], underMiddle[1] + away * reach * 0.8, point[2] + (underMiddle[2] - point[2]) * 0.55],
      [point[0], underMiddle[1] + away * reach * 0.35, underMiddle[2]],
      [point[0], underMiddle[1] - away * PAST_MM, underMiddle[2]],
    ],
    Math.max(2, Math.round(quality.pathSegments / 3)),
  );
  return [solid(sweep(path, { closed: false, up: [1, 0, 0], section: () => section, ends: 'dome' }))];
}
