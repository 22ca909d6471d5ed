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
