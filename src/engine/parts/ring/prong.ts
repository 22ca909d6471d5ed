import type { PartOf } from '#spec/part-registry.ts';
import type { Vector3 } from '../../contract/frame.ts';
import type { Quality } from '../../contract/quality.ts';
import type { TriangleMesh } from '../../contract/solid.ts';
import { add, mix, subtract, unit } from '../../mesh/vectors.ts';
import { clawSections } from './claw.ts';
import type { Foot, Stand } from './head-stand.ts';
import { footCurve, type LimbSection, limbMesh } from './limb.ts';
import { leanInMm, type ProngForm } from './prong-form.ts';
import type { ProngStation } from './prong-stations.ts';

/** The part of a prong below the girdle: its sections foot first, the last one at the girdle. */
export interface ProngLeg {
  readonly knee: Vector3;
  readonly girdle: Vector3;
  readonly sections: readonly LimbSection[];
}

/** How much wider a foot is than its prong: towards the fillet that the caster wants. */
const FOOT_FLARE = 1.15;

/** A foot would come down a little inside its knee, if its host were wide enough. */
const INWARDS_RATIO = 0.92;

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
  const { diameterMm, thickMm, wideMm, kneeMm } = form;
  const [px, py] = station.point;
  const [nx, ny] = station.normal;
  const reach = Math.sqrt(px * px + py * py);
  const outAtGirdle = form.outsideMm - thickMm / 2;
  const girdle: Vector3 = [px + nx * outAtGirdle, py + ny * outAtGirdle, 0];
  const lean = leanInMm(form, reach) / reach;
  const outAtKnee = form.outsideMm - diameterMm / 2;
  const knee: Vector3 = [px * (1 - lean) + nx * outAtKnee, py * (1 - lean) + ny * outAtKnee, -kneeMm];
  const foot = footOf(knee, form, stand);
  const end: Vector3 = [foot.point[0], foot.point[1], Math.min(foot.point[2], -kneeMm - 0.25)];
  const bend = footCurve(end, knee, unit(subtract(knee, girdle)), Math.max(3, Math.ceil(quality.pathSegments / 2.5)));
  const round = diameterMm / 2;
  const sections = bend.map((centre, i): LimbSection => {
    const radius = foot.radiusMm + (round - foot.radiusMm) * Math.min(1, (1.6 * i) / bend.length) ** 0.8;
    return { centre, thickMm: radius, wideMm: radius };
  });
  sections.push({ centre: knee, thickMm: round, wideMm: round });
  sections.push({
    centre: mix(knee, girdle, 0.55),
    thickMm: (round + thickMm / 2) / 2,
    wideMm: (round + wideMm / 2) / 2,
  });
  sections.push({ centre: girdle, thickMm: thickMm / 2, wideMm: wideMm / 2 });
  return { knee, girdle, sections };
}
