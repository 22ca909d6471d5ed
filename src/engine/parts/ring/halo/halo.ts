import { makingRules } from '#spec/tables/making-rules.ts';
import { cutLayouts } from '#layout/cuts/registry.ts';
import { haloOutline } from '#layout/halo/halo-outline.ts';
import { type HaloPlaces, haloPlaces } from '#layout/halo/halo-places.ts';
import { type ProngInHalo, prongsInHalo } from '#layout/halo/prong-in-halo.ts';
import { type StoneLine, stoneLine } from '#layout/halo/stone-line.ts';
import { crossingAt } from '#layout/outline/crossing-at.ts';
import { prongGirth } from '#layout/prongs/prong-girth.ts';
import type { AnchorOf, Basket } from '../../../contract/anchor.ts';
import type { CoordinateFrame, Point2, Vector3 } from '../../../contract/frame.ts';
import type { BuiltGem } from '../../../contract/gem.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { SolidRecipe } from '../../../contract/solid.ts';
import { placed, solid } from '../../../mesh/build/build-solid.ts';
import { frameAt, multiply, translation } from '../../../mesh/math/frames.ts';
import { bead, cylinder } from '../../../mesh/build/round-solids.ts';
import { checkHalo } from '../checks/halo-checks.ts';
import { grainsAlong } from '../ornament/grain-line.ts';
import { halfGap } from './band-along.ts';
import { type HaloBody, haloBody, haloMesh, rimOutMm } from './halo-body.ts';
import { haloBraces } from './halo-braces.ts';
import { nothing } from '../../part-pieces.ts';
import { smallSeat } from '../rows/small-seat.ts';

/** Beads over the small stones' diameter, and how high they stand. */
const BEAD_RATIO = makingRules.pave.beadRatio.limit;
const BEAD_HEIGHT_RATIO = 0.15;

/** Beads stand this far to both sides of the line, over the diameter: where two stones and the rim leave room. */
const BEAD_OUT_RATIO = 0.37;

/** Beads keep this much rim outside themselves; across gaps wider than this a bead no longer reaches both stones. */
const BEAD_INSIDE_MM = 0.06;
const WIDE_GAP_MM = 0.35;

/** Milgrain stands on top of the rim, a little sunk. */
const GRAIN_MM = 0.34;
const GRAIN_HEIGHT_MM = 0.03;

/**
 * Air between the halo and the stone it surrounds, where prongs pass through; a halo around a bezel runs into its wall.
 */
const INNER = { prongs: 0.08, wall: -0.25 } as const;

/** Arched windows under the small stones, over their diameter: light from the side, less metal. */
const WINDOW_RATIO = 0.35;

/** A smaller window reads as a drilled pinhole and cannot be polished inside. */
const LEAST_WINDOW_MM = 0.3;

/** Metal that stays over and under a window together: the bearing above, a rail below. */
const WINDOW_RAILS_MM = 0.7;

/**
 * A ring of small stones around a setting, in a plane a little below its girdle. Stones share beads, arched windows
 * open the wall under larger ones, the rim is scalloped; every prong of the setting passes through a gap.
 */
export const buildHalo: PartBuilder<'halo'> = (halo, surroundings) => {
  const { quality } = surroundings;
  const head = surroundings.anchor(halo.around, 'head');
  if (!head) return nothing;
  const small = surroundings.gem(halo.holds);
  const stoneMm = Math.max(small.widthMm, small.lengthMm);
  const surrounded = head.basket ? head.gem.outline : head.outerOutline;
  const clearMm = halo.gapMm + stoneMm / 2;
  const outline = haloOutline(surrounded, halo.outline, clearMm);
  const line = stoneLine(outline);
  const prongs = head.basket ? passing(head.gem, head.basket, outline) : [];
  const places = haloPlaces(line, halo.count, stoneMm, prongs, startOf(head, outline, line, halo.count));
  const plane = multiply(head.seat, translation(0, 0, -halo.dropMm));
  const body = haloBody(stoneMm, halo.edge);
  const inPlane = (frame: CoordinateFrame): CoordinateFrame => multiply(plane, frame);
  const underMm = halo.dropMm + body.wallMm;
  const braces = head.basket ? haloBraces(head.basket, line, outline, underMm, quality) : [];
  const rim = rimOutline(line, (share) => rimOutMm({ ...body, edge: 'plain' }, share));
  const grainLine = rimOutline(line, () => stoneMm / 2 + body.rimMm / 2);
  const beads = [
    placed(
      solid(bead((BEAD_RATIO * stoneMm) / 2, BEAD_HEIGHT_RATIO * stoneMm, quality.beadSegments)),
      beadFrames(line, places, body).map(inPlane),
    ),
    ...(halo.edge === 'milgrain'
      ? [
          placed(
            solid(bead(GRAIN_MM / 2, GRAIN_MM / 2, quality.beadSegments)),
            grainsAlong(grainLine, GRAIN_HEIGHT_MM, GRAIN_MM).map(inPlane),
          ),
        ]
      : []),
  ];
  return {
    ...nothing,
    add: [
      placed(
        solid(haloMesh(body, line, places.stonesAt, surrounded, INNER[head.basket ? 'prongs' : 'wall'], quality)),
        [plane],
      ),
      ...braces.map((mesh) => placed(solid(mesh), [head.seat])),
    ],
    claws: beads,
    prongs: beads,
    cut: [
      placed(smallSeat(small, quality, body.wallMm + 0.5), stoneFrames(line, places).map(inPlane)),
      ...windows(stoneMm, body.wallMm, quality, windowFrames(line, places, body.wallMm).map(inPlane)),
    ],
    stones: stoneFrames(line, places).map((frame) => ({ stone: halo.holds, setting: 'pave', at: inPlane(frame) })),
    anchors: [
      {
        kind: 'head',
        seat: plane,
        gem: head.gem,
        outerOutline: rim,
        footDepthMm: body.wallMm,
      },
    ],
    checks: quality.name === 'drag' ? [] : checkHalo({ halo, head, places, prongs, line, stoneMm }, surroundings),
  };
};

function passing(gem: BuiltGem, { prongs, prongMm }: Basket, outline: readonly Point2[]): readonly ProngInHalo[] {
  const anglesDeg = prongs.map(({ angleDeg }) => angleDeg);
  return prongsInHalo(gem, anglesDeg, prongGirth(prongMm), outline);
}

/** Without prongs a tipped stone has a small stone before its tip, a round one a gap at 12 o'clock. */
function startOf(head: AnchorOf<'head'>, outline: readonly Point2[], line: StoneLine, count: number): number {
  const top = crossingAt(outline, [0, 0], [0, 1])?.at ?? 0;
  return cutLayouts[head.gem.shape].tipped ? top : top + line.lengthMm / count / 2;
}

function onLine(line: StoneLine, at: number, outMm: number, heightMm: number): CoordinateFrame {
  const { point, normal } = line.at(at);
  const origin: Vector3 = [point[0] + normal[0] * outMm, point[1] + normal[1] * outMm, heightMm];
  return frameAt(origin, [normal[0], normal[1], 0], [-normal[1], normal[0], 0], [0, 0, 1]);
}

function stoneFrames(line: StoneLine, { stonesAt }: HaloPlaces): readonly CoordinateFrame[] {
  return stonesAt.map((at) => onLine(line, at, 0, 0));
}

/**
 * Between two stones one bead outside and one inside; where a prong passes, only the outer one. Across a wide gap every
 * stone has beads of its own.
 */
function beadFrames(line: StoneLine, places: HaloPlaces, body: HaloBody): readonly CoordinateFrame[] {
  const { stonesAt, prongAfter, gapsMm } = places;
  const radius = (BEAD_RATIO * body.stoneMm) / 2;
  // Inside the rim even at its narrowest.
  const out = Math.min(BEAD_OUT_RATIO * body.stoneMm, rimOutMm(body, 1) - radius - BEAD_INSIDE_MM);
  return stonesAt.flatMap((at, i) => {
    const half = halfGap(stonesAt, i, 1, line.lengthMm);
    const touching = Math.sqrt(Math.max(0, (body.stoneMm / 2 + 0.7 * radius) ** 2 - out * out));
    const wide = (gapsMm[i] as number) > WIDE_GAP_MM && touching < half;
    const alongs = wide ? [at + touching, at + 2 * half - touching] : [at + half];
    const sides = prongAfter[i] ? [out] : [out, -out];
    return alongs.flatMap((along) => sides.map((side) => onLine(line, along, side, 0)));
  });
}

/** Windows look outwards: the cutter's axis is laid along the line's normal. */
function windowFrames(line: StoneLine, { stonesAt }: HaloPlaces, wallMm: number): readonly CoordinateFrame[] {
  return stonesAt.map((at) => {
    const { point, normal } = line.at(at);
    return frameAt(
      [point[0], point[1], -0.54 * wallMm],
      [0, 0, 1],
      [-normal[1], normal[0], 0],
      [normal[0], normal[1], 0],
    );
  });
}

function windows(
  stoneMm: number,
  wallMm: number,
  quality: Quality,
  frames: readonly CoordinateFrame[],
): readonly SolidRecipe[] {
  const radius = Math.min((WINDOW_RATIO * stoneMm) / 2, (wallMm - WINDOW_RAILS_MM) / 2);
  if (radius < LEAST_WINDOW_MM) return [];
  return [placed(solid(cylinder(radius, 0.1 * stoneMm, stoneMm, Math.max(8, quality.wireSegments))), frames)];
}

/** The halo's outside as a smooth line. */
function rimOutline(line: StoneLine, out: (share: number) => number): readonly Point2[] {
  const count = 160;
  return Array.from({ length: count }, (_, i): Point2 => {
    const { point, normal } = line.at((line.lengthMm * i) / count);
    return [point[0] + normal[0] * out(0), point[1] + normal[1] * out(0)];
  });
}
