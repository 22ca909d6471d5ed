import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { Finding } from '../../../contract/finding.ts';
import { byRule, setField } from '../../by-rule.ts';

/** The branches carry the head: each must be thick enough to cast, and the opening must stay open. */
export function checkSplitShank(shank: PartOf<'split-shank'>, id: string): readonly Finding[] {
  const found: Finding[] = [];
  const branchMm = shank.branchRatio * shank.shoulderWidthMm;
  const cast = makingRules.wall.castMinMm;
  if (branchMm < cast.limit) {
    const ratio = Math.min(0.8, Math.ceil((cast.limit / shank.shoulderWidthMm) * 20) / 20);
    const enough = ratio * shank.shoulderWidthMm >= cast.limit;
    found.push(
      byRule(cast, {
        rule: 'wall.minimum',
        severity: 'error',
        part: id,
        parameter: 'branchRatio',
        value: branchMm,
        unit: 'mm',
        message: `Each branch is only ${branchMm.toFixed(2)} mm wide.`,
        remedy: enough ? `Make the branches ${ratio} of the shoulder.` : 'Make the shoulder wider.',
        patch: enough ? setField(id, 'branchRatio', ratio) : setField(id, 'shoulderWidthMm', cast.limit / 0.6),
      }),
    );
  }
  const opening = makingRules.wall.openingMinMm;
  if (shank.openingMm < opening.limit + 0.2) {
    found.push(
      byRule(opening, {
        rule: 'wall.opening',
        severity: 'note',
        part: id,
        parameter: 'openingMm',
        value: shank.openingMm,
        unit: 'mm',
        message: `The split opens by only ${shank.openingMm} mm: after polishing it reads as a groove.`,
        remedy: 'Open it to at least 1 mm.',
        patch: setField(id, 'openingMm', 1),
      }),
    );
  }
  return found;
}
