import type { BandProfileShape } from '../ring/shank/band-profile.ts';

/** A round (or oval) wire as a band section: the churi. */
export function roundSection(widthMm: number, thicknessMm: number): BandProfileShape {
  const half = widthMm / 2;
  const middle = thicknessMm / 2;
  return {
    line(segments) {
      const line = new Float64Array(2 * segments);
      for (let i = 0; i < segments; i += 1) {
        const angle = (2 * Math.PI * i) / segments;
        line[2 * i] = middle - middle * Math.cos(angle);
        line[2 * i + 1] = half * Math.sin(angle);
      }
      return line;
    },
    heightAt(acrossMm) {
      const share = Math.abs(acrossMm) / half;
      return share >= 1 ? 0 : middle + middle * Math.sqrt(1 - share * share);
    },
  };
}
