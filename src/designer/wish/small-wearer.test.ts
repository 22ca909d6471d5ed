import { describe, expect, test } from 'vitest';
import { proposalsFor } from '../propose/testing/proposals.ts';

describe('what a child wears fits a child', () => {
  test.each([
    ['Silver kada for baby', 44.45],
    ['baby kada silver age 6 months', 44.45],
    ['22k gold bangle for a newborn', 44.45],
    ['gold bangle for 3 year old girl', 47.625],
    ['silver bangle for a child', 50.8],
    ['gold kada for my 10 year old son', 53.975],
    ['gold bangle for my wife', 60.325],
    ['gold bangle 2-8 for my 10 year old', 63.5],
  ])('%s', (brief, innerDiameterMm) => {
    for (const { role, spec } of proposalsFor(brief)) expect(spec.size?.innerDiameterMm, role).toBe(innerDiameterMm);
  });

  test('a ring is a small band without stones or sharp edges', () => {
    for (const { role, spec } of proposalsFor('gold ring for child 5 years')) {
      expect(spec.size?.innerDiameterMm, role).toBeLessThan(14.5);
      expect(Object.keys(spec.stones), role).toEqual([]);
      expect(JSON.stringify(spec.parts), role).not.toContain('knife');
    }
  });

  test('a chain is short', () => {
    for (const { spec } of proposalsFor('gold chain for a 4 year old')) {
      expect(spec.parts['chain']).toMatchObject({ lengthMm: 356 });
    }
  });
});
