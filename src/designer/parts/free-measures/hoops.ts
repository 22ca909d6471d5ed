import { clamp } from '#shared/units.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { bangleWidthMm, narrowestMm, thinnedBand } from '../../proportions/wrist/bangle.ts';
import {
  carriesHeads,
  carriesSunkStones,
  type FreePart,
  roomUnderHeadsMm,
  type ScaledPart,
  sayMm,
  toHundredth,
} from './free-measures.ts';

type AnyShank = PartOf<'shank'> | PartOf<'split-shank'> | PartOf<'twist-shank'>;

/** Widths and thicknesses of a ring's hoop; under a head, stones leave room for less thickness. Trade judgement. */
const SHANK_MM = { widest: 12, thickest: 3.2, thickestUnderHead: 2.4 };

function thickestMm(at: ScaledPart): number {
  return carriesHeads(at) ? Math.min(SHANK_MM.thickestUnderHead, roomUnderHeadsMm(at)) : SHANK_MM.thickest;
}

/** Of a hoop's metal, more goes into its width: a finger feels thickness first. */
const WIDTH_SHARE = 0.7;

function scaledShank<Shank extends AnyShank>(shank: Shank, factor: number, at: ScaledPart): Shank {
  const { palmThicknessMinMm, widthMinMm } = makingRules.shank;
  const sunk = carriesSunkStones(at);
  if (shank.profile === 'round') return sunk ? shank : scaledWire(shank, factor, at);
  const thicknessFree = !at.held.thickness && !sunk;
  const widthFree = !at.held.width;
  const widthFactor = widthFree ? factor ** (thicknessFree ? WIDTH_SHARE : 1) : 1;
  const thicknessFactor = thicknessFree ? factor ** (widthFree ? 1 - WIDTH_SHARE : 1) : 1;
  const thickest = thickestMm(at);
  const width = (mm: number): number => within(mm, mm * widthFactor, sunk ? mm : widthMinMm.limit, SHANK_MM.widest);
  const thickness = (mm: number, least: number): number => within(mm, mm * thicknessFactor, least, thickest);
  return {
    ...shank,
    shoulderWidthMm: width(shank.shoulderWidthMm),
    palmWidthMm: width(shank.palmWidthMm),
    shoulderThicknessMm: thickness(shank.shoulderThicknessMm, palmThicknessMinMm.limit),
    palmThicknessMm: thickness(shank.palmThicknessMm, palmThicknessMinMm.limit),
  };
}

/** A round wire stays as thick as it is wide, so that a said measure holds both. */
function scaledWire<Shank extends AnyShank>(shank: Shank, factor: number, at: ScaledPart): Shank {
  if (at.held.width || at.held.thickness) return shank;
  const thickest = thickestMm(at);
  const wire = (mm: number): number => within(mm, mm * Math.sqrt(factor), makingRules.shank.widthMinMm.limit, thickest);
  const [shoulderMm, palmMm] = [wire(shank.shoulderWidthMm), wire(shank.palmWidthMm)];
  return {
    ...shank,
    shoulderWidthMm: shoulderMm,
    palmWidthMm: palmMm,
    shoulderThicknessMm: shoulderMm,
    palmThicknessMm: palmMm,
  };
}

/** A measure within limits that never force it further than it was. */
function within(wasMm: number, wishedMm: number, least: number, most: number): number {
  return toHundredth(clamp(wishedMm, Math.min(wasMm, least), Math.max(wasMm, most)));
}

const sayShank = ({ shoulderWidthMm, shoulderThicknessMm }: AnyShank): string =>
  `the band ${sayMm(shoulderWidthMm)} mm wide and ${sayMm(shoulderThicknessMm)} mm thick`;

export const freeShank: FreePart<'shank'> = { scaled: scaledShank, say: sayShank };
export const freeSplitShank: FreePart<'split-shank'> = { scaled: scaledShank, say: sayShank };
export const freeTwistShank: FreePart<'twist-shank'> = { scaled: scaledShank, say: sayShank };

/** A thicker band is made hollow. */
const THICKEST_BANGLE_MM = 6;

export const freeBangleBand: FreePart<'bangle-band'> = {
  scaled: (band, factor, at) => {
    const sunk = carriesSunkStones(at);
    const both = !at.held.width && !at.held.thickness;
    const grown = both ? Math.sqrt(factor) : factor;
    const least = makingRules.bangle.solidThicknessMinMm.limit;
    const { widthMm, thicknessMm } = band;
    // A round wire is as thick as it is wide.
    if (band.section === 'round' && both) {
      const { most } = bangleWidthMm('round');
      const wireMm = within(widthMm, widthMm * grown, sunk ? widthMm : narrowestMm('round', widthMm), most);
      return { ...band, widthMm: wireMm, thicknessMm: wireMm };
    }
    const narrowest = narrowestMm(band.section, widthMm);
    if (factor < 1 && both && !sunk && band.section !== 'round') {
      const thinned = thinnedBand(band.section, band, factor, narrowest);
      return { ...band, widthMm: toHundredth(thinned.widthMm), thicknessMm: toHundredth(thinned.thicknessMm) };
    }
    const { most: widest } = bangleWidthMm(band.section);
    const wide = at.held.width ? widthMm : within(widthMm, widthMm * grown, sunk ? widthMm : narrowest, widest);
    const thick = at.held.thickness
      ? thicknessMm
      : within(thicknessMm, thicknessMm * grown, sunk ? thicknessMm : least, THICKEST_BANGLE_MM);
    return { ...band, widthMm: wide, thicknessMm: thick };
  },
  say: ({ widthMm, thicknessMm }) => `the bangle ${sayMm(widthMm)} mm wide and ${sayMm(thicknessMm)} mm thick`,
};

const twistMm = bangleWidthMm('twist');

export const freeTwistBand: FreePart<'twist-band'> = {
  scaled: (band, factor, { held }) =>
    held.width
      ? band
      : { ...band, widthMm: within(band.widthMm, band.widthMm * Math.sqrt(factor), twistMm.least, twistMm.most) },
  say: ({ widthMm }) => `the twist ${sayMm(widthMm)} mm wide`,
};

function carriesMotif({ design, id }: ScaledPart): boolean {
  return Object.values(design.parts).some((part) => part.kind === 'motif' && part.on === id);
}

/** The face of a signet stands over its shoulders, and is a face only from some size on. */
const FACE_MM = { least: 6, most: 20, thinnest: 1.5, thickest: 3.6 };

export const freeSignetFace: FreePart<'signet-face'> = {
  scaled: (face, factor, at) => {
    const sunk = carriesSunkStones(at) || carriesHeads(at);
    // Smaller, it would leave its motif no border.
    const least = sunk || carriesMotif(at) ? 1 : 0;
    const across = at.held.face ? 1 : Math.max(least, factor ** 0.35);
    const deep = sunk ? 1 : factor ** (at.held.face ? 1 : 0.3);
    return {
      ...face,
      lengthMm: within(face.lengthMm, face.lengthMm * across, FACE_MM.least, FACE_MM.most),
      widthMm: within(face.widthMm, face.widthMm * across, FACE_MM.least, FACE_MM.most),
      thicknessMm: within(face.thicknessMm, face.thicknessMm * deep, FACE_MM.thinnest, FACE_MM.thickest),
    };
  },
  say: ({ lengthMm, widthMm }) => `the face ${sayMm(lengthMm)} × ${sayMm(widthMm)} mm`,
};
