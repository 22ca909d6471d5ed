import { describe, expect, test } from 'vitest';
import { proposalsFor } from '../propose/testing/proposals.ts';

describe('a size is made as it was said', () => {
  test.each([
    ['plain platinum band, UK Z+3', 23.077],
    ['plain platinum band, size Z3', 23.077],
    ['18ct gold ring, size L and a quarter', 16.413],
    ['gold ring EU 37', 11.777],
    ['gold ring US size 0', 11.633],
    ['22k kada 2.5', 58.738],
    ['gold ring size Z + 3 diamonds', 21.884],
  ])('%s', (brief, innerDiameterMm) => {
    for (const { role, spec } of proposalsFor(brief)) expect(spec.size?.innerDiameterMm, role).toBe(innerDiameterMm);
  });
});

describe('what has to be asked is made meanwhile, and told', () => {
  test.each([
    ['gold ring IN 33', 'IN', 30, 'sized Indian 30 for now, as no chart has that size'],
    ['gold band US 6.3', 'US', 6.25, 'sized US 6.25 for now, as no chart has that size'],
    ['gold ring size 33', 'CH', 33, 'size 33 taken as Swiss 33'],
    ['gold ring size 7', 'US', 7, 'size 7 taken as US 7'],
    ['gold ring inside diameter 5 mm', 'US', 7, 'sized US 7 for now'],
    ['bangle 3.9 in gold', 'IN_BANGLE', '3-8', 'sized bangle 3-8 for now, as no chart has that size'],
    ['gold bangle size 7', 'IN_BANGLE', '2-6', 'sized bangle 2-6 for now'],
    ['silver bangle US size 7', 'IN_BANGLE', '2-6', 'sized bangle 2-6 for now'],
  ])('%s', (brief, system, value, remark) => {
    for (const { reason, spec } of proposalsFor(brief)) {
      expect(spec.size).toMatchObject({ system, value });
      expect(reason).toContain(remark);
    }
  });
});
