import {
  backHeightMm,
  circleOutline,
  type CrescentForm,
  crescentForm,
  faceHeightMm,
} from '#layout/edge/crescent-form.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { Finding } from '../../../contract/finding.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { TriangleMesh } from '../../../contract/solid.ts';
import { solid } from '../../../mesh/build/build-solid.ts';
import { loft } from '../../../mesh/build/loft.ts';
import { translation } from '../../../mesh/math/frames.ts';
import { byRule, setField, toHundredths } from '../../by-rule.ts';
import { nothing } from '../../part-pieces.ts';

/** A moon with a domed face, its edges at z = 0; what hangs inside it hangs from where its horns meet. */
export const buildCrescent: PartBuilder<'crescent'> = (crescent, surroundings) => {
  const { quality } = surroundings;
  const form = crescentForm(crescent);
  return {
    ...nothing,
    add: [solid(crescentMesh(crescent, form, quality))],
    anchors: [
      {
        kind: 'face',
        frame: translation(0, 0, crescent.domeMm),
        outline: circleOutline(form.outerMm, quality.bandSegments),
        thicknessMm: crescent.thicknessMm,
        edgeBelowMm: crescent.domeMm,
        insideTopMm: form.aboveMm + form.innerMm,
      },
    ],
    checks: crescentFindings(surroundings.id, crescent),
    bodies: 1,
  };
};

/** A skin over sections from the outer edge to the window, all the way around. */
function crescentMesh(
  crescent: PartOf<'crescent'>,
  { outerMm, innerMm, aboveMm }: CrescentForm,
  quality: Quality,
): TriangleMesh {
  const across = Math.max(8, Math.round(quality.profileSegments / 2));
  const top = Array.from(
    { length: across + 1 },
    (_, step): Level => [step / across, faceHeightMm(crescent, step / across)],
  );
  const back = top.map(([share]): Level => [share, backHeightMm(crescent, share)]).toReversed();
  const section: readonly Level[] = [...top, ...back];
  const stations = quality.bandSegments;
  const points = new Float64Array(3 * section.length * stations);
  for (let station = 0; station < stations; station += 1) {
    const angle = (2 * Math.PI * station) / stations;
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    section.forEach(([share, z], index) => {
      const radius = outerMm + share * (innerMm - outerMm);
      const at = 3 * (station * section.length + index);
      points.set([radius * cosine, radius * sine + share * aboveMm, z], at);
    });
  }
  return loft(points, section.length, { loop: true });
}

/** A place of the section: its share of the way to the window, and its height. */
type Level = readonly [share: number, z: number];

function crescentFindings(id: string, { thicknessMm, hornMm }: PartOf<'crescent'>): readonly Finding[] {
  const { castMinMm } = makingRules.wall;
  const measures = [
    ['thicknessMm', thicknessMm, 'thick'],
    ['hornMm', hornMm, 'broad where its horns meet'],
  ] as const;
  return measures.flatMap(([parameter, value, where]) =>
    value >= castMinMm.limit
      ? []
      : [
          byRule(castMinMm, {
            rule: 'crescent.wall',
            severity: 'error',
            part: id,
            parameter,
            value,
            unit: 'mm',
            message: `A crescent ${toHundredths(value)} mm ${where} does not fill when it is cast.`,
            remedy: `Make it at least ${castMinMm.limit} mm.`,
            patch: setField(id, parameter, castMinMm.limit),
          }),
        ],
  );
}
