import { describe, expect, test } from 'vitest';
import { partOf } from '../../parts/find-parts.ts';
import { proposalsFor } from '../../propose/testing/proposals.ts';

describe.each([
  'silver payal with ghungroo 10 inch',
  'chandi ki payal ghungroo wali',
  'anklet with little bells, sterling silver',
  'silver bracelet with bells 7 inch',
  'चांदी की पायल',
])('%s', (brief) => {
  test('is drawn with bells in four ways', () => {
    const rows = proposalsFor(brief).map(({ spec }) => partOf(spec, 'ghungroo'));
    expect(rows).toHaveLength(4);
    expect(rows.every((row) => row !== undefined)).toBe(true);
    expect(new Set(rows.map((row) => `${row?.bellMm} ${row?.count}`)).size).toBe(4);
  });

  test('leaves no bells to the bench', () => {
    for (const { reason } of proposalsFor(brief)) expect(reason).not.toContain('by hand');
  });
});

test.each(['payal bina ghungroo, silver', 'silver chain 20 inch', 'plain silver anklet, no bells'])(
  '%s has none',
  (brief) => {
    for (const { spec } of proposalsFor(brief)) expect(partOf(spec, 'ghungroo')).toBeUndefined();
  },
);

test.each([
  'baby bangle pair with tiny bells, silver',
  'silver kada with ghungroo 2.6',
  'ruby bangle with ghungroo 22k',
])('%s carries as many on either side', (brief) => {
  for (const { spec } of proposalsFor(brief)) expect((partOf(spec, 'ghungroo')?.count ?? 1) % 2).toBe(0);
});
