import { rememberLast } from '#shared/remember-last.ts';
import { girdleSize, type Stone } from '#spec/stone.ts';
import { cutLayouts } from '../cuts/registry.ts';
import { outlineLength } from '../outline/outlines.ts';
import type { OutlinedStone } from '../prongs/prong-station.ts';

/** A stone of a design, drawn from above without grinding it. */
export interface DrawnStone extends OutlinedStone {
  readonly shape: Stone['shape'];
  /** Length around the girdle. */
  readonly girdleMm: number;
}

/** A tray tries dozens of looks around a handful of stones. */
const REMEMBERED_STONES = 64;

const stonesBySize = rememberLast<DrawnStone>(REMEMBERED_STONES);

export function drawnStone(stone: Pick<Stone, 'shape' | 'lengthMm' | 'widthMm'>): DrawnStone {
  const { shape } = stone;
  const size = girdleSize(stone);
  return stonesBySize(`${shape} ${size.lengthMm} ${size.widthMm}`, () => {
    const outline = cutLayouts[shape].outline(size);
    return { shape, ...size, outline, girdleMm: outlineLength(outline) };
  });
}
