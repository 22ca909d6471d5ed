import { clamp, DEGREE } from '#shared/units.ts';
import type { Vector3 } from '../../contract/frame.ts';
import type { Gem } from '../../contract/gem.ts';
import type { Quality } from '../../contract/quality.ts';
import type { TriangleMesh } from '../../contract/solid.ts';
import { radiusAt } from '../../mesh/outlines.ts';
import { scale, unit } from '../../mesh/vectors.ts';
import type { BezelWall } from './bezel-wall.ts';
import type { Stand } from './head-stand.ts';
import { footCurve, type LimbSection, limbMesh } from './limb.ts';

/** Legs stand in an X, clear of the band's length and of the finger. */
const LEG_ANGLES_DEG = [45, 135, 225, 315];

/** Legs that carry a short bezel wall: they leave it inside its thickness and come together on what they stand on. */
export function bezelLegs(gem: Gem, wall: BezelWall, stand: Stand, quality: Quality): readonly TriangleMesh[] {
  const radiusMm = clamp(0.075 * Math.min(gem.widthMm, gem.lengthMm), 0.32, 0.6);
  return LEG_ANGLES_DEG.map((angleDeg) => {
    const direction: Vector3 = [Math.cos(angleDeg * DEGREE), Math.sin(angleDeg * DEGREE), 0];
    const reach = radiusAt(gem.outline, angleDeg * DEGREE) + 0.5 * wall.outsideMm - 0.25 * radiusMm;
    const top: Vector3 = [reach * direction[0], reach * direction[1], -wall.bottomMm + 0.35];
    const foot = stand.footBelow(0.8 * top[0], 0.8 * top[1], 1.15 * radiusMm);
    const end: Vector3 = [foot.point[0], foot.point[1], Math.min(foot.point[2], top[2] - 0.5)];
    const inwards = unit([-0.25 * direction[0], -0.25 * direction[1], -1]);
    const bend = footCurve(end, top, scale(inwards, 1), Math.max(4, Math.ceil(quality.pathSegments / 2)));
    const sections = bend.map((centre, i): LimbSection => {
      const radius = foot.radiusMm + (radiusMm - foot.radiusMm) * Math.min(1, (1.6 * i) / bend.length);
      return { centre, thickMm: radius, wideMm: radius };
    });
    sections.push({ centre: top, thickMm: radiusMm, wideMm: radiusMm });
    return limbMesh(sections, [-direction[1], direction[0], 0], quality.wireSegments);
  });
}
