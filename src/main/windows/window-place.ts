import { z } from 'zod';

/** Where a window stood, in the screen's own pixels. */
export const windowPlace = z.object({
  x: z.number().int(),
  y: z.number().int(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  isMaximized: z.boolean(),
  isFullScreen: z.boolean(),
});

export type WindowPlace = z.infer<typeof windowPlace>;

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The bounds of a window that opens; without a position the system centres it. */
interface OpeningBounds {
  readonly width: number;
  readonly height: number;
  readonly x?: number;
  readonly y?: number;
}

/** A counter's usual screen, less its bars. */
const USUAL = { width: 1440, height: 900 };
export const LEAST_SIZE = { width: 960, height: 640 };

/** So much of a window's upper edge has to lie on a display, or nobody can take hold of it and drag it back. */
const GRIP = { width: 160, height: 32 };

/**
 * Where a window opens: where it stood, if that is still on a display, and never larger than one.
 * @param kept where it stood last
 * @param displays the areas that displays have for windows, that of the main one first
 */
export function openingBounds(kept: WindowPlace | undefined, displays: readonly Area[]): OpeningBounds {
  const [main] = displays;
  const home = kept && displays.find((display) => isHeldBy(display, kept));
  if (kept === undefined || home === undefined) return sizeWithin(main, kept ?? USUAL);
  const { width, height } = sizeWithin(home, kept);
  return {
    x: between(home.x, kept.x, home.x + home.width - width),
    y: between(home.y, kept.y, home.y + home.height - height),
    width,
    height,
  };
}

function isHeldBy(display: Area, window: Area): boolean {
  const shown = Math.min(window.x + window.width, display.x + display.width) - Math.max(window.x, display.x);
  const under = display.y + display.height - window.y;
  return shown >= GRIP.width && under >= GRIP.height && window.y > display.y - GRIP.height;
}

function sizeWithin(display: Area | undefined, { width, height }: Pick<Area, 'width' | 'height'>): OpeningBounds {
  return {
    width: Math.min(Math.max(width, LEAST_SIZE.width), display?.width ?? USUAL.width),
    height: Math.min(Math.max(height, LEAST_SIZE.height), display?.height ?? USUAL.height),
  };
}

const between = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(wanted, most));
