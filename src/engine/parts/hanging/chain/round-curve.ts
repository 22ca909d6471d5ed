import type { Vector3 } from '../../../contract/frame.ts';
import type { ChainPlace } from './neck-curve.ts';

/**
 * Places along a closed circle of a given length, counter-clockwise from the bottom: how a chain lies around a wrist or an ankle, and a choker around the neck.
 * The bends of a neck line are too tight for the wide links of a short chain: they would run into each other.
 */
export function roundCurve(lengthMm: number, count: number, bottom: Vector3): readonly ChainPlace[] {
  const radiusMm = lengthMm / (2 * Math.PI);
  return Array.from({ length: count }, (_, index) => {
    const turn = (2 * Math.PI * index) / count;
    const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
    return {
      at: [bottom[0] + radiusMm * sine, bottom[1] + radiusMm * (1 - cosine), bottom[2]],
      along: [cosine, sine, 0],
    };
  });
}
