import { describe, expect, test } from 'vitest';
import { requestFrom } from '../../brief/testing/request-from.ts';
import { tolerances } from '#spec/kept/tolerances.ts';
import { partOf } from '../../parts/find-parts.ts';
import { estimatedAppraisal } from '../../propose/estimated-appraisal.ts';
import { propose } from '../../propose/propose.ts';
import { proposalsFor } from '../../propose/testing/proposals.ts';
import { proposeOptions } from '../../propose/testing/propose-options.ts';

const options = proposeOptions();
const asking = (acrossMm: number, thickMm: number, grams: number) =>
  `solid 18k hoops, ${acrossMm} mm across, ${thickMm} mm thick, no more than ${grams} g the pair`;

describe('hoops of a said size that weigh more than was said', () => {
  test.each([
    [40, 4, 10],
    [60, 3, 12],
    [30, 5, 15],
  ])('are refused before they are drawn, with what the weight buys: %d mm, %d mm, %d g', (across, thick, grams) => {
    const refused = propose(requestFrom(asking(across, thick, grams)), options);
    if (refused.ok) throw new Error('they are proposed');
    expect(refused.problem.code).toBe('hoop_too_heavy');
    const [, saidMm, wireMm] = /(\d+) mm across and ([\d.]+) mm thick/.exec(refused.problem.remedy) ?? [];
    for (const { spec } of proposalsFor(asking(Number(saidMm), Number(wireMm), grams))) {
      const hoop = partOf(spec, 'hoop');
      expect(hoop?.outerDiameterMm).toBe(across);
      expect(hoop?.widthMm).toBeGreaterThan(0.5 * Number(wireMm));
      const { netMetalGrams } = estimatedAppraisal({ ...spec, size: spec.size }, options.profile);
      expect(netMetalGrams).toBeLessThanOrEqual(grams * (1 + tolerances.grams));
    }
  });

  test('are drawn where they can be', () => {
    expect(proposalsFor(asking(20, 2, 8))).toHaveLength(4);
  });
});
