import { holeMm } from '#layout/strand/strand-volume.ts';
import { clamp, roundToStep } from '#shared/units.ts';
import { stoneWidthMm } from '#spec/stone.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { heldStone } from '../find-parts.ts';
import { type FreePart, sayMm, toHundredth } from './free-measures.ts';

/** The largest metal bead over the stone beads beside it: a larger one no longer lies in line with them. */
const LARGEST_BEAD = 1.5;

/** Metal beads grow and shrink; the wire and the chain stay. */
export const freeBeadStrand: FreePart<'bead-strand'> = {
  scaled: (strand, factor, { design }) => {
    if (strand.metalBeads === 0) return strand;
    const least = Math.min(strand.metalBeadMm, holeMm(strand) + 2 * makingRules.strand.metalWallMinMm.limit);
    const most = Math.max(strand.metalBeadMm, LARGEST_BEAD * stoneWidthMm(heldStone(design, strand)));
    return { ...strand, metalBeadMm: toHundredth(clamp(strand.metalBeadMm * Math.cbrt(factor), least, most)) };
  },
  say: ({ metalBeadMm }) => `metal beads of ${sayMm(metalBeadMm)} mm`,
};

/** A wall thicker than this is no longer that of a light hollow cup; then the cup grows as a whole. */
const THICKEST_MM = 1;

/** How far a cup may shrink or grow for its weight before it is another piece. */
const CUP_MM = { least: 7, most: 18 };

/** The wall first, then the whole cup. */
export const freeVati: FreePart<'vati'> = {
  scaled: (vati, factor, { held }) => {
    const least = Math.min(vati.wallMm, makingRules.vati.wallMinMm.limit);
    const wallMm = held.thickness
      ? vati.wallMm
      : toHundredth(clamp(vati.wallMm * factor, least, Math.max(vati.wallMm, THICKEST_MM)));
    if (held.width) return { ...vati, wallMm };
    const wished = vati.diameterMm * Math.sqrt(factor / (wallMm / vati.wallMm));
    const diameterMm = roundToStep(
      clamp(wished, Math.min(CUP_MM.least, vati.diameterMm), Math.max(CUP_MM.most, vati.diameterMm)),
      0.1,
    );
    const depthMm = roundToStep((vati.depthMm * diameterMm) / vati.diameterMm, 0.1);
    return { ...vati, wallMm, diameterMm, depthMm };
  },
  say: ({ diameterMm, wallMm }) => `the cups ${sayMm(diameterMm)} mm wide with a wall of ${sayMm(wallMm)} mm`,
};
