import { clamp } from '#shared/units.ts';
import { offsetOutline } from '#layout/outline/offset-outline.ts';
import { outlineBox, radiusAt } from '#layout/outline/outlines.ts';
import type { Point2, Vector3 } from '../../../contract/frame.ts';
import type { BuiltGem } from '../../../contract/gem.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { TriangleMesh } from '../../../contract/solid.ts';
import type { BezelWall } from './bezel-wall.ts';
import type { Stand } from './head-stand.ts';
import { type Rail, railMesh } from './gallery-rail.ts';
import { footCurve, type LimbSection, limbMesh } from './limb.ts';

/** Legs stand in an X under the corners of the stone, clear of the band's length and of the finger. */
const SIDES = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const;

/** Length of the bend below the wall. */
const BEND_MM = 1.2;

/** Share of its height at which a leg begins to come in, and how far in it is there. */
const KNEE = { down: 0.45, in: 0.94 };

/** How far in a leg stands on its band. */
const FOOT_IN = 0.8;

/** A leg begins this far above the lower edge of its wall. */
const INSIDE_WALL_MM = 0.35;

/** The wire of a rail over that of the legs. */
const RAIL_RATIO = 0.9;

/**
 * Legs that carry a short bezel wall: they leave it inside its thickness and come together on what they stand on. Over
 * a band a rail ties them at their knees, as under claws: they are no bare posts.
 */
export function bezelLegs(gem: BuiltGem, wall: BezelWall, stand: Stand, quality: Quality): readonly TriangleMesh[] {
  const radiusMm = clamp(0.075 * Math.min(gem.widthMm, gem.lengthMm), 0.32, 0.6);
  const { minimum, maximum } = outlineBox(gem.outline);
  const [halfX, halfY] = [(maximum[0] - minimum[0]) / 2, (maximum[1] - minimum[1]) / 2];
  const legs = SIDES.map(([x, y]) => {
    const angle = Math.atan2(y * halfY, x * halfX);
    const direction: Vector3 = [Math.cos(angle), Math.sin(angle), 0];
    const reach = radiusAt(gem.outline, angle) + 0.5 * wall.outsideMm - 0.25 * radiusMm;
    const top: Vector3 = [reach * direction[0], reach * direction[1], INSIDE_WALL_MM - wall.bottomMm];
    // Under a stone that lies along a narrow band they keep apart across it.
    const apartMm = Math.max(Math.abs(top[0]), Math.SQRT1_2 * radiusAt(gem.outline, Math.PI / 4));
    const foot = stand.footBelow(FOOT_IN * x * apartMm, FOOT_IN * top[1], 1.15 * radiusMm);
    const end: Vector3 = [foot.point[0], foot.point[1], Math.min(foot.point[2], top[2] - 0.5)];
    const corner: Vector3 = [KNEE.in * top[0], KNEE.in * top[1], top[2] + KNEE.down * (end[2] - top[2])];
    const bend = footCurve(end, corner, top, BEND_MM, Math.max(4, Math.ceil(quality.pathSegments / 2)));
    const sections = bend.points.map((centre, i): LimbSection => {
      const radius = foot.radiusMm + (radiusMm - foot.radiusMm) * Math.min(1, (1.6 * i) / bend.points.length);
      return { centre, thickMm: radius, wideMm: radius };
    });
    sections.push({ centre: bend.start, thickMm: radiusMm, wideMm: radiusMm });
    sections.push({ centre: top, thickMm: radiusMm, wideMm: radiusMm });
    const mesh = limbMesh(sections, [-direction[1], direction[0], 0], quality.wireSegments);
    return { mesh, downMm: top[2] - end[2] };
  });
  const shortestMm = Math.min(...legs.map(({ downMm }) => downMm));
  const meshes = legs.map(({ mesh }) => mesh);
  if (stand.host !== 'band') return meshes;
  const kneeMm = wall.bottomMm - INSIDE_WALL_MM + KNEE.down * shortestMm;
  return [...meshes, railMesh(legRail(gem, wall, radiusMm, kneeMm), quality)];
}

/** A wire through all legs at one depth below the girdle. */
function legRail(gem: BuiltGem, wall: BezelWall, legMm: number, depthMm: number): Rail {
  const share = (1 + KNEE.in) / 2;
  const atTop = offsetOutline(gem.outline, 0.5 * wall.outsideMm - 0.25 * legMm);
  return { depthMm, wireMm: RAIL_RATIO * 2 * legMm, outline: atTop.map(([x, y]): Point2 => [share * x, share * y]) };
}
