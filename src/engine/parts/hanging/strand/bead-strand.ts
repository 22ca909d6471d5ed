import {
  END_BAR,
  frontBeadPlaces,
  linePitchMm,
  rodThickMm,
  type StrandForm,
  strandForm,
  wearingOf,
} from '#layout/strand/strand-form.ts';
import { holeMm } from '#layout/strand/strand-volume.ts';
import type { LinePlace } from '#layout/strand/worn-line.ts';
import type { PartOf } from '#spec/part-registry.ts';
import type { CoordinateFrame, Point2, Vector3 } from '../../../contract/frame.ts';
import type { PartBuilder, Surroundings } from '../../../contract/part-output.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { SolidRecipe } from '../../../contract/solid.ts';
import { placed, placedApart, solid, union, unionApart } from '../../../mesh/build/build-solid.ts';
import { wireSection } from '../../../mesh/build/paths.ts';
import { sweep } from '../../../mesh/build/sweep.ts';
import { sphere } from '../../../mesh/build/round-solids.ts';
import { frameAt, translation } from '../../../mesh/math/frames.ts';
import { nothing } from '../../part-pieces.ts';
import { chainLinkMesh } from '../chain/chain-link.ts';
import { drilledBall } from './drilled-ball.ts';
import { strandFindings } from './strand-findings.ts';

type Strand = PartOf<'bead-strand'>;

/** Around a metal bead over a grain: there are dozens of them, each as small as a grain. */
const MORE_SEGMENTS = 2;

/** Room between the uppermost rod and the loop that hangs on it. */
const PLAY_MM = 0.1;

/** Beads on wire from end to end, metal beads between them, and the chain behind that closes the line. */
export const buildBeadStrand: PartBuilder<'bead-strand'> = (strand, surroundings) => {
  const { quality } = surroundings;
  const gem = surroundings.gem(strand.holds);
  const stoneMm = gem.widthMm;
  const form = strandForm(strand, stoneMm, wearingOf(surroundings.piece));
  const bottom = bottomOf(strand, surroundings);
  const metal = form.lines.flatMap((line) => line.metal.map((place) => along(place, bottom)));
  const links = form.links.map((place, index) => linkFrame(place, index, bottom));
  const ball = drilledBall(strand.metalBeadMm, holeMm(strand), quality.beadSegments + MORE_SEGMENTS);
  const link = solid(chainLinkMesh(form.link, quality));
  const fixed = links.filter((_, index) => index === 0 || index === links.length - 1);
  const behind = links.slice(1, -1);
  const top = behind[Math.floor(behind.length / 2)] ?? links[0];
  const middleOf = gem.dome?.middleZMm ?? 0;
  return {
    ...nothing,
    add: [
      unionApart(
        union(...threaded(strand, form, stoneMm, bottom, quality), placedApart(link, fixed)),
        ...(metal.length > 0 ? [placedApart(solid(ball), metal)] : []),
        placedApart(link, behind),
      ),
    ],
    bodies: 1 + metal.length + behind.length,
    stones: form.lines.flatMap((line) =>
      line.stones.map(({ at: [x, y] }) => ({
        stone: strand.holds,
        setting: 'strung' as const,
        at: frameAt([bottom[0] + x, bottom[1] + y, bottom[2] - middleOf], [1, 0, 0], [0, 1, 0], [0, 0, 1]),
        seated: true as const,
      })),
    ),
    anchors: top
      ? [
          {
            kind: 'loop',
            centre: [top[12] as number, top[13] as number, top[14] as number],
            normal: [0, 1, 0],
            innerMm: form.link.linkWidthMm - 2 * form.link.wireMm,
            wireMm: form.link.wireMm,
          },
        ]
      : [],
    checks: strandFindings(strand, form, stoneMm, surroundings),
  };
};

/** Where the middle of the lines lies in front: their rod in the top of the loop that hangs on it. */
function bottomOf(strand: Strand, surroundings: Surroundings): Vector3 {
  const loop = strand.through === undefined ? undefined : surroundings.anchor(strand.through, 'loop');
  if (!loop) return [0, 0, 0];
  const rise = loop.innerMm / 2 - PLAY_MM - rodThickMm(strand) / 2;
  return [loop.centre[0], loop.centre[1] + rise, loop.centre[2]];
}

/** The wires from bar to bar, and the rod in front. */
function threaded(
  strand: Strand,
  { lines, rod, bars }: StrandForm,
  stoneMm: number,
  bottom: Vector3,
  { wireSegments, beadSegments }: Quality,
): readonly SolidRecipe[] {
  const wire = wireSection(strand.wireMm / 2, Math.max(6, Math.round(wireSegments / 2)));
  const rodSection = wireSection(rodThickMm(strand) / 2, wireSegments);
  const bar = wireSection(END_BAR.radiusMm, wireSegments);
  const ball = solid(sphere(strand.metalBeadMm / 2, 2 * beadSegments));
  const { beyondMm } = END_BAR;
  const inwardMm = (strand.lines - 1) * linePitchMm(strand, stoneMm) + beyondMm;
  return [
    ...lines.flatMap(({ wires }) => wires.map((points) => drawn(points, wire, 'flat', bottom))),
    ...(rod ? [drawn(rod, rodSection, 'dome', bottom)] : []),
    ...(rod
      ? frontBeadPlaces(strand).map((x) => placed(ball, [translation(bottom[0] + x, bottom[1], bottom[2])]))
      : []),
    ...bars.map(({ at: [x, y], along: [dx, dy] }) => {
      return drawn(
        [
          [x - inwardMm * dy, y + inwardMm * dx],
          [x + beyondMm * dy, y - beyondMm * dx],
        ],
        bar,
        'dome',
        bottom,
      );
    }),
  ];
}

function drawn(
  points: readonly Point2[],
  section: Float64Array,
  ends: 'flat' | 'dome',
  [x, y, z]: Vector3,
): SolidRecipe {
  const path = Float64Array.from(points.flatMap(([px, py]) => [x + px, y + py, z]));
  return solid(sweep(path, { closed: false, up: [0, 0, 1], section: () => section, ends }));
}

/** The x axis along the line. */
function along({ at: [px, py], along: [dx, dy] }: LinePlace, [x, y, z]: Vector3): CoordinateFrame {
  return frameAt([x + px, y + py, z], [dx, dy, 0], [-dy, dx, 0], [0, 0, 1]);
}

/** Each link a quarter turn on from the last. */
function linkFrame(place: LinePlace, index: number, bottom: Vector3): CoordinateFrame {
  if (index % 2 === 0) return along(place, bottom);
  const [x, y, z] = bottom;
  const [[px, py], [dx, dy]] = [place.at, place.along];
  return frameAt([x + px, y + py, z], [dx, dy, 0], [0, 0, 1], [dy, -dx, 0]);
}
