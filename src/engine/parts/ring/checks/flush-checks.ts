import type { PartOf } from '#spec/part-registry.ts';
import { DEGREE } from '#shared/units.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { outlineBox } from '#layout/outline/outlines.ts';
import type { AnchorOf } from '../../../contract/anchor.ts';
import type { Finding } from '../../../contract/finding.ts';
import type { BuiltGem } from '../../../contract/gem.ts';
import { byRule, toHundredths, setField, stepUp } from '../../by-rule.ts';

interface BuiltFlush {
  readonly flush: PartOf<'flush'>;
  readonly gem: BuiltGem;
  readonly host: AnchorOf<'band'> | AnchorOf<'face'>;
}

/** The findings of sunk stones: the metal around and under them. */
export function checkFlush({ flush, gem, host }: BuiltFlush, id: string): readonly Finding[] {
  const metal = metalOf(host);
  return [
    ...around(flush, gem, metal.acrossMm, id),
    ...spacing(flush, gem, metal.radiusMm, id),
    ...depth(gem, metal.thicknessMm, id),
  ];
}

function metalOf(host: BuiltFlush['host']) {
  if (host.kind === 'face') {
    const { minimum, maximum } = outlineBox(host.outline);
    return { acrossMm: maximum[1] - minimum[1], thicknessMm: host.thicknessMm, radiusMm: 10 };
  }
  const { widthMm, thicknessMm } = host.sectionAt(0);
  return { acrossMm: widthMm, thicknessMm, radiusMm: host.innerRadiusMm + thicknessMm };
}

/** Half a diameter of metal on each side; beside a small stone half a millimetre is enough. */
function around(flush: PartOf<'flush'>, gem: BuiltGem, acrossMm: number, id: string): Finding[] {
  const ratio = makingRules.flush.metalAroundMinRatio;
  const beside = (acrossMm - gem.lengthMm) / 2;
  const needed = Math.max(0.5, ratio.limit * gem.lengthMm);
  if (beside >= needed - 0.05) return [];
  return [
    {
      rule: 'flush.metal-around',
      severity: beside < 0.3 ? 'error' : 'warning',
      part: id,
      parameter: `stones.${flush.holds}`,
      value: toHundredths(beside),
      limit: toHundredths(needed),
      unit: 'mm',
      message: `A flush stone of ${toHundredths(gem.lengthMm)} mm leaves ${toHundredths(beside)} mm of metal beside it.`,
      remedy: 'Choose a smaller stone, or a wider band.',
      source: ratio.source,
    },
  ];
}

function spacing(flush: PartOf<'flush'>, gem: BuiltGem, radiusMm: number, id: string): Finding[] {
  const apart = flush.spacingDeg * DEGREE * radiusMm - gem.widthMm;
  const needed = Math.max(0.4, 0.3 * gem.widthMm);
  if (flush.count < 2 || apart >= needed - 0.05) return [];
  const spacingDeg = stepUp((gem.widthMm + needed) / radiusMm / DEGREE, 0.5);
  return [
    {
      rule: 'flush.spacing',
      severity: apart < 0.15 ? 'error' : 'warning',
      part: id,
      parameter: 'spacingDeg',
      value: toHundredths(apart),
      limit: toHundredths(needed),
      unit: 'mm',
      message: `Only ${toHundredths(apart)} mm of metal stand between the flush stones.`,
      remedy: `Space them ${spacingDeg}°.`,
      patch: setField(id, 'spacingDeg', Math.min(90, spacingDeg)),
      source: makingRules.flush.metalAroundMinRatio.source,
    },
  ];
}

function depth(gem: BuiltGem, thicknessMm: number, id: string): Finding[] {
  const rule = makingRules.pave.metalBelowStoneMm;
  const below = thicknessMm - gem.depthMm;
  if (below >= rule.limit) return [];
  return [
    byRule(rule, {
      rule: 'flush.depth',
      severity: below < 0 ? 'error' : 'warning',
      part: id,
      parameter: 'metal below the culet',
      value: below,
      unit: 'mm',
      message:
        below < 0 ? 'The culet comes out at the finger.' : `The culet leaves ${toHundredths(below)} mm of metal.`,
      remedy: 'Choose a smaller stone, or a thicker host.',
    }),
  ];
}
