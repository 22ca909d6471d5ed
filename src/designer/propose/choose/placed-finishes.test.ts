import { describe, expect, test } from 'vitest';
import { requestFrom } from '../../brief/testing/request-from.ts';
import { partOf } from '../../parts/find-parts.ts';
import { designedFor } from '../testing/judged-designs.ts';

describe('a finish that is said of one place', () => {
  test.each([
    ['6mm band brushed with polished edges, platinum', { edges: 'high_polish' }],
    ['platinum band 5mm, polished edges, matte centre', { edges: 'high_polish' }],
    ['18k band matt outside, polished inside', { inside: 'high_polish' }],
    ['18k band outside polished, inside matte', { inside: 'matte' }],
    ['18k band matte, kinare polished', undefined],
    ['brushed platinum band', undefined],
  ])('is read with its place: %s', (brief, places) => {
    expect(requestFrom(brief).finish_on).toEqual(places);
  });

  test.each([
    ['6mm band brushed with polished edges, 18k gold, US 10', { finish: 'brushed', edgeFinish: 'polished' }],
    ['22k flat bangle 2-6 matte with polished edges', { finish: 'matte', edgeFinish: 'polished' }],
    ['18k band outside polished, inside matte, US 9', { finish: 'polished', insideFinish: 'matte' }],
  ])('is in all four, and kept: %s', (brief, metal) => {
    const designs = designedFor(brief);
    expect(designs).toHaveLength(4);
    for (const { spec, missed } of designs) {
      expect(spec.metal).toMatchObject(metal);
      expect(missed).toEqual([]);
    }
  });

  test('is told with the design, and never of strands that have no edges', () => {
    for (const { spec, reason } of designedFor('6mm band brushed with polished edges, 18k gold, US 10')) {
      expect(reason).toContain('polished edges');
      expect(partOf(spec, 'twist-shank')).toBeUndefined();
    }
  });

  test('is told as not done where nothing goes round', () => {
    for (const { missed } of designedFor('18k disc pendant brushed with polished edges'))
      expect(missed.join()).toContain('finish');
  });
});

test('a band of which all but its metal was said comes in four thicknesses', () => {
  const designs = designedFor('plain 3mm flat band matte, platinum, size L UK');
  const thicknesses = designs.map(({ spec }) => partOf(spec, 'shank')?.shoulderThicknessMm);
  expect(new Set(thicknesses).size).toBe(4);
});
