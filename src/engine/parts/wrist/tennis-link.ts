import { DEGREE } from '#shared/units.ts';
import { cutLayouts } from '#layout/cuts/registry.ts';
import type { PartOf } from '#spec/part-registry.ts';
import {
  cupBaseShare,
  FOOT_SHARE,
  HINGE_CLEARANCE_MM,
  hingeFor,
  leastPitchMm,
  LINK_WALL_MM,
  openHoleMm,
  RIM_SHARE,
} from '#layout/line/hinged-link.ts';
import { radiusAt, resample } from '#layout/outline/outlines.ts';
import type { BuiltGem } from '../../contract/gem.ts';
import type { Quality } from '../../contract/quality.ts';
import type { SolidRecipe } from '../../contract/solid.ts';
import { gemSolidMesh, STONE_CLEARANCE } from '../../gems/gem-solid.ts';
import { difference, placed, solid, union } from '../../mesh/build/build-solid.ts';
import { frameAt, rotationAbout, translation } from '../../mesh/math/frames.ts';
import { loft } from '../../mesh/build/loft.ts';
import { wireSection, smoothPath } from '../../mesh/build/paths.ts';
import { cylinder } from '../../mesh/build/round-solids.ts';
import { sweep } from '../../mesh/build/sweep.ts';

/** Measures of one hinged setting, in mm; the hinge pins lie at z = 0 of the link. */
export interface LinkForm {
  readonly pitchMm: number;
  readonly girdleHeightMm: number;
  readonly holeRadiusMm: number;
  readonly prongMm: number;
  /** From the axis of the stone to its girdle where the prongs stand: the corners of a princess. */
  readonly prongReachMm: number;
  readonly pinRadiusMm: number;
  readonly eyeInnerMm: number;
  readonly eyeWallMm: number;
  readonly lugRadiusMm: number;
  readonly tongueMm: number;
  /** Half the width of the slot that a neighbour's eye turns in. */
  readonly slotHalfMm: number;
  readonly lugMm: number;
  /** Whether its pin stands upright, so that the line bends sideways, instead of lying across it. */
  readonly upright: boolean;
}

/** Corners of links that bend sideways come nearer to each other on the inside of the bow. */
const CORNER_ROOM_MM = 0.25;

/** Prongs stand in an X. */
const PRONG_ANGLE_DEG = 45;

/** How far the axis of a prong stands outside the girdle, in prong radii. */
const PRONG_OUTSIDE = 0.4;

/** Metal below the culet, so that stones never touch the skin. */
const CULET_CLEARANCE_MM = 0.3;

/** Proportions of a link from its stone: pins and eyes grow a little with it. */
export function linkForm(line: PartOf<'tennis-line'>, gem: BuiltGem): LinkForm {
  const stoneMm = Math.max(gem.lengthMm, gem.widthMm);
  const prongReachMm = radiusAt(gem.outline, PRONG_ANGLE_DEG * DEGREE);
  const { pinRadiusMm, lugRadiusMm, tongueMm, slotHalfMm } = hingeFor(stoneMm);
  const eyeWallMm = Math.max(0.4, stoneMm * 0.17);
  const upright = line.worn === 'neck';
  const besideMm = upright && cutLayouts[gem.shape].sharpCorners ? CORNER_ROOM_MM : 0;
  const pitchMm = Math.max(
    stoneMm + line.gapMm,
    prongSpanMm(prongReachMm, line.prongMm) + HINGE_CLEARANCE_MM + besideMm,
    upright ? 0 : leastPitchMm(gem.shape, stoneMm),
  );
  const eyeInnerMm = 2 * (pinRadiusMm + HINGE_CLEARANCE_MM);
  const turningMm = eyeInnerMm / 2 + eyeWallMm + HINGE_CLEARANCE_MM;
  return {
    pitchMm,
    girdleHeightMm: gem.pavilionDepthMm + (upright ? CULET_CLEARANCE_MM : culetMm(gem, pitchMm / 2, turningMm)),
    holeRadiusMm: upright
      ? Math.min(0.22 * stoneMm, walledHoleMm(stoneMm, pitchMm / 2 - lugRadiusMm - HINGE_CLEARANCE_MM))
      : holeBesideSlotMm(stoneMm, pitchMm / 2 - turningMm),
    prongMm: line.prongMm,
    prongReachMm,
    pinRadiusMm,
    eyeInnerMm,
    eyeWallMm,
    lugRadiusMm,
    tongueMm,
    slotHalfMm,
    lugMm: upright ? Math.max(0.4, stoneMm * 0.13) : Math.max(0.5, stoneMm * 0.16),
    upright,
  };
}

/**
 * How high the culet stands over the hinge pins: below a small stone the slot of the neighbour's eye, which cannot be as
 * small, would cut into the seat.
 * @param hingeMm from the axis of the stone to the pin
 * @param slotMm radius of the slot around it
 */
function culetMm(gem: BuiltGem, hingeMm: number, slotMm: number): number {
  const [reach, depth] = [radiusAt(gem.outline, 0), gem.pavilionDepthMm];
  // From the pin to the side of the pavilion, square to it.
  const needed = ((slotMm + LINK_WALL_MM) * Math.hypot(reach, depth) - hingeMm * depth) / reach;
  return Math.max(CULET_CLEARANCE_MM, needed);
}

/** The least light that comes in from below a stone, over its size. */
const LEAST_HOLE = 0.12;

/** A hole that leaves a wall to what is hollowed out so far from the axis of the stone. */
function walledHoleMm(stoneMm: number, hollowMm: number): number {
  return Math.max(LEAST_HOLE * stoneMm, hollowMm - LINK_WALL_MM);
}

/** A hole that opens well into the slot beside it, or leaves a wall: a thin one between the two would not cast. */
function holeBesideSlotMm(stoneMm: number, slotMm: number): number {
  const usual = openHoleMm(stoneMm);
  return usual - slotMm > OPENING_MM / 2 ? usual : Math.min(usual, walledHoleMm(stoneMm, slotMm));
}

/** Width along the line that four prongs take, over all. */
function prongSpanMm(reachMm: number, prongMm: number): number {
  const radius = prongMm / 2;
  return 2 * ((reachMm + radius * PRONG_OUTSIDE) * Math.cos(PRONG_ANGLE_DEG * DEGREE) + radius);
}

/** One setting: a cup with an eye on its left, a fork with its pin on its right, prongs, and the stone taken out. */
export function tennisLink(form: LinkForm, gem: BuiltGem, quality: Quality): SolidRecipe {
  const slot = placed(solid(cylinder(slotRadiusMm(form), -form.slotHalfMm, form.slotHalfMm, quality.seatSegments)), [
    pinAt(form, form.pitchMm / 2),
  ]);
  const room = form.upright ? [slot, notch(form, quality)] : [slot];
  const body = union(difference(cup(form, gem, quality), ...room), eye(form, quality), ...fork(form, quality));
  const stone = placed(solid(gemSolidMesh(gem, STONE_CLEARANCE)), [translation(0, 0, form.girdleHeightMm)]);
  return difference(union(body, linkProngs(form, gem, quality)), stone);
}

function slotRadiusMm(form: LinkForm): number {
  const turningMm = form.eyeInnerMm / 2 + form.eyeWallMm + HINGE_CLEARANCE_MM;
  return form.upright ? Math.max(turningMm, form.pitchMm / 2 - form.holeRadiusMm + OPENING_MM) : turningMm;
}

/** A slot reaches this far into the hole under the stone. */
const OPENING_MM = 0.15;

/** A frame at a hinge, shifted along its pin, whose z axis is the pin's: across the line, or upright. */
function pinAt({ upright }: LinkForm, xMm: number, alongMm = 0) {
  return upright ? translation(xMm, 0, alongMm) : frameAt([xMm, alongMm, 0], [1, 0, 0], [0, 0, -1], [0, 1, 0]);
}

/** What the lugs of a neighbour turn in, above and below the eye. */
function notch(form: LinkForm, quality: Quality): SolidRecipe {
  const reach = form.slotHalfMm + form.lugMm + HINGE_CLEARANCE_MM;
  return placed(solid(cylinder(form.lugRadiusMm + HINGE_CLEARANCE_MM, -reach, reach, quality.seatSegments)), [
    pinAt(form, -form.pitchMm / 2),
  ]);
}

/** The cup follows the girdle, narrower towards its foot, and is open below the stone. */
function cup(form: LinkForm, gem: BuiltGem, quality: Quality): SolidRecipe {
  // Below a slot that lies flat the cup keeps a floor as thick as a lug.
  const foot = form.upright ? -form.slotHalfMm - form.lugMm : -form.pinRadiusMm - 0.25;
  const rim = form.girdleHeightMm - 0.1;
  const outline = resample(gem.outline, quality.seatSegments);
  const roomMm = Math.min(...outline.map(([x, y]) => Math.hypot(x, y)));
  const base = cupBaseShare(form.holeRadiusMm, roomMm);
  const levels = [
    [base * FOOT_SHARE, foot],
    [base, foot + 0.12],
    [RIM_SHARE, rim - 0.12],
    [RIM_SHARE * 0.97, rim],
  ] as const;
  const points = Float64Array.from(
    levels.flatMap(([share, z]) => outline.flatMap(([x, y]) => [x * share, y * share, z])),
  );
  const hole = cylinder(form.holeRadiusMm, foot - 1, rim + 1, quality.seatSegments);
  return difference(solid(loft(points, outline.length, { loop: false })), solid(hole));
}

/** The eye that the neighbour's pin goes through, with its neck into the cup. */
function eye(form: LinkForm, quality: Quality): SolidRecipe {
  const outer = form.eyeInnerMm / 2 + form.eyeWallMm;
  const half = form.tongueMm / 2;
  const ring = solid(cylinder(outer, -half, half, quality.seatSegments));
  const hole = solid(cylinder(form.eyeInnerMm / 2, -half - 1, half + 1, quality.seatSegments));
  const neckLength = form.pitchMm / 2 - form.holeRadiusMm * 1.05;
  const neck = bar(
    form,
    -form.pitchMm / 2,
    -form.pitchMm / 2 + neckLength,
    0,
    form.eyeWallMm * 1.3,
    form.tongueMm * 0.98,
  );
  return difference(
    union(placed(ring, [pinAt(form, -form.pitchMm / 2)]), neck),
    placed(hole, [pinAt(form, -form.pitchMm / 2)]),
  );
}

/** Two lugs that reach to the hinge, and the pin between them. */
function fork(form: LinkForm, quality: Quality): readonly SolidRecipe[] {
  const middle = form.slotHalfMm + form.lugMm / 2;
  const outer = form.lugRadiusMm;
  const lugs = [-1, 1].flatMap((side) => [
    bar(form, form.holeRadiusMm, form.pitchMm / 2, side * middle, outer * 1.7, form.lugMm),
    placed(solid(cylinder(outer, -form.lugMm / 2, form.lugMm / 2, quality.wireSegments)), [
      pinAt(form, form.pitchMm / 2, side * middle),
    ]),
  ]);
  const reach = middle + form.lugMm / 2 - 0.05;
  const pin = placed(solid(cylinder(form.pinRadiusMm, -reach, reach, quality.wireSegments)), [
    pinAt(form, form.pitchMm / 2),
  ]);
  return [...lugs, pin];
}

/**
 * A rounded bar along the line.
 * @param shiftMm along the pin
 * @param thickMm square to the pin
 * @param longMm along the pin
 */
function bar(
  { upright }: LinkForm,
  fromX: number,
  toX: number,
  shiftMm: number,
  thickMm: number,
  longMm: number,
): SolidRecipe {
  const half = (upright ? thickMm : longMm) / 2;
  const tall = (upright ? longMm : thickMm) / 2;
  const edge = Math.min(half, tall) * 0.35;
  const section = new Float64Array(
    [
      [half - edge, -tall],
      [half, -tall + edge],
      [half, tall - edge],
      [half - edge, tall],
      [-half + edge, tall],
      [-half, tall - edge],
      [-half, -tall + edge],
      [-half + edge, -tall],
    ].flatMap(([across, up]) => [up as number, across as number]),
  );
  const path = upright
    ? new Float64Array([fromX, 0, shiftMm, toX, 0, shiftMm])
    : new Float64Array([fromX, shiftMm, 0, toX, shiftMm, 0]);
  return solid(sweep(path, { closed: false, up: [0, 0, 1], section: () => section }));
}

/** Four prongs in an X, their tips drawn over the crown. */
export function linkProngs(form: LinkForm, gem: BuiltGem, quality: Quality): SolidRecipe {
  const radius = form.prongMm / 2;
  const girdle = form.prongReachMm;
  const z = form.girdleHeightMm;
  const path = smoothPath(
    [
      // Above the hinge: lower down the neighbour's eye turns between the prongs.
      [girdle + radius * 0.08, 0, z * 0.74],
      [girdle + radius * PRONG_OUTSIDE, 0, z + gem.crownHeightMm * 0.15],
      [girdle + radius * 0.1, 0, z + gem.crownHeightMm * 0.8],
    ],
    Math.max(2, Math.round(quality.pathSegments / 6)),
  );
  const prong = solid(
    sweep(path, {
      closed: false,
      up: [0, 1, 0],
      section: (_, along) => wireSection(radius * (1 - 0.5 * Math.max(0, along - 0.35)), quality.beadSegments),
      ends: 'dome',
    }),
  );
  return placed(
    prong,
    [0, 1, 2, 3].map((quarter) => rotationAbout([0, 0, 1], PRONG_ANGLE_DEG + 90 * quarter)),
  );
}
