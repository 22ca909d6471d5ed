import { clamp, DEGREE } from '#shared/units.ts';
import { radiusAt } from '#layout/outline/outlines.ts';
import type { Vector3 } from '../../../contract/frame.ts';
import type { BuiltGem } from '../../../contract/gem.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { TriangleMesh } from '../../../contract/solid.ts';
import type { BezelWall } from './bezel-wall.ts';
import type { Stand } from './head-stand.ts';
import { footCurve, type LimbSection, limbMesh } from './limb.ts';

/** Legs stand in an X, clear of the band's length and of the finger. */
const LEG_ANGLES_DEG = [45, 135, 225, 315];

/** Length of the bend below the wall. */
const BEND_MM = 1.2;

/** Legs that carry a short bezel wall: they leave it inside its thickness and come together on what they stand on. */
export function bezelLegs(gem: BuiltGem, wall: BezelWall, stand: Stand, quality: Quality): readonly TriangleMesh[] {
  const radiusMm = clamp(0.075 * Math.min(gem.widthMm, gem.lengthMm), 0.32, 0.6);
  return LEG_ANGLES_DEG.map((angleDeg) => {
    const direction: Vector3 = [Math.cos(angleDeg * DEGREE), Math.sin(angleDeg * DEGREE), 0];
    const reach = radiusAt(gem.outline, angleDeg * DEGREE) + 0.5 * wall.outsideMm - 0.25 * radiusMm;
    const top: Vector3 = [reach * direction[0], reach * direction[1], -wall.bottomMm + 0.35];
    const foot = stand.footBelow(0.8 * top[0], 0.8 * top[1], 1.15 * radiusMm);
    const end: Vector3 = [foot.point[0], foot.point[1], Math.min(foot.point[2], top[2] - 0.5)];
    const corner: Vector3 = [0.94 * top[0], 0.94 * top[1], top[2] + 0.45 * (end[2] - top[2])];
    const bend = footCurve(end, corner, top, BEND_MM, Math.max(4, Math.ceil(quality.pathSegments / 2)));
    const sections = bend.points.map((centre, i): LimbSection => {
      const radius = foot.radiusMm + (radiusMm - foot.radiusMm) * Math.min(1, (1.6 * i) / bend.points.length);
      return { centre, thickMm: radius, wideMm: radius };
    });
    sections.push({ centre: bend.start, thickMm: radiusMm, wideMm: radiusMm });
    sections.push({ centre: top, thickMm: radiusMm, wideMm: radiusMm });
    return limbMesh(sections, [-direction[1], direction[0], 0], quality.wireSegments);
  });
}
