import type { DesignSpecInput } from '../design-spec.ts';

/** The ring of the architecture note: oval ruby, diamond halo, 18k rose gold, US 6.5. */
export const haloRing: DesignSpecInput = {
  version: 1,
  kind: 'ring',
  title: 'Aurelia',
  seed: 7,
  metal: { alloy: 'au750_r', finish: 'polished' },
  size: { system: 'US', value: 6.5, innerDiameterMm: 16.916 },
  stones: {
    centre: { gem: 'ruby', shape: 'oval', lengthMm: 8, widthMm: 6 },
    melee: { gem: 'diamond', shape: 'round', lengthMm: 1.15 },
  },
  parts: {
    shank: {
      kind: 'shank',
      profile: 'd',
      shoulderWidthMm: 2.1,
      palmWidthMm: 1.7,
      shoulderThicknessMm: 1.8,
      palmThicknessMm: 1.5,
    },
    head: { kind: 'prong-head', on: 'shank', holds: 'centre', prongs: 4, prongMm: 0.9, baseHeightMm: 0.7 },
    halo: { kind: 'halo', around: 'head', holds: 'melee', count: 20, gapMm: 0.14 },
  },
};
