import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { Finding } from '../../../contract/finding.ts';
import { byRule, setField, toHundredths } from '../../by-rule.ts';
import { type EarHoopForm, thickestMm } from './hoop-form.ts';

/** The least opening that a lobe goes into: thin lobes are 3 to 4 mm. Trade judgement. */
const LOBE_MM = 3.5;

/** What the bench says of a hoop: metal that bends, an opening that no lobe goes into, one too wide to hang in. */
export function hoopFindings(id: string, hoop: PartOf<'hoop'>, form: EarHoopForm): readonly Finding[] {
  return [
    ...thinness(id, hoop, 'widthMm'),
    ...(hoop.turns > 0 ? [] : thinness(id, hoop, 'thicknessMm')),
    ...stoutness(id, hoop),
    ...room(id, form),
  ];
}

function stoutness(id: string, hoop: PartOf<'hoop'>): readonly Finding[] {
  const field = hoop.turns > 0 ? 'widthMm' : 'thicknessMm';
  const limit = toHundredths(thickestMm(hoop));
  if (hoop[field] <= limit) return [];
  return [
    {
      rule: 'hoop.stout',
      severity: 'error',
      part: id,
      parameter: field,
      value: hoop[field],
      limit,
      unit: 'mm',
      message: `Metal of ${toHundredths(hoop[field])} mm leaves no room inside a hoop of ${hoop.outerDiameterMm} mm.`,
      remedy: `Make it ${limit} mm or less, or the hoop larger.`,
      patch: setField(id, field, limit),
      source: 'geometry: at 0.4 of the diameter a fifth of it is left open',
    },
  ];
}

function thinness(id: string, hoop: PartOf<'hoop'>, field: 'widthMm' | 'thicknessMm'): readonly Finding[] {
  const mm = hoop[field];
  const cast = makingRules.wall.castMinMm;
  const stiff = makingRules.earring.hoopMinMm;
  if (mm >= stiff.limit) return [];
  const fills = mm >= cast.limit;
  return [
    byRule(fills ? stiff : cast, {
      rule: 'hoop.thin',
      severity: fills ? 'warning' : 'error',
      part: id,
      parameter: field,
      value: mm,
      unit: 'mm',
      message: fills
        ? `A cast hoop of ${toHundredths(mm)} mm bends when it is opened.`
        : `A hoop of ${toHundredths(mm)} mm does not fill when it is cast.`,
      remedy: `Make it ${stiff.limit} mm, or bend it from drawn wire.`,
      patch: setField(id, field, stiff.limit),
    }),
  ];
}

function room(id: string, { middleRadiusMm, halfOpeningDeg }: EarHoopForm): readonly Finding[] {
  const openMm = 2 * middleRadiusMm * Math.sin((halfOpeningDeg * Math.PI) / 180);
  if (openMm >= LOBE_MM) return [];
  return [
    {
      rule: 'hoop.opening',
      severity: 'warning',
      part: id,
      parameter: 'openingMm',
      value: toHundredths(openMm),
      limit: LOBE_MM,
      unit: 'mm',
      message: `The opening of ${toHundredths(openMm)} mm is too narrow for a lobe.`,
      remedy: `Open it to ${LOBE_MM} mm or more.`,
      patch: setField(id, 'openingMm', LOBE_MM),
      source: 'trade judgement: thin lobes are 3 to 4 mm',
    },
  ];
}
