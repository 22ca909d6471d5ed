import { describe, expect, test } from 'vitest';
import { proposalsFor } from '../../propose/testing/proposals.ts';

describe('a band of round wire', () => {
  test.each([
    'round wire band 18k gold, 2 mm',
    'wire band 14k yellow gold 2mm',
    'full round band in platinum, 2 mm wide',
    'plain gold ring of round wire 2mm thick, 22k',
  ])('is as thick as it is wide in all four: %s', (brief) => {
    const tray = proposalsFor(brief);
    expect(tray).toHaveLength(4);
    for (const { spec } of tray) {
      expect(Object.keys(spec.parts)).toEqual(['shank']);
      expect(spec.parts['shank']).toMatchObject({
        kind: 'shank',
        profile: 'round',
        shoulderWidthMm: 2,
        palmWidthMm: 2,
        shoulderThicknessMm: 2,
        palmThicknessMm: 2,
      });
    }
  });

  test('meets a weight by its wire', () => {
    for (const { spec } of proposalsFor('wire band 18k gold, 4 grams')) {
      const { shank } = spec.parts;
      if (shank?.kind !== 'shank') throw new Error('A wire band is a shank');
      expect(shank.profile).toBe('round');
      expect(shank.shoulderThicknessMm).toBe(shank.shoulderWidthMm);
    }
  });

  test('carries a stone', () => {
    for (const { spec } of proposalsFor('1 ct round diamond solitaire on a round wire band, 18k')) {
      expect(spec.parts['shank']).toMatchObject({ profile: 'round' });
      expect(spec.stones['centre']).toMatchObject({ shape: 'round' });
    }
  });
});
