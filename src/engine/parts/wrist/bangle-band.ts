import { wristRadiusMm } from '#spec/pieces/inner-radius.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { Finding } from '../../contract/finding.ts';
import type { PartBuilder } from '../../contract/part-output.ts';
import { solid } from '../../mesh/build/build-solid.ts';
import { bandProfile } from '../ring/shank/band-profile.ts';
import { bandAnchor, hoopMesh } from '../ring/shank/hoop.ts';
import type { HoopForm } from '../ring/shank/shank-form.ts';
import { nothing } from '../part-pieces.ts';

/** A rigid bangle: one section all the way around the wrist. */
export const buildBangleBand: PartBuilder<'bangle-band'> = (band, surroundings) => {
  const { section, widthMm, thicknessMm } = band;
  const shape = bandProfile(section, widthMm, thicknessMm);
  const form: HoopForm = {
    innerRadiusMm: wristRadiusMm(surroundings),
    widthAt: () => widthMm,
    thicknessAt: () => thicknessMm,
    profileAt: () => shape,
  };
  return {
    ...nothing,
    add: [solid(hoopMesh(form, surroundings.quality))],
    anchors: [bandAnchor(form)],
    checks: thicknessFinding(surroundings.id, thicknessMm),
    bodies: 1,
  };
};

function thicknessFinding(id: string, thicknessMm: number): readonly Finding[] {
  const rule = makingRules.bangle.solidThicknessMinMm;
  if (thicknessMm >= rule.limit) return [];
  return [
    {
      rule: 'bangle.thickness',
      severity: 'error',
      part: id,
      parameter: 'thicknessMm',
      value: thicknessMm,
      limit: rule.limit,
      unit: 'mm',
      message: `A solid bangle of ${thicknessMm} mm bends when it is put on.`,
      remedy: `Make it at least ${rule.limit} mm thick.`,
      patch: [{ op: 'replace', path: `/parts/${id}/thicknessMm`, value: rule.limit }],
      source: rule.source,
    },
  ];
}
