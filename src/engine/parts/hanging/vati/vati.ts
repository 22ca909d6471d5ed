import {
  vatiGrains,
  vatiPlaces,
  vatiRingMm,
  vatiRingWireMm,
  type VatiSteps,
  vatiSection,
} from '#layout/vati/vati-form.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { Finding } from '../../../contract/finding.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { SolidRecipe, TriangleMesh } from '../../../contract/solid.ts';
import { placed, placedApart, solid, union } from '../../../mesh/build/build-solid.ts';
import { sphere, turned } from '../../../mesh/build/round-solids.ts';
import { translation } from '../../../mesh/math/frames.ts';
import { byRule, setField, toHundredths } from '../../by-rule.ts';
import { nothing } from '../../part-pieces.ts';
import { ringOfWire } from '../joint/ring-of-wire.ts';

type Vati = PartOf<'vati'>;

/** A cup is smaller than a band: fewer segments around it look as smooth. */
const SEGMENT_SHARE = 0.6;

/** More segments than this are not seen on a grain. */
const MOST_GRAIN_SEGMENTS = 12;

/** The cups of a mangalsutra, their domes to the front, each with its own ring on top; they touch nowhere. */
export const buildVati: PartBuilder<'vati'> = (vati, surroundings) => {
  const { quality } = surroundings;
  const ringMm = vatiRingMm(vati);
  const wireMm = vatiRingWireMm(vati);
  const cups = vatiPlaces(vati).map((x) => translation(x, 0, 0));
  const cup = union(
    solid(cupMesh(vati, quality)),
    ...grains(vati, quality),
    ringOfWire([0, ringMm, 0], vati.ringMm, wireMm, 'edge-on', quality),
  );
  return {
    ...nothing,
    add: [placedApart(cup, cups)],
    anchors: [{ kind: 'loop', centre: [0, ringMm, 0], normal: [1, 0, 0], innerMm: vati.ringMm, wireMm }],
    checks: vatiFindings(surroundings.id, vati),
    bodies: cups.length,
  };
};

function cupMesh(vati: Vati, quality: Quality): TriangleMesh {
  const section = vatiSection(vati, stepsOf(quality));
  const [first, last] = [section[0]?.[1] ?? 0, section.at(-1)?.[1] ?? 0];
  const segments = Math.round(SEGMENT_SHARE * quality.bandSegments);
  return turned(section.slice(1, -1), segments, { startTip: [0, 0, first], endTip: [0, 0, last] });
}

function stepsOf({ profileSegments, wireSegments }: Quality): VatiSteps {
  return { wall: profileSegments, rim: wireSegments };
}

function grains(vati: Vati, { beadSegments }: Quality): readonly SolidRecipe[] {
  return vatiGrains(vati).map(({ at: [x, y], z, widthMm }) => {
    const ball = sphere(widthMm / 2, Math.min(MOST_GRAIN_SEGMENTS, beadSegments) + (x === 0 && y === 0 ? 6 : 0));
    return placed(solid(ball), [translation(x, y, z)]);
  });
}

function vatiFindings(id: string, { wallMm, depthMm, diameterMm }: Vati): readonly Finding[] {
  const { wallMinMm } = makingRules.vati;
  const findings: Finding[] = [];
  if (wallMm < wallMinMm.limit) {
    findings.push(
      byRule(wallMinMm, {
        rule: 'vati.wall',
        severity: 'error',
        part: id,
        parameter: 'wallMm',
        value: wallMm,
        unit: 'mm',
        message: `A cup with a wall of ${toHundredths(wallMm)} mm does not fill when it is cast.`,
        remedy: `Make the wall at least ${wallMinMm.limit} mm, or have the cups stamped from sheet.`,
        patch: setField(id, 'wallMm', wallMinMm.limit),
      }),
    );
  }
  const deepest = toHundredths(DEEPEST * diameterMm);
  if (depthMm > deepest + 1e-6) {
    findings.push({
      rule: 'vati.depth',
      severity: 'error',
      part: id,
      parameter: 'depthMm',
      value: depthMm,
      limit: deepest,
      unit: 'mm',
      message: `A cup ${toHundredths(diameterMm)} mm wide and ${toHundredths(depthMm)} mm deep closes in over its own rim.`,
      remedy: `Make it ${deepest} mm deep at most: half a ball.`,
      patch: setField(id, 'depthMm', Math.floor(10 * deepest) / 10),
      source: 'geometry of a ball: half of one is as deep as half its width',
    });
  }
  return findings;
}

/** Over its width; a deeper one is more than half a ball. */
const DEEPEST = 0.5;
