import { makingRules } from '#spec/tables/making-rules.ts';
import { hiddenCollar } from '#layout/halo/hidden-collar.ts';
import { hiddenHaloOutline, hiddenHaloPlaces, prongsAlong } from '#layout/halo/hidden-halo.ts';
import { type StoneLine, stoneLine } from '#layout/halo/stone-line.ts';
import type { Basket, BasketProng } from '../../../contract/anchor.ts';
import type { CoordinateFrame, Vector3 } from '../../../contract/frame.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { TriangleMesh } from '../../../contract/solid.ts';
import { placed, solid } from '../../../mesh/build/build-solid.ts';
import { bead } from '../../../mesh/build/round-solids.ts';
import { frameAt, multiply, translation } from '../../../mesh/math/frames.ts';
import { mix } from '../../../mesh/math/vectors.ts';
import { checkHiddenHalo, needsProngs } from '../checks/hidden-halo-checks.ts';
import { limbMesh } from '../head/limb.ts';
import { nothing } from '../../part-pieces.ts';
import { smallSeat } from '../rows/small-seat.ts';
import { halfGap } from './band-along.ts';
import { collarMesh, type PlacedCollar, placeCollar } from './hidden-collar.ts';

/** Beads over the diameter of the stones, how high they stand, and how far over and under the line of the stones. */
const BEAD = { ratio: makingRules.pave.beadRatio.limit, heightRatio: 0.15, awayRatio: 0.37 } as const;

/** Beads keep this much rim outside themselves. */
const BEAD_INSIDE_MM = 0.06;

/** A strut from a prong to the collar, over the prong's diameter. */
const STRUT_RATIO = 0.36;

/**
 * A hidden halo: a collar that goes around the prongs of a basket under the girdle, with small stones that look
 * outwards. Stones share beads; between two stretches a prong passes, which the collar grows into.
 */
export const buildHiddenHalo: PartBuilder<'hidden-halo'> = (halo, surroundings) => {
  const { quality } = surroundings;
  const head = surroundings.anchor(halo.around, 'head');
  if (!head) return nothing;
  const { basket, gem } = head;
  if (!basket) return { ...nothing, checks: needsProngs(halo, surroundings) };
  const small = surroundings.gem(halo.holds);
  const stoneMm = Math.max(small.widthMm, small.lengthMm);
  const measures = hiddenCollar({ stoneMm, crownMm: small.crownHeightMm });
  const outline = hiddenHaloOutline(gem.outline, measures);
  const line = stoneLine(outline);
  const standing = basket.prongs.map(({ point }) => point);
  const prongs = prongsAlong(outline, standing, basket.prongMm);
  const places = hiddenHaloPlaces(line, halo.count, stoneMm, prongs);
  const collar = placeCollar(measures, halo.dropMm, line, gem);
  const plane = multiply(head.seat, translation(0, 0, -collar.depthMm));
  const stones = places.stonesAt.map((at) => multiply(plane, facingOut(line, at, 0, 0)));
  const radius = (BEAD.ratio * stoneMm) / 2;
  const beads = [
    placed(
      solid(bead(radius, BEAD.heightRatio * stoneMm, quality.beadSegments)),
      beadFrames(line, places.stonesAt, collar).map((frame) => multiply(plane, frame)),
    ),
  ];
  return {
    ...nothing,
    add: [
      placed(solid(collarMesh(collar, line, places.stonesAt, quality)), [plane]),
      ...basket.prongs.map((prong, i) =>
        placed(solid(strut(prong, basket, line, prongs.at[i] as number, collar, quality)), [head.seat]),
      ),
    ],
    claws: beads,
    prongs: beads,
    cut: [placed(smallSeat(small, quality, collar.thickMm + 0.3), stones)],
    stones: stones.map((at) => ({ stone: halo.holds, setting: 'pave', at })),
    checks:
      quality.name === 'drag' ? [] : checkHiddenHalo({ halo, basket, places, line, prongs, collar }, surroundings),
  };
};

/** A place on the collar whose z looks outwards: the table of a stone, the top of a bead. */
function facingOut(line: StoneLine, at: number, outMm: number, heightMm: number): CoordinateFrame {
  const { point, normal } = line.at(at);
  const origin: Vector3 = [point[0] + normal[0] * outMm, point[1] + normal[1] * outMm, heightMm];
  return frameAt(origin, [-normal[1], normal[0], 0], [0, 0, 1], [normal[0], normal[1], 0]);
}

/** One bead over and one under the gap between two stones; beside a prong every stone has its own. */
function beadFrames(
  line: StoneLine,
  stonesAt: readonly number[],
  { stoneMm, halfMm }: PlacedCollar,
): readonly CoordinateFrame[] {
  const radius = (BEAD.ratio * stoneMm) / 2;
  const away = Math.min(BEAD.awayRatio * stoneMm, halfMm - radius - BEAD_INSIDE_MM);
  const touching = Math.sqrt(Math.max(0, (stoneMm / 2 + 0.7 * radius) ** 2 - away * away));
  const shared = new Set<string>();
  return stonesAt.flatMap((at, i) =>
    ([-1, 1] as const).flatMap((side) => {
      const half = halfGap(stonesAt, i, side, line.lengthMm);
      const along = at + side * Math.min(half, touching);
      // The neighbour's bead in the same gap is this one.
      const key =
        half <= touching ? `gap ${side > 0 ? i : (i + stonesAt.length - 1) % stonesAt.length}` : `${i} ${side}`;
      if (shared.has(key)) return [];
      shared.add(key);
      return [away, -away].map((height) => facingOut(line, along, 0, height));
    }),
  );
}

/** From the axis of a prong into the middle of the collar, so that a prong which stands outside it is joined, too. */
function strut(
  prong: BasketProng,
  basket: Basket,
  line: StoneLine,
  at: number,
  { depthMm, thickMm }: PlacedCollar,
  quality: Quality,
): TriangleMesh {
  const girdle: Vector3 = [prong.point[0], prong.point[1], 0];
  const axis = mix(girdle, prong.knee, Math.min(1, depthMm / -prong.knee[2]));
  const { point, normal } = line.at(at);
  const radius = STRUT_RATIO * basket.prongMm;
  const from: Vector3 = [axis[0] + 0.02 * normal[0], axis[1] + 0.02 * normal[1], -depthMm];
  const inwards: Vector3 = [point[0] - 0.6 * thickMm * normal[0], point[1] - 0.6 * thickMm * normal[1], -depthMm];
  const sections = [from, mix(from, inwards, 0.5), inwards].map((centre) => ({
    centre,
    thickMm: radius,
    wideMm: radius,
  }));
  return limbMesh(sections, [-normal[1], normal[0], 0], quality.wireSegments);
}
