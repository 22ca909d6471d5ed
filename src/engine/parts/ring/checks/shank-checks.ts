import { DEGREE } from '#shared/units.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { tasteRules } from '#spec/tables/taste-rules.ts';
import type { Finding } from '../../../contract/finding.ts';
import type { HoopDimensions } from '../shank/shank-form.ts';
import { byRule, byTaste, setField, stepUp } from '../../by-rule.ts';

/** The findings of a shank alone: strength and looks. @param id the part in the spec */
export function checkShank(shank: HoopDimensions, id: string): readonly Finding[] {
  return [...palmThickness(shank, id), ...width(shank, id), ...taper(shank, id), ...knifeEdge(shank, id)];
}

function palmThickness({ palmThicknessMm }: HoopDimensions, id: string): Finding[] {
  const minimum = makingRules.shank.palmThicknessMinMm;
  const preferred = makingRules.shank.palmThicknessPreferredMm;
  if (palmThicknessMm >= preferred.limit) return [];
  const tooThin = palmThicknessMm < minimum.limit;
  const rule = tooThin ? minimum : preferred;
  return [
    byRule(rule, {
      rule: 'shank.palm-thickness',
      severity: tooThin ? 'error' : 'note',
      part: id,
      parameter: 'palmThicknessMm',
      value: palmThicknessMm,
      unit: 'mm',
      message: `The shank is ${palmThicknessMm} mm thick at the palm, where it wears${tooThin ? ' and bends' : ''}.`,
      remedy: `Make it ${rule.limit} mm at the palm.`,
      patch: setField(id, 'palmThicknessMm', rule.limit),
    }),
  ];
}

function width(shank: HoopDimensions, id: string): Finding[] {
  const rule = makingRules.shank.widthMinMm;
  const cast = makingRules.wall.castMinMm;
  const field = shank.palmWidthMm <= shank.shoulderWidthMm ? 'palmWidthMm' : 'shoulderWidthMm';
  const widthMm = shank[field];
  if (widthMm >= rule.limit) return [];
  const uncastable = widthMm < cast.limit;
  const limit = uncastable ? cast : rule;
  return [
    byRule(limit, {
      rule: uncastable ? 'wall.minimum' : 'shank.width',
      severity: uncastable ? 'error' : 'note',
      part: id,
      parameter: field,
      value: widthMm,
      unit: 'mm',
      message: `The shank is only ${widthMm} mm wide${uncastable ? ': it will not cast' : ': a delicate band, easily bent'}.`,
      remedy: `Make it at least ${limit.limit} mm wide.`,
      patch: setField(id, field, limit.limit),
    }),
  ];
}

/** Only a counter shank is heavier below; any other would look upside down. */
function taper(shank: HoopDimensions, id: string): Finding[] {
  const found: Finding[] = [];
  const pairs = [
    ['palmWidthMm', 'shoulderWidthMm', 'wider'],
    ['palmThicknessMm', 'shoulderThicknessMm', 'thicker'],
  ] as const;
  for (const [palm, shoulder, word] of pairs) {
    if (shank[palm] <= shank[shoulder]) continue;
    found.push(
      byTaste(tasteRules.shankTapersToPalm, {
        rule: 'taste.shank-tapers-to-palm',
        severity: 'warning',
        part: id,
        parameter: palm,
        value: shank[palm],
        limit: shank[shoulder],
        unit: 'mm',
        message: `The shank is ${word} at the palm (${shank[palm]} mm) than at the shoulder (${shank[shoulder]} mm).`,
        remedy: `Let it taper to ${shank[shoulder]} mm or less at the palm.`,
        patch: setField(id, palm, shank[shoulder]),
      }),
    );
  }
  return found;
}

/** A knife edge flatter than its widest apex is a roof: a wide band needs the thickness for it. */
function knifeEdge(shank: HoopDimensions, id: string): Finding[] {
  if (shank.profile !== 'knife') return [];
  const sideMm = 0.2;
  const apex = makingRules.shank.knifeApexMaxDeg;
  const needed = shank.shoulderWidthMm / 2 / Math.tan((apex.limit / 2) * DEGREE) + sideMm;
  if (shank.shoulderThicknessMm >= needed) return [];
  return [
    {
      rule: 'shank.knife-edge',
      severity: 'warning',
      part: id,
      parameter: 'shoulderThicknessMm',
      value: shank.shoulderThicknessMm,
      limit: stepUp(needed),
      unit: 'mm',
      message: `A knife edge ${shank.shoulderWidthMm} mm wide and ${shank.shoulderThicknessMm} mm thick is flatter than ${apex.limit}°.`,
      remedy: `Make the shoulder ${stepUp(needed)} mm thick, or the band narrower.`,
      patch: setField(id, 'shoulderThicknessMm', stepUp(needed)),
      source: apex.source,
    },
  ];
}
