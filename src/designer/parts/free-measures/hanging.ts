import { leastLinkLengthMm, longestLinkMm, THICKEST_WIRE } from '#layout/chain/link-pitch.ts';
import { placeMotif } from '#layout/motifs/placed-motif.ts';
import { clamp } from '#shared/units.ts';
import { rangeOfField } from '#spec/part-fields.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { chainVolumeMm3 } from '../../proportions/hanging/link-volume.ts';
import { carriesHeads, carriesSunkStones, type FreePart, sayMm, toHundredth } from './free-measures.ts';

/** A plate thinner than this is not cast, a thicker one is made hollow; larger ones do not hang flat. */
const PLATE_MM = { thinnest: 0.8, thickest: 4, narrowest: 3, largest: 60 };

export const freePlate: FreePart<'plate'> = {
  scaled: (plate, factor, at) => {
    // What stands on a plate is drawn for its thickness, and what is sunk into it needs all of it.
    const set = carriesSunkStones(at) || carriesHeads(at);
    const deep = at.held.thickness || set ? 1 : factor ** (at.held.width || at.held.height ? 1 : 0.4);
    const across = factor ** (set || at.held.thickness ? 0.5 : 0.3);
    const least = set ? 1 : 0;
    const isSized = at.held.width || at.held.height;
    const side = (mm: number): number =>
      isSized
        ? mm
        : toHundredth(clamp(mm * Math.max(least, across), Math.min(mm, PLATE_MM.narrowest), PLATE_MM.largest));
    return {
      ...plate,
      widthMm: side(plate.widthMm),
      heightMm: side(plate.heightMm),
      thicknessMm: toHundredth(clamp(plate.thicknessMm * deep, PLATE_MM.thinnest, PLATE_MM.thickest)),
    };
  },
  say: ({ widthMm, heightMm, thicknessMm }) =>
    `the plate ${sayMm(widthMm)} × ${sayMm(heightMm)} mm and ${sayMm(thicknessMm)} mm thick`,
};

/** A flatter relief is lost in polishing; a little is left for the file. */
const LEAST_RELIEF_MM = makingRules.relief.depthMinMm.limit + 0.1;

/** A motif that is measured by another of its set is moved by no more than this share of it. */
const OF_ITS_SET = 0.08;

/** A motif grows as a whole, so that it stays itself; what is sunk or stands in it needs all that there is. */
export const freeMotif: FreePart<'motif'> = {
  scaled: (motif, factor, at) => {
    // On a ring or a bangle it is as large as it was drawn for its host.
    if (motif.on !== undefined) return motif;
    const isSized = at.held.width || at.held.height;
    const least = carriesHeads(at) ? 1 : 0;
    const free = Math.max(least, factor ** 0.35);
    const across = isSized ? 1 : at.held.motif ? clamp(free, 1 - OF_ITS_SET, 1 + OF_ITS_SET) : free;
    const deep = at.held.thickness ? 1 : Math.max(least, factor ** (isSized || at.held.motif ? 1 : 0.3));
    // No smaller than its drawing can be cast.
    const { heightMm, leastHeightMm } = placeMotif(motif);
    const smallest = Math.min(1, leastHeightMm / heightMm);
    const side = (mm: number): number => toHundredth(clamp(mm * across, mm * smallest, PLATE_MM.largest));
    const { reliefMm } = motif;
    return {
      ...motif,
      // What is thinner is flatter, too; it never stands higher than it was drawn.
      reliefMm: toHundredth(clamp(reliefMm * deep, Math.min(reliefMm, LEAST_RELIEF_MM), reliefMm)),
      widthMm: side(motif.widthMm),
      heightMm: side(motif.heightMm),
      thicknessMm: toHundredth(clamp(motif.thicknessMm * deep, PLATE_MM.thinnest, PLATE_MM.thickest)),
    };
  },
  say: ({ widthMm, heightMm, thicknessMm }) =>
    `the motif ${sayMm(widthMm)} × ${sayMm(heightMm)} mm and ${sayMm(thicknessMm)} mm thick`,
};

/** The wire of a link that was said to be so wide: between a thread and what still lets its neighbour through. */
const WIRE_RATIO = { least: 0.12, most: THICKEST_WIRE };

/** Wire is drawn in hundredths and links are whole: a chain of a said weight takes them up to so much wider or narrower. */
const WIDTH_TAKES_UP = 0.06;
const WIDTH_STEPS = 12;

function ofVolume(chain: PartOf<'chain'>, mm3: number): PartOf<'chain'> {
  const { min, max } = rangeOfField('chain', 'linkWidthMm');
  const wide = (mm: number): PartOf<'chain'> => ({ ...chain, linkWidthMm: toHundredth(clamp(mm, min, max)) });
  let low = Math.max(chain.linkWidthMm * (1 - WIDTH_TAKES_UP), chain.wireMm / THICKEST_WIRE);
  let high = Math.max(low, chain.linkWidthMm * (1 + WIDTH_TAKES_UP));
  for (let step = 0; step < WIDTH_STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (chainVolumeMm3(wide(middle)) > mm3) high = middle;
    else low = middle;
  }
  return wide(low);
}

/** A chain with links as long as its wire and its bend allow. */
function withLinkLength(chain: PartOf<'chain'>, wishedMm: number): PartOf<'chain'> {
  const { max } = rangeOfField('chain', 'linkLengthMm');
  const linkMm = clamp(wishedMm, leastLinkLengthMm(chain.wireMm), Math.min(max, longestLinkMm(chain)));
  return { ...chain, linkLengthMm: toHundredth(linkMm) };
}

export const freeChain: FreePart<'chain'> = {
  scaled: (chain, factor, { held }) => {
    // A chain that carries something is bought.
    if (chain.through !== undefined) return chain;
    const { wireMm, linkWidthMm, linkLengthMm } = chain;
    if (held.width) {
      const ratio = clamp((wireMm * Math.sqrt(factor)) / linkWidthMm, WIRE_RATIO.least, WIRE_RATIO.most);
      const wire = toHundredth(Math.max(0.25, ratio * linkWidthMm));
      return withLinkLength({ ...chain, wireMm: wire }, linkLengthMm);
    }
    const by = clamp(Math.sqrt(factor), 1 / linkWidthMm, 16 / linkWidthMm);
    const wire = toHundredth(clamp(wireMm * by, 0.25, 4));
    const scaled = withLinkLength({ ...chain, wireMm: wire, linkWidthMm: linkWidthMm * by }, linkLengthMm * by);
    return ofVolume(scaled, chainVolumeMm3(chain) * by ** 2);
  },
  say: ({ wireMm, linkWidthMm }) => `links ${sayMm(linkWidthMm)} mm wide of ${sayMm(wireMm)} mm wire`,
};
