import { offsetOutline } from '#layout/outline/offset-outline.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import type { SolidRecipe, TriangleMesh } from '../../../contract/solid.ts';
import { placed, solid } from '../../../mesh/build/build-solid.ts';
import { multiply } from '../../../mesh/math/frames.ts';
import { bead } from '../../../mesh/build/round-solids.ts';
import { bezelLegs } from './bezel-legs.ts';
import { bezelWall } from './bezel-wall.ts';
import { checkBezelHead } from '../checks/bezel-head-checks.ts';
import { grainsAlong } from '../ornament/grain-line.ts';
import { openBack, pegMesh } from './head-back.ts';
import { headStand } from './head-stand.ts';
import { moulding } from './moulding.ts';
import { nothing } from '../../part-pieces.ts';

/** Milgrain on a bezel's rim over the width of its lip. */
const GRAIN_RATIO = 0.8;

/**
 * A rub-over setting: one wall around the whole girdle with a lip that lies on the crown, open behind the stone. Low on
 * a ring the wall runs down into the band; higher up, or alone, it stands on four legs.
 */
export const buildBezelHead: PartBuilder<'bezel-head'> = (head, surroundings) => {
  const { quality } = surroundings;
  const gem = surroundings.gem(head.holds);
  const stand = headStand(head, gem, surroundings);
  const wall = bezelWall(head, gem, stand);
  const legs = wall.needsLegs ? bezelLegs(gem, wall, stand, quality) : [];
  const peg = stand.host === 'none' ? [pegMesh(gem, stand, quality)] : [];
  const atSeat = (mesh: TriangleMesh): SolidRecipe => placed(solid(mesh), [stand.seat]);
  const grains: SolidRecipe[] = [];
  if (head.edge === 'milgrain') {
    const beadMm = Math.min(0.4, Math.max(0.25, GRAIN_RATIO * head.lipMm));
    const line = offsetOutline(gem.outline, Math.max(wall.rim.outMm, 0.3 * beadMm));
    const frames = grainsAlong(line, wall.rim.heightMm - 0.05, beadMm);
    const grain = solid(bead(beadMm / 2, beadMm / 2, quality.beadSegments));
    grains.push(
      placed(
        grain,
        frames.map((frame) => multiply(stand.seat, frame)),
      ),
    );
  }
  return {
    ...nothing,
    add: [...legs, ...peg].map(atSeat),
    claws: [atSeat(moulding(gem.outline, wall.edges)), ...grains],
    cut: openBack(gem, stand, quality),
    stones: [{ stone: head.holds, setting: 'bezel', at: stand.seat }],
    anchors: [
      {
        kind: 'head',
        seat: stand.seat,
        gem,
        outerOutline: offsetOutline(gem.outline, wall.outsideMm),
        footDepthMm: stand.host === 'none' ? stand.aboveSkinMm : stand.aboveMetalMm + stand.metalThicknessMm / 2,
      },
    ],
    checks: quality.name === 'drag' ? [] : checkBezelHead({ head, gem, stand }, surroundings),
    bodies: stand.host === 'none' ? 1 : 0,
  };
};
