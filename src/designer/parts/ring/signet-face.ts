import { withArticle } from '../../phrasing/numbers.ts';
import { freeSignetFace } from '../free-measures/hoops.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { none, noSpan, type PartKnowledge } from '../part-knowledge.ts';

/** Length over width that looks settled; a round face is as long as wide. */
export function faceLengthRatio(shape: PartOf<'signet-face'>['shape']): number {
  return shape === 'round' ? 1 : 1.22;
}

/** A flat face that grows out of the shoulders. */
export const signetFaceKnowledge = {
  volumeMm3: ({ lengthMm, widthMm, thicknessMm }) => 0.9 * lengthMm * widthMm * thicknessMm,
  spanMm: noSpan,
  stones: none,
  head: false,
  bought: none,
  say: ({ shape }) => ({ as: 'set', words: `${withArticle(shape === 'rectangle' ? 'rectangular' : shape)} face on` }),
  traits: () => ({ setting: 'face' }),
  free: freeSignetFace,
} as const satisfies PartKnowledge<'signet-face'>;
