import { clamp } from '#shared/units.ts';
import { rangeOfField } from '#spec/part-fields.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { carriesSunkStones, type FreePart, sayMm, toHundredth } from './free-measures.ts';

/** A wider hoop is a cuff. */
const WIDEST_MM = 12;

/** The diameter of a hoop stays: its metal grows wider and thicker. */
export const freeHoop: FreePart<'hoop'> = {
  scaled: (hoop, factor, at) => {
    const sunk = carriesSunkStones(at);
    const { widthMm, thicknessMm, section, turns } = hoop;
    const [widthHeld, thicknessHeld] = [at.held.metalWidth, at.held.thickness];
    const isWire = section === 'round' || turns > 0;
    // Wire is as thick as it is wide, so that either said measure fixes both.
    if ((widthHeld && thicknessHeld) || (isWire && (widthHeld || thicknessHeld))) return hoop;
    const grown = widthHeld || thicknessHeld ? factor : Math.sqrt(factor);
    const thickest = Math.min(0.2 * hoop.outerDiameterMm, rangeOfField('hoop', 'thicknessMm').max);
    const least = makingRules.wall.castMinMm.limit;
    const scaled = (mm: number, most: number): number =>
      toHundredth(clamp(mm * grown, sunk ? mm : Math.min(mm, least), Math.max(mm, most)));
    if (isWire) {
      const wireMm = scaled(widthMm, thickest);
      return { ...hoop, widthMm: wireMm, thicknessMm: wireMm };
    }
    return {
      ...hoop,
      widthMm: widthHeld ? widthMm : scaled(widthMm, WIDEST_MM),
      thicknessMm: thicknessHeld ? thicknessMm : scaled(thicknessMm, thickest),
    };
  },
  say: ({ widthMm, thicknessMm }) => `the hoop ${sayMm(widthMm)} mm wide and ${sayMm(thicknessMm)} mm thick`,
};
