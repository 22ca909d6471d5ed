import { clamp, roundToStep } from '#shared/units.ts';
import { fringeGapMm } from '#layout/bell/fringe-form.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { stoneWidthMm } from '#spec/stone.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { heldStone } from '../find-parts.ts';
import { type FreePart, type ScaledPart, sayMm, toHundredth } from './free-measures.ts';

/** A wall thicker than this is no longer a light hollow bell; then the bell grows as a whole. */
const THICKEST_MM = 1.1;

/** How far a bell may shrink or grow for its weight before it is another piece. */
const GROWTH = { least: 0.6, most: 1.7 };

/** The wall first, then the whole bell; what was said stays, and what hangs from the rim keeps its room. */
export const freeBell: FreePart<'bell'> = {
  scaled: (bell, factor, at) => {
    const { width, height, thickness, length } = at.held;
    const least = Math.min(bell.wallMm, makingRules.bell.wallMinMm.limit);
    const most = Math.max(bell.wallMm, width || length ? 2 * THICKEST_MM : THICKEST_MM);
    const wallMm = thickness ? bell.wallMm : toHundredth(clamp(bell.wallMm * factor, least, most));
    const left = factor / (wallMm / bell.wallMm);
    if (width || length) return { ...bell, wallMm };
    const by = clamp(Math.sqrt(left), GROWTH.least, GROWTH.most);
    const grown = {
      ...bell,
      wallMm,
      diameterMm: roundToStep(bell.diameterMm * by, 0.1),
      heightMm: height ? bell.heightMm : roundToStep(bell.heightMm * by, 0.1),
    };
    return holdsFringe(grown, at) ? grown : { ...bell, wallMm };
  },
  say: ({ diameterMm, wallMm }) => `the bell ${sayMm(diameterMm)} mm wide with a wall of ${sayMm(wallMm)} mm`,
};

/** Whether stones of a size that stays still hang side by side. */
function holdsFringe(bell: PartOf<'bell'>, { design, id }: ScaledPart): boolean {
  return Object.values(design.parts).every((part) => {
    if (part.kind !== 'stone-fringe' || part.on !== id) return true;
    const widthMm = stoneWidthMm(heldStone(design, part));
    return fringeGapMm(bell, part.count, widthMm) >= makingRules.bell.beadGapMinMm.limit;
  });
}

/** Beads grow and shrink with their bell. */
export const freeBeadFringe: FreePart<'bead-fringe'> = {
  scaled: (fringe, factor, at) => {
    const bell = at.design.parts[fringe.on];
    if (bell?.kind !== 'bell') return fringe;
    const scaled = freeBell.scaled(bell, factor, { ...at, id: fringe.on });
    const by = scaled.diameterMm / bell.diameterMm;
    return by === 1 ? fringe : { ...fringe, beadMm: Math.floor(10 * fringe.beadMm * by) / 10 };
  },
  say: ({ beadMm }) => `beads of ${sayMm(beadMm)} mm`,
};
