import { outlineBox } from '#layout/outline/outlines.ts';
import type { AnchorOf } from '../../../contract/anchor.ts';
import { originOf } from '../../../mesh/math/frames.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { SolidRecipe, TriangleMesh } from '../../../contract/solid.ts';
import { placed, solid } from '../../../mesh/build/build-solid.ts';
import { sweep } from '../../../mesh/build/sweep.ts';
import { type Arch, archDeepMm, archPath, archSection } from './cathedral-arch.ts';
import { checkCathedral } from '../checks/cathedral-checks.ts';
import { railAt, railMesh } from './gallery-rail.ts';
import { nothing } from '../../part-pieces.ts';

/** The arches meet the head at least this far below the girdle plane. */
const BELOW_GIRDLE_MM = 0.35;

/** How far an arch runs into the wall of a bezel. */
const INTO_WALL_MM = 0.3;

/** Arches that leave the shoulders tangentially and meet the head from both sides, below its girdle. */
export const buildCathedral: PartBuilder<'cathedral'> = (cathedral, surroundings) => {
  const { quality } = surroundings;
  const band = surroundings.anchor(cathedral.on, 'band');
  const head = surroundings.anchor(cathedral.meets, 'head');
  if (!band || !head) return nothing;
  const deepMm = archDeepMm(cathedral.widthMm);
  const [headX, , girdleZ] = originOf(head.seat);
  const highest = girdleZ - BELOW_GIRDLE_MM - deepMm / 2;
  const wished = band.innerRadiusMm + band.sectionAt(0).thicknessMm + cathedral.riseMm - deepMm / 2;
  const endZ = Math.max(Math.min(wished, highest), band.innerRadiusMm + 0.5);
  const meeting = meetingPlace(head, girdleZ - endZ, quality);
  const arches = ([1, -1] as const).map(
    (side): Arch => ({
      side,
      widthMm: cathedral.widthMm,
      deepMm,
      end: { x: Math.max(0.4, meeting.reachMm + side * headX), z: endZ },
    }),
  );
  return {
    ...nothing,
    add: [...arches.map((arch) => solid(archMesh(arch, band, quality))), ...meeting.rail],
    checks: quality.name === 'drag' ? [] : checkCathedral(cathedral, { wished, highest, deepMm }, surroundings.id),
  };
};

function archMesh(arch: Arch, band: AnchorOf<'band'>, quality: Quality): TriangleMesh {
  return sweep(archPath(arch, band, 3 * quality.pathSegments), {
    closed: false,
    up: [0, 1, 0],
    section: (_, along) => archSection(arch, along, quality.profileSegments),
  });
}

interface Meeting {
  /** From the middle of the head to where an arch ends. */
  readonly reachMm: number;
  readonly rail: readonly SolidRecipe[];
}

/** In a bezel the arch runs into the wall; between prongs it meets a rail of its own, hidden under the stone. */
function meetingPlace(head: AnchorOf<'head'>, depthMm: number, quality: Quality): Meeting {
  const turned = Math.abs(head.seat[0] as number) < 0.5;
  const reachOf = (outline: AnchorOf<'head'>['outerOutline']): number => {
    const { minimum, maximum } = outlineBox(outline);
    return turned ? (maximum[1] - minimum[1]) / 2 : (maximum[0] - minimum[0]) / 2;
  };
  if (!head.basket) return { reachMm: reachOf(head.outerOutline) - INTO_WALL_MM, rail: [] };
  const rail = railAt(head.gem, head.basket, depthMm);
  return {
    reachMm: reachOf(rail.outline),
    rail: [placed(solid(railMesh(rail, quality)), [head.seat])],
  };
}
