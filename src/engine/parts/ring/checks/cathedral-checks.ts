import type { PartOf } from '#spec/part-registry.ts';
import { tasteRules, tasteSource } from '#spec/tables/taste-rules.ts';
import type { Finding } from '../../../contract/finding.ts';
import { setField } from '../../by-rule.ts';

interface ArchHeights {
  /** Height of the axis at the head as asked for, and the highest that stays below the girdle. */
  readonly wished: number;
  readonly highest: number;
  readonly deepMm: number;
}

/** Arches that would end above the girdle are stopped below it; the finding says how high they are made. */
export function checkCathedral(
  cathedral: PartOf<'cathedral'>,
  { wished, highest }: ArchHeights,
  id: string,
): readonly Finding[] {
  if (wished <= highest + 1e-6) return [];
  const limit = Math.max(0.8, Math.floor((cathedral.riseMm - (wished - highest)) * 10) / 10);
  return [
    {
      rule: 'taste.cathedral-below-girdle',
      severity: 'note',
      part: id,
      parameter: 'riseMm',
      value: cathedral.riseMm,
      limit,
      unit: 'mm',
      message: `Arches that rise ${cathedral.riseMm} mm would reach the girdle; they are made ${limit} mm high.`,
      remedy: `Let them rise ${limit} mm, or raise the head.`,
      patch: setField(id, 'riseMm', limit),
      source: tasteSource(tasteRules.cathedralBelowGirdle),
    },
  ];
}
