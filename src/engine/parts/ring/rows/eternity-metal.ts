import { cutLayouts } from '#layout/cuts/registry.ts';
import { clamp, roundToMicrometre } from '#shared/units.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { AnchorOf } from '../../../contract/anchor.ts';
import type { BuiltGem } from '../../../contract/gem.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { SolidRecipe, TriangleMesh } from '../../../contract/solid.ts';
import { placed, solid } from '../../../mesh/build/build-solid.ts';
import { multiply, rotationAbout } from '../../../mesh/math/frames.ts';
import { loft } from '../../../mesh/build/loft.ts';
import { bead, cylinder, turned } from '../../../mesh/build/round-solids.ts';
import { type EternityLine, lineFrame } from './eternity-line.ts';
import { beadAsideMm, rowTrough } from './row-trough.ts';
import { directionsAt } from '../shank/shank-form.ts';

/** What a way of setting adds and cuts along a row, beside the seats. */
export interface RowMetal {
  readonly claws: readonly SolidRecipe[];
  readonly cut: readonly SolidRecipe[];
}

type Row = {
  readonly band: AnchorOf<'band'>;
  readonly line: EternityLine;
  readonly gem: BuiltGem;
  readonly quality: Quality;
};

/** Half the length of a stone, along the finger. */
function halfLength({ gem }: Row): number {
  return gem.lengthMm / 2;
}

/** Moves a claw inwards on a domed or narrow band until its root lies in the metal. */
function rootedAsideMm({ band, line }: Row, wishedMm: number, radius: number): number {
  const angles = [line.anglesDeg[0], 0, line.anglesDeg.at(-1)].map((angle) => angle ?? 0);
  const isRooted = (aside: number): boolean =>
    angles.every((angle) => band.sectionAt(angle).heightAt(aside) > line.girdleAt(angle) - ROOT_RATIO * radius);
  let aside = wishedMm;
  while (aside > 0.1 && !isRooted(aside)) aside -= 0.05;
  return Math.max(0.1, aside);
}

/** Shared-prong: a short claw on both sides of every gap, and a scallop under every stone that shows its side. */
export function sharedProngs(row: Row): RowMetal {
  const { band, line, gem, quality } = row;
  const radius = clamp(0.16 * gem.widthMm, 0.2, 0.4);
  const aside = rootedAsideMm(row, 1.05 * beadAsideMm(gem), radius);
  const top = 0.14 * gem.widthMm;
  const steps = Math.max(2, Math.ceil(quality.beadSegments / 4));
  const claw = turned(
    [
      // Drawn out to a drop below, so that it blends into the side of the band.
      [0.12 * radius, -3.6 * radius],
      [0.6 * radius, -2.4 * radius],
      [0.9 * radius, -1.2 * radius],
      [radius, 0],
      ...Array.from({ length: steps }, (_, i): [number, number] => {
        const angle = (Math.PI / 2) * ((i + 0.5) / steps);
        return [radius * Math.cos(angle) ** 0.8, top * Math.sin(angle)];
      }),
    ],
    Math.max(8, quality.beadSegments),
    { endTip: [0, 0, top] },
  );
  const arch = Math.min(ARCH_RATIO * gem.widthMm, line.girdleAt(0) - LEAST_FLOOR_MM);
  // Axes along the finger, at the height of the girdle: below it the band is scalloped down to its floor.
  const lying = rotationAbout([1, 0, 0], 90);
  const arches =
    arch < LEAST_ARCH_RATIO * gem.widthMm
      ? []
      : line.anglesDeg.map((angle) => multiply(lineFrame(band, line, angle), lying));
  return {
    claws: [
      placed(
        solid(claw),
        line.gapAnglesDeg.flatMap((angle) => [-aside, aside].map((side) => lineFrame(band, line, angle, side))),
      ),
    ],
    cut:
      arches.length > 0
        ? [placed(solid(cylinder(arch, -gem.lengthMm, gem.lengthMm, Math.max(10, quality.wireSegments))), arches)]
        : [],
  };
}

/** The depth below the girdle, over the radius of a claw, at which its root must lie in metal. */
const ROOT_RATIO = 1.7;

/** Scallops under the stones, as radii over their width: columns stay between them to carry seats and claws. */
const ARCH_RATIO = 0.34;
const LEAST_ARCH_RATIO = 0.15;

/** Metal that stays under the scallops: what casts, and a little for the file. */
const LEAST_FLOOR_MM = roundToMicrometre(makingRules.wall.castMinMm.limit + 0.05);

/** Bead-set: neighbours share two beads. */
export function sharedBeads(row: Row): RowMetal {
  const { band, line, gem, quality } = row;
  const grain = bead((makingRules.pave.beadRatio.limit / 2) * gem.widthMm, 0.16 * gem.widthMm, quality.beadSegments);
  const aside = beadAsideMm(gem);
  const places = line.anglesDeg.map((angleDeg) => ({ angleDeg, acrossMm: 0, girdleMm: line.girdleAt(angleDeg) }));
  // The trough of a full row runs all around and ends where it began.
  const first = places[0];
  const around = line.closed && first ? [...places, { ...first, angleDeg: first.angleDeg + 360 }] : places;
  const trough = rowTrough(band, around, gem, quality);
  return {
    claws: [
      placed(
        solid(grain),
        line.gapAnglesDeg.flatMap((angle) => [-aside, aside].map((side) => lineFrame(band, line, angle, side))),
      ),
    ],
    cut: trough ? [solid(trough)] : [],
  };
}

/** Opening of a channel over the length of its stones: each wall reaches a little over them. */
const OPENING_RATIO = 1 - 2 * makingRules.channel.overlapRatio.limit;

/** The walls of a channel stand this much over the girdle. */
const WALL_OVER_MM = 0.3;

/** Channel: two walls over the edges of the stones, an open trough between them, closed ends. */
export function channelWalls(row: Row): RowMetal {
  const { line, quality } = row;
  const groove = grooveOf(row);
  const opening = OPENING_RATIO * halfLength(row);
  // Over the steep ends of a stone in a groove the lip lies on the crown alone: on the table it would be a sliver.
  const inner = groove ? Math.max(opening, halfLength(row) - LIP_OVER_RATIO * row.gem.widthMm) : opening;
  const { wallFineMinMm, wallMm } = makingRules.channel;
  const wall = clamp(0.25 * row.gem.lengthMm, wallFineMinMm.limit, wallMm.limit);
  const outer = inner + wall;
  const rail = (side: 1 | -1): TriangleMesh => along(row, railSection(side, inner, outer, groove), line.closed);
  const trough = along(
    row,
    [
      [-inner, -0.62 * row.gem.pavilionDepthMm],
      [inner, -0.62 * row.gem.pavilionDepthMm],
      [inner, row.gem.crownHeightMm + 0.5],
      [-inner, row.gem.crownHeightMm + 0.5],
    ],
    line.closed,
  );
  const bars = line.closed ? [] : [placed(endBar(outer, quality), endsOf(row))];
  const opened = groove ? [along(row, grooveSection(row, groove), line.closed)] : [];
  return { claws: [solid(rail(1)), solid(rail(-1)), ...bars], cut: [trough, ...opened].map(solid) };
}

/** The groove that girdles with straight ends run in, in mm: between them no metal is left that would be a fin. */
interface Groove {
  readonly reachMm: number;
  readonly topMm: number;
  readonly bottomMm: number;
}

/** A groove is this much larger than the girdles, to each side: there the metal between neighbours is thick again. */
const GROOVE_BESIDE_MM = 0.01;
const GROOVE_ABOVE_MM = 0.05;
const GROOVE_BELOW_MM = 0.15;

function grooveOf(row: Row): Groove | undefined {
  const { gem } = row;
  if (!cutLayouts[gem.shape].barred) return undefined;
  return {
    reachMm: halfLength(row) + GROOVE_BESIDE_MM,
    topMm: gem.girdleThicknessMm / 2 + GROOVE_ABOVE_MM,
    bottomMm: gem.girdleThicknessMm / 2 + GROOVE_BELOW_MM,
  };
}

function grooveSection({ gem }: Row, { reachMm, bottomMm }: Groove): readonly Corner[] {
  return [
    [-reachMm, -bottomMm],
    [reachMm, -bottomMm],
    [reachMm, gem.crownHeightMm + 0.5],
    [-reachMm, gem.crownHeightMm + 0.5],
  ];
}

type Corner = readonly [acrossMm: number, heightMm: number];

/** How far a lip reaches over stones in a groove, over their width. */
const LIP_OVER_RATIO = 0.09;

/** The lip of a rail over a groove. */
const LIP_MM = 0.3;

/** Depth of a rail's root under the girdles. */
const RAIL_ROOT_MM = 0.35;

function railSection(side: 1 | -1, inner: number, outer: number, groove: Groove | undefined): readonly Corner[] {
  const edge = 0.12;
  const top = groove ? Math.max(WALL_OVER_MM, groove.topMm + LIP_MM) : WALL_OVER_MM;
  const foot: readonly Corner[] = groove
    ? [
        [inner, groove.topMm],
        [groove.reachMm, groove.topMm],
        [groove.reachMm, -RAIL_ROOT_MM],
      ]
    : [[inner + 0.02, -RAIL_ROOT_MM]];
  const corners: readonly Corner[] = [
    ...foot,
    [outer, -RAIL_ROOT_MM],
    [outer, top - 0.18],
    [outer - 0.3 * edge, top - 0.3 * edge],
    [outer - edge, top],
    [inner + edge, top],
    [inner + 0.3 * edge, top - 0.3 * edge],
    [inner, top - edge],
  ];
  return corners.map(([across, height]): Corner => [side * across, height]);
}

/** A section drawn along the row, from half a step before the first stone to half a step after the last. */
function along({ band, line, quality }: Row, section: readonly Corner[], closed: boolean): TriangleMesh {
  const reach = (line.stepDeg * line.anglesDeg.length) / 2;
  const steps = Math.max(12, Math.ceil((quality.bandSegments * 2 * reach) / 360));
  const stations = closed ? steps : steps + 1;
  const points = new Float64Array(3 * section.length * stations);
  for (let i = 0; i < stations; i += 1) {
    const angleDeg = -reach + (2 * reach * i) / steps;
    const { sine, cosine } = directionsAt(angleDeg);
    section.forEach(([across, height], j) => {
      const radius = band.innerRadiusMm + line.girdleAt(angleDeg) + height;
      points.set([radius * sine, across, radius * cosine], 3 * (i * section.length + j));
    });
  }
  return loft(points, section.length, { loop: closed });
}

function endsOf({ band, line }: Row) {
  const reach = (line.stepDeg * line.anglesDeg.length) / 2;
  return [-reach, reach].map((angle) => lineFrame(band, line, angle));
}

/** A bar across each end of an open channel, along the finger. */
function endBar(outer: number, quality: Quality): SolidRecipe {
  const lying = rotationAbout([1, 0, 0], 90);
  return placed(solid(cylinder(0.36, -outer, outer, quality.wireSegments)), [lying]);
}
