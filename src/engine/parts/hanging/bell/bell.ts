import { bellCrown, type BellSteps, bellSection, hangRadiusMm } from '#layout/bell/bell-form.ts';
import { fluteFactor } from '#layout/bell/flutes.ts';
import { type GrainRow, grainRows } from '#layout/bell/grain-rows.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { CoordinateFrame } from '../../../contract/frame.ts';
import type { Finding } from '../../../contract/finding.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { TriangleMesh } from '../../../contract/solid.ts';
import { placed, placedApart, solid } from '../../../mesh/build/build-solid.ts';
import { loft } from '../../../mesh/build/loft.ts';
import { sphere, turned } from '../../../mesh/build/round-solids.ts';
import { frameAt, translation } from '../../../mesh/math/frames.ts';
import { byRule, setField, toHundredths } from '../../by-rule.ts';
import { nothing } from '../../part-pieces.ts';

type Bell = PartOf<'bell'>;

/** A bell is smaller than a band: fewer segments around it look as smooth, and every union is quicker. */
const SEGMENT_SHARE = 0.8;
const MOST_SEGMENTS = 160;
const WALL_SHARE = 0.65;

/** More segments than this are not seen on a grain. */
const MOST_GRAIN_SEGMENTS = 12;

/** What is turned about z stands upright. */
const UPRIGHT: CoordinateFrame = frameAt([0, 0, 0], [0, 0, 1], [1, 0, 0], [0, 1, 0]);

/** The hollow bell of a jhumka: its rim at y = 0, its axis upright, a knob on top to hang from. */
export const buildBell: PartBuilder<'bell'> = (bell, surroundings) => {
  const { quality } = surroundings;
  const crown = bellCrown(bell);
  const tip = crown.line.at(-1) ?? [0, crown.topMm];
  const knob = turned(crown.line.slice(0, -1), 2 * quality.wireSegments, { endTip: [0, 0, tip[1]] });
  const grain = solid(sphere(bell.grainMm / 2, Math.min(MOST_GRAIN_SEGMENTS, quality.beadSegments)));
  const grains = grainRows(bell).map((row) => placedApart(grain, grainFrames(bell, row)));
  return {
    ...nothing,
    add: [solid(bellMesh(bell, quality)), placed(solid(knob), [UPRIGHT]), ...grains],
    anchors: [
      {
        kind: 'bell',
        crownMm: crown.topMm,
        innerCrownMm: bell.heightMm - bell.wallMm,
        widthMm: bell.diameterMm,
        hangRadiusMm: (angleRad) => hangRadiusMm(bell, angleRad),
      },
    ],
    checks: wallFinding(surroundings.id, bell),
    bodies: 1,
  };
};

/** The wall with its rolled rim as one closed surface, its flutes drawn in. */
function bellMesh(bell: Bell, quality: Quality): TriangleMesh {
  const section = bellSection(bell, stepsOf(quality));
  const segments = segmentsOf(bell, quality);
  const [top, bottom] = [section[0]?.[1] ?? 0, section.at(-1)?.[1] ?? 0];
  const rings = section.slice(1, -1);
  const points = new Float64Array(3 * segments * rings.length);
  rings.forEach(([radiusMm, heightMm], ring) => {
    for (let j = 0; j < segments; j += 1) {
      const angle = (2 * Math.PI * j) / segments;
      const radius = radiusMm * fluteFactor(bell, angle);
      points.set([radius * Math.sin(angle), heightMm, radius * Math.cos(angle)], 3 * (ring * segments + j));
    }
  });
  return loft(points, segments, { loop: false, startTip: [0, top, 0], endTip: [0, bottom, 0] });
}

function stepsOf(quality: Quality): BellSteps {
  return {
    wall: Math.round(WALL_SHARE * quality.profileSegments),
    roll: Math.max(6, Math.round(quality.wireSegments / 2)),
  };
}

/** On a fluted bell as many to every lobe, so that each groove is a line of the mesh. */
function segmentsOf({ flutes }: Bell, { bandSegments }: Quality): number {
  const segments = Math.min(MOST_SEGMENTS, Math.round(SEGMENT_SHARE * bandSegments));
  return flutes === 0 ? segments : flutes * 2 * Math.max(3, Math.round(segments / (2 * flutes)));
}

function grainFrames(bell: Bell, { radiusMm, heightMm, count }: GrainRow): readonly CoordinateFrame[] {
  return Array.from({ length: count }, (_, index) => {
    // Half a step on, so that no grain lies in a groove.
    const angle = (2 * Math.PI * (index + 0.5)) / count;
    const radius = radiusMm * fluteFactor(bell, angle);
    return translation(radius * Math.sin(angle), heightMm, radius * Math.cos(angle));
  });
}

function wallFinding(id: string, { wallMm }: Bell): readonly Finding[] {
  const { wallMinMm } = makingRules.bell;
  if (wallMm >= wallMinMm.limit) return [];
  return [
    byRule(wallMinMm, {
      rule: 'bell.wall',
      severity: 'error',
      part: id,
      parameter: 'wallMm',
      value: wallMm,
      unit: 'mm',
      message: `A bell with a wall of ${toHundredths(wallMm)} mm does not fill when it is cast.`,
      remedy: `Make the wall at least ${wallMinMm.limit} mm, or spin the bell from sheet.`,
      patch: setField(id, 'wallMm', wallMinMm.limit),
    }),
  ];
}
