import { clamp } from '#shared/units.ts';
import type { PartOf } from '#spec/part-registry.ts';
import type { ProngStation } from '#layout/prongs/prong-station.ts';
import type { Vector3 } from '../../../contract/frame.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { TriangleMesh } from '../../../contract/solid.ts';
import { add } from '../../../mesh/math/vectors.ts';
import { clawSections } from './claw.ts';
import type { Foot, Stand } from './head-stand.ts';
import { footCurve, type LimbSection, limbMesh } from './limb.ts';
import { leanSlope, type ProngForm } from './prong-form.ts';

/** The part of a prong below the girdle: its sections foot first, the last one at the girdle. */
export interface ProngLeg {
  readonly knee: Vector3;
  readonly girdle: Vector3;
  readonly sections: readonly LimbSection[];
}

/** How much wider a foot is than its prong: towards the fillet that the caster wants. */
const FOOT_FLARE = 1.15;

/** A foot stands a little inside its knee where its host is wide enough. */
const INWARDS_RATIO = 0.92;

/** The knee bends over this length of both sides where there is room, so that it is a sweep, not a corner. */
const BEND_MM = 1.5;

/** A foot lies at least this far below its knee. */
const LEAST_FALL_MM = 0.4;

/** A stump ends this far above the girdle, inside the shoe that sits on it. */
const STUMP_MM = 0.12;

/** A prong from its foot inside the metal to its tip on the crown. */
export function prongMesh(
  station: ProngStation,
  form: ProngForm,
  stand: Stand,
  tip: PartOf<'prong-head'>['tip'],
  quality: Quality,
): TriangleMesh {
  const leg = prongLeg(station, form, stand, quality);
  const claw = clawSections(station, form, tip === 'round' ? 'round' : 'claw', quality);
  const end = claw.at(-1) as LimbSection;
  return limbMesh([...leg.sections, ...claw], alongGirdle(station), quality.wireSegments, end.centre);
}

/** The same prong cut off a little above the girdle, for a shoe to sit on. */
export function prongStump(station: ProngStation, form: ProngForm, stand: Stand, quality: Quality): TriangleMesh {
  const { sections, girdle } = prongLeg(station, form, stand, quality);
  const top: LimbSection = { ...(sections.at(-1) as LimbSection), centre: add(girdle, [0, 0, STUMP_MM]) };
  return limbMesh([...sections, top], alongGirdle(station), quality.wireSegments);
}

function alongGirdle({ normal }: ProngStation): Vector3 {
  return [-normal[1], normal[0], 0];
}

/** Thickness of the thinnest foot of a head, where its band leaves no room for more. */
export function narrowestFootMm(stations: readonly ProngStation[], form: ProngForm, stand: Stand): number {
  return 2 * Math.min(...stations.map(({ point: [x, y] }) => footOf([x, y, -form.kneeMm], form, stand).radiusMm));
}

function footOf([x, y]: Vector3, { diameterMm }: ProngForm, stand: Stand): Foot {
  return stand.footBelow(INWARDS_RATIO * x, INWARDS_RATIO * y, (FOOT_FLARE * diameterMm) / 2);
}

/** From the foot over the knee to the girdle. */
export function prongLeg(station: ProngStation, form: ProngForm, stand: Stand, quality: Quality): ProngLeg {
  const [px, py] = station.point;
  const [nx, ny] = station.normal;
  const slope = leanSlope(form, Math.sqrt(px * px + py * py)) / Math.sqrt(px * px + py * py);
  // The outer edge is a straight line; the axis lies half a thickness inside it.
  const axisAt = (depth: number): Vector3 => {
    const out = form.outsideMm - halfThick(form, depth);
    return [px * (1 - slope * depth) + nx * out, py * (1 - slope * depth) + ny * out, -depth];
  };
  const foot = footOf(axisAt(form.kneeMm), form, stand);
  const depthMm = clamp(-foot.point[2] - LEAST_FALL_MM, Math.min(0.3, form.kneeMm), form.kneeMm);
  const knee = axisAt(depthMm);
  const end: Vector3 = [foot.point[0], foot.point[1], Math.min(foot.point[2], -depthMm - LEAST_FALL_MM)];
  const upwards = axisAt(Math.min(0.5 * depthMm, 0.4 * form.diameterMm));
  const bend = footCurve(end, knee, upwards, BEND_MM, Math.max(4, Math.ceil(quality.pathSegments / 2)));
  const round = form.diameterMm / 2;
  const sections = bend.points.map((centre, i): LimbSection => {
    const radius = foot.radiusMm + (round - foot.radiusMm) * Math.min(1, (1.6 * i) / bend.points.length) ** 0.8;
    return { centre, thickMm: Math.min(radius, halfThick(form, -centre[2]), 0.9 * bend.radiusMm), wideMm: radius };
  });
  const startMm = -bend.start[2];
  for (const share of STRAIGHT) {
    const depth = startMm * share;
    const wideMm = round + (form.wideMm / 2 - round) * (1 - share);
    // This section is level, as the seat is cut and as the claw above begins.
    sections.push({ centre: axisAt(depth), thickMm: halfThick(form, depth), wideMm, across: [nx, ny, 0] });
  }
  return { knee, girdle: axisAt(0), sections };
}

/** Sections between the bend and the girdle, as shares of the way down. */
const STRAIGHT = [0.55, 0.27, 0];

/** Half the thickness of a prong: round below, flatter towards the girdle. */
function halfThick({ thickMm, diameterMm }: ProngForm, depth: number): number {
  const share = clamp(depth / (1.2 * diameterMm), 0, 1);
  return (thickMm + (diameterMm - thickMm) * share * share * (3 - 2 * share)) / 2;
}
