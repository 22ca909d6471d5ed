import { expect, test } from 'vitest';
import { partOf } from '../../parts/find-parts.ts';
import { proposalsFor } from '../../propose/testing/proposals.ts';

test.each(['ear cuff gold', 'ear cuff gold with small diamonds', 'silver ear cuffs', 'plain ear cuff 18k, 4 mm wide'])(
  '%s is an open band that pierces nothing, thin enough to sit on the rim',
  (brief) => {
    const designs = proposalsFor(brief);
    expect(designs).toHaveLength(4);
    for (const { spec, reason } of designs) {
      expect(partOf(spec, 'hoop-catch')?.style).toBe('open');
      const hoop = partOf(spec, 'hoop');
      expect(hoop?.outerDiameterMm).toBeLessThanOrEqual(13.5);
      expect(hoop?.thicknessMm).toBeLessThanOrEqual(2.6);
      expect(reason).toContain('slip over the rim');
    }
  },
);

test('stones that were asked for are set along it', () => {
  for (const { spec } of proposalsFor('ear cuff gold with small diamonds')) {
    expect(Object.values(spec.stones).map(({ gem }) => gem)).toContain('diamond');
  }
});
