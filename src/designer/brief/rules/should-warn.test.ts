import { expect, test } from 'vitest';
import { requestFrom } from '../testing/request-from.ts';
import { warningsFor } from './should-warn.ts';

const thin = requestFrom('bangle 2.8, 12 mm wide, 22k, under 6 gm');

test.each(['2.8', '2-8', '2 8/16', '2/8'])(
  'a bangle of size %s is as wide inside however an assistant writes it',
  (value) => {
    const request = { ...thin, size: { system: 'IN_BANGLE', value } } as const;
    expect(warningsFor(request)).toContain('too_thin_for_weight');
    expect(warningsFor({ ...request, dimensions: { width_mm: 1 } })).not.toContain('too_thin_for_weight');
  },
);

test('of several bangles with one weight together, each has its share of it', () => {
  const { weight: _weight, ...four } = requestFrom('4 bangles 2.8, 12 mm wide, 22k');
  expect(warningsFor({ ...four, weight: { metal_total_max_g: 40 } })).toContain('too_thin_for_weight');
  expect(warningsFor({ ...four, weight: { metal_total_max_g: 400 } })).not.toContain('too_thin_for_weight');
});
