import { girdleSize, type Stone } from '#spec/stone.ts';
import { cutLayouts } from '../cuts/registry.ts';
import { outlineLength } from '../outline/outlines.ts';
import type { OutlinedStone } from '../prongs/prong-station.ts';

/** A stone of a design, drawn from above without grinding it. */
export function drawnStone(
  stone: Pick<Stone, 'shape' | 'lengthMm' | 'widthMm'>,
): OutlinedStone & { readonly shape: Stone['shape'] } {
  const size = girdleSize(stone);
  return { shape: stone.shape, ...size, outline: cutLayouts[stone.shape].outline(size) };
}

/** Length around the girdle of a stone. */
export function girdleLengthMm(stone: Pick<Stone, 'shape' | 'lengthMm' | 'widthMm'>): number {
  return outlineLength(drawnStone(stone).outline);
}
