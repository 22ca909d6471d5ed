import type { Part, PartKind, PartOf } from '#spec/part-registry.ts';
import { type Stone, stoneWidthMm } from '#spec/stone.ts';
import type { PieceDraft } from '../piece-draft.ts';
import { girdleLengthMm } from '../proportions/outline-length.ts';
import { crownMm, pavilionMm } from '../proportions/ring.ts';
import { bandAreaMm2, hoopVolumeMm3, twistFill } from '../proportions/band-area.ts';
import { chainVolumeMm3, plateVolumeMm3, tennisLinkVolumeMm3, torusVolumeMm3 } from '../proportions/link-volume.ts';

/**
 * How much metal a part brings, in mm³, from its measures alone: what a goldsmith reckons in the head before anything is
 * cast. Negative where stones are let into metal that is there already. Factors without a source were fitted to built
 * pieces.
 */
type Volume<K extends PartKind> = (part: PartOf<K>, draft: PieceDraft) => number;

/** Part of a hoop that has its shoulder measures, the rest its palm's: full to 28° from the top, then falling evenly. */
const SHOULDER_SHARE = 0.578;

/** A seat with its drill, less the beads that are raised around it, over the cube of the stone's diameter. */
const SEAT_RATIO = 0.42;

const volumes: { readonly [K in PartKind]: Volume<K> } = {
  shank: (shank, draft) => hoop(shank, draft),
  // Two branches of 0.6 instead of one band over a quarter of the circle.
  'split-shank': (shank, draft) =>
    hoop(shank, draft) * (1 + ((2 * shank.branchRatio - 1) * 2 * shank.opensAtDeg) / 360),
  'twist-shank': (shank, draft) => twisted(shank, draft),
  cathedral: ({ riseMm, widthMm }) => 3.2 * riseMm * widthMm,
  'prong-head': prongHead,
  'bezel-head': bezelHead,
  halo: (halo, draft) => {
    const melee = stoneIn(draft, halo.holds);
    const d = stoneWidthMm(melee);
    return halo.count * (d + 0.11) * (0.62 * d + 0.2) * Math.min(1.1, Math.max(0.9, 0.85 * d));
  },
  pave: (pave, draft) => -2 * pave.countPerSide * SEAT_RATIO * stoneWidthMm(stoneIn(draft, pave.holds)) ** 3,
  'eternity-row': (row, draft) => -row.count * SEAT_RATIO * stoneWidthMm(stoneIn(draft, row.holds)) ** 3,
  flush: (flush, draft) => -flush.count * SEAT_RATIO * stoneWidthMm(stoneIn(draft, flush.holds)) ** 3,
  'signet-face': ({ lengthMm, widthMm, thicknessMm }) => 0.9 * lengthMm * widthMm * thicknessMm,
  milgrain: ({ beadMm }, draft) => ((2 * 2 * Math.PI * (radiusOf(draft) + 1.8)) / beadMm) * 0.3 * beadMm ** 3,
  'leaf-shoulders': ({ pairs, leafLengthMm, leafWidthMm }) => 2 * pairs * 0.25 * leafLengthMm * leafWidthMm,
  plate: plateVolumeMm3,
  bail: ({ heightMm, widthMm, wallMm, style }) =>
    (style === 'ring' ? wallMm : 0.78 * widthMm) * wallMm * Math.PI * (heightMm / 2 + 2) * 0.9,
  chain: chainVolumeMm3,
  loop: ({ innerMm, wireMm }) => torusVolumeMm3(innerMm, wireMm),
  link: ({ innerMm, wireMm }) => torusVolumeMm3(innerMm, wireMm),
  post: ({ diameterMm, lengthMm }) => (Math.PI / 4) * diameterMm ** 2 * lengthMm + 20,
  'ear-wire': ({ wireMm, heightMm }) => (Math.PI / 4) * wireMm ** 2 * 2.9 * heightMm,
  'bangle-band': ({ section, widthMm, thicknessMm }, draft) =>
    hoopVolumeMm3(bandAreaMm2(section, widthMm, thicknessMm), radiusOf(draft), thicknessMm),
  // Strands of 0.55 of the width around a core; their lay makes them a little longer than the circle.
  'twist-band': ({ strands, widthMm }, draft) =>
    hoopVolumeMm3(twistFill(strands) * widthMm ** 2, radiusOf(draft), widthMm),
  'tennis-line': (line, draft) => line.count * tennisLinkVolumeMm3(stoneWidthMm(stoneIn(draft, line.holds)), line),
  clasp: ({ lengthMm }) => 4 * lengthMm,
};

/** Volume of one part's metal in mm³. */
export function partVolumeMm3(part: Part, draft: PieceDraft): number {
  // The registry is typed kind by kind; looked up by the part's own kind the pair fits.
  return (volumes[part.kind] as Volume<PartKind>)(part, draft);
}

type AnyShank = PartOf<'shank'> | PartOf<'split-shank'> | PartOf<'twist-shank'>;

function hoop(shank: AnyShank, draft: PieceDraft): number {
  const shoulder = bandAreaMm2(shank.profile, shank.shoulderWidthMm, shank.shoulderThicknessMm);
  const palm = bandAreaMm2(shank.profile, shank.palmWidthMm, shank.palmThicknessMm);
  const area = palm + (shoulder - palm) * SHOULDER_SHARE;
  return hoopVolumeMm3(area, radiusOf(draft), (shank.shoulderThicknessMm + shank.palmThicknessMm) / 2);
}

function twisted(shank: PartOf<'twist-shank'>, draft: PieceDraft): number {
  const [widthMm, thicknessMm] = [shank.shoulderWidthMm, shank.shoulderThicknessMm];
  // Strands of a wide band are no thicker than the band.
  const wireMm = Math.min(Math.max(widthMm, thicknessMm) / 4 + 0.08, 0.47 * Math.min(widthMm, thicknessMm));
  const strands = hoopVolumeMm3(2 * Math.PI * wireMm ** 2, radiusOf(draft), shank.shoulderThicknessMm);
  const share = (2 * shank.twistArcDeg) / 360;
  return share * strands + (1 - share) * hoop(shank, draft);
}

function prongHead(head: PartOf<'prong-head'>, draft: PieceDraft): number {
  const stone = stoneIn(draft, head.holds);
  const widthMm = Math.min(stone.lengthMm, stoneWidthMm(stone));
  const heightMm = head.baseHeightMm + pavilionMm(stone.shape, widthMm) + crownMm(stone.shape, widthMm) - 0.8;
  const girdleMm = girdleLengthMm(stone.shape, { lengthMm: stone.lengthMm, widthMm: stoneWidthMm(stone) });
  const prongs = head.prongs * (Math.PI / 4) * head.prongMm ** 2 * heightMm * 0.75;
  return prongs + head.rails * girdleMm * 0.72 * 0.5 + (head.on === undefined ? 2 + 0.4 * widthMm : 0);
}

function bezelHead(head: PartOf<'bezel-head'>, draft: PieceDraft): number {
  const stone = stoneIn(draft, head.holds);
  const widthMm = Math.min(stone.lengthMm, stoneWidthMm(stone));
  const pavilion = pavilionMm(stone.shape, widthMm);
  const girdleMm = girdleLengthMm(stone.shape, { lengthMm: stone.lengthMm, widthMm: stoneWidthMm(stone) });
  const heightMm = head.on === undefined ? 0.5 * pavilion + 0.8 : Math.max(0.9, head.baseHeightMm + pavilion - 0.7);
  const legs = head.on === undefined ? 4 * 0.8 * (head.baseHeightMm + 0.5 * pavilion) + 2 : 0;
  return (girdleMm + Math.PI * head.wallMm) * (head.wallMm + 0.15) * heightMm * 0.85 + legs;
}

function radiusOf({ size }: PieceDraft): number {
  return (size?.innerDiameterMm ?? 17.3) / 2;
}

function stoneIn({ stones }: PieceDraft, id: string): Stone {
  const stone = stones[id];
  if (!stone) throw new Error(`The draft has no stone "${id}"`);
  return stone;
}
