import { readNumber, stepsBeside, type SizeScale } from './scale.ts';

/**
 * Inner circumference in mm of Indian sizes 1 to 30. There is no formula: the steps are uneven. Two sources agree
 * but for sizes 2, 4 and 30: duhafinejewellery.com, ellistonjewelry.in.
 */
const indiaCircumferencesMm = [
  41, 41.7, 42.9, 44.1, 44.8, 46.1, 47.4, 48, 48.7, 50, 51.2, 51.9, 53.1, 54.4, 55.1, 56.3, 57, 58.3, 58.9, 60.2, 60.8,
  62.1, 62.7, 64, 64.6, 65.9, 67.2, 67.8, 69.1, 69.7,
] as const;

/** A circumference further than this from the nearest row has no Indian size. */
const REACH_MM = 0.8;

/** Indian ring sizes: whole numbers by table. */
export const indiaScale: SizeScale = {
  label: 'India',
  adjective: 'Indian',
  worn: 'finger',
  extent: '1 to 30, whole numbers',
  read: readNumber,
  toDiameterMm: (value) => {
    const circumferenceMm = typeof value === 'number' ? indiaCircumferencesMm[value - 1] : undefined;
    return circumferenceMm === undefined ? null : circumferenceMm / Math.PI;
  },
  near: (value) => stepsBeside(value, 1, indiaCircumferencesMm.length, 1),
  nearest: (diameterMm) => {
    const wishedMm = diameterMm * Math.PI;
    let best = 0;
    indiaCircumferencesMm.forEach((circumferenceMm, index) => {
      if (Math.abs(circumferenceMm - wishedMm) < Math.abs((indiaCircumferencesMm[best] ?? 0) - wishedMm)) best = index;
    });
    return Math.abs((indiaCircumferencesMm[best] ?? 0) - wishedMm) <= REACH_MM ? best + 1 : null;
  },
};
