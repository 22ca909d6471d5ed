import { edgePlaces, leastStepMm } from '#layout/edge/edge-places.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { AnchorOf } from '../../../contract/anchor.ts';
import type { CoordinateFrame, Point2 } from '../../../contract/frame.ts';
import type { BuiltGem } from '../../../contract/gem.ts';
import type { Finding } from '../../../contract/finding.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import { placed, solid } from '../../../mesh/build/build-solid.ts';
import { turned } from '../../../mesh/build/round-solids.ts';
import { multiply, translation } from '../../../mesh/math/frames.ts';
import { byRule, setField, toHundredths } from '../../by-rule.ts';
import { nothing } from '../../part-pieces.ts';

type Row = PartOf<'collar-row'>;

/** Metal under a culet, how far a collar goes into its plate, and how far its rim stands over the girdle. */
const FLOOR_MM = 0.35;
const SUNK_MM = 0.25;
const RIM_MM = 0.2;

/** A girdle stands at least so high over the plate, so that the collar is seen as one. */
const LEAST_GIRDLE_MM = 0.4;

/** Stones in collars along the edge of a face: each collar is a plug of metal out of which its stone is cut. */
export const buildCollarRow: PartBuilder<'collar-row'> = (row, surroundings) => {
  const face = surroundings.anchor(row.on, 'face');
  if (!face) return nothing;
  const gem = surroundings.gem(row.holds);
  const middles = edgePlaces(face.outline, row.count, row.spanDeg).map(
    ({ point, outwards }): Point2 => [point[0] - row.insetMm * outwards[0], point[1] - row.insetMm * outwards[1]],
  );
  const girdleMm = Math.max(LEAST_GIRDLE_MM, gem.pavilionDepthMm - face.thicknessMm + FLOOR_MM);
  const outsideMm = gem.widthMm / 2 + row.wallMm;
  const topMm = girdleMm + gem.girdleThicknessMm / 2 + RIM_MM;
  const collar = turned(
    [
      [outsideMm, -SUNK_MM - face.edgeBelowMm],
      [outsideMm, topMm - 0.15],
      [outsideMm - 0.04, topMm - 0.05],
      [outsideMm - 0.15, topMm],
    ],
    surroundings.quality.seatSegments,
  );
  const at =
    (z: number) =>
    ([x, y]: Point2): CoordinateFrame =>
      multiply(face.frame, translation(x, y, z));
  return {
    ...nothing,
    add: [placed(solid(collar), middles.map(at(0)))],
    stones: middles.map((middle) => ({ stone: row.holds, setting: 'bezel' as const, at: at(girdleMm)(middle) })),
    checks: [
      ...roomFinding(surroundings.id, row, { middles, gem }),
      ...edgeFinding(surroundings.id, row, { face, gem }),
    ],
  };
};

/** Stones need this much metal between their girdles, which two collars share. */
const BETWEEN_MM = makingRules.pave.gapMm.limit;

function roomFinding(
  id: string,
  { count, spanDeg }: Row,
  { middles, gem }: { readonly middles: readonly Point2[]; readonly gem: BuiltGem },
): readonly Finding[] {
  if (count < 2) return [];
  const gapMm = leastStepMm(middles, spanDeg >= 360) - gem.widthMm;
  if (gapMm >= BETWEEN_MM - 1e-6) return [];
  const most = Math.max(1, Math.floor((count * (gapMm + gem.widthMm)) / (gem.widthMm + BETWEEN_MM)));
  return [
    byRule(makingRules.pave.gapMm, {
      rule: 'collar-row.room',
      severity: 'error',
      part: id,
      parameter: 'count',
      value: gapMm,
      unit: 'mm',
      message: `${count} stones of ${toHundredths(gem.widthMm)} mm do not stand side by side along this edge.`,
      remedy: `Set ${most} of them, or smaller ones.`,
      patch: setField(id, 'count', most),
    }),
  ];
}

function edgeFinding(
  id: string,
  { insetMm, wallMm }: Row,
  { gem }: { readonly face: AnchorOf<'face'>; readonly gem: BuiltGem },
): readonly Finding[] {
  const leastMm = Math.ceil((gem.widthMm / 2 + wallMm) * 20) / 20;
  if (insetMm >= leastMm - 0.06) return [];
  return [
    {
      rule: 'collar-row.edge',
      severity: 'error',
      part: id,
      parameter: 'insetMm',
      value: insetMm,
      limit: leastMm,
      unit: 'mm',
      message: `Collars ${toHundredths(insetMm)} mm from the edge hang over it.`,
      remedy: `Set them at least ${leastMm} mm from the edge.`,
      patch: setField(id, 'insetMm', leastMm),
      source: 'geometry of collars on a plate',
    },
  ];
}
