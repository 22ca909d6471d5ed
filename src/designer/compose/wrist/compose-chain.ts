import type { Role, StyleFamily } from '../../proposal.ts';
import { clamp, roundToStep } from '#shared/units.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { ankletLengthsMm, braceletLengthsMm, necklaceLengths } from '#spec/sizes/lengths.ts';
import type { PieceDraft } from '../../piece-draft.ts';
import { chainVolumeMm3 } from '../../proportions/link-volume.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { RingLook } from '../ring/ring-look.ts';
import type { Archetype } from '../../archetypes/archetype.ts';

interface ChainLook {
  readonly family: StyleFamily;
  /** Outside width of a link against the usual one. */
  readonly scale: number;
  /** Length over width of a link, and wire over width. */
  readonly long: number;
  readonly wire: number;
  readonly finish: RingLook['finish'];
}

const cable = { scale: 1, long: 1.45, wire: 0.24, finish: 'polished' } as const;

/** Cable chains by role: round links, long links, bold and fine. */
const ladder: Readonly<Record<Role, readonly ChainLook[]>> = {
  classic: [{ family: 'classic', ...cable }],
  generous: [{ family: 'classic', ...cable, scale: 2, long: 1.35, wire: 0.26 }],
  quiet: [
    { family: 'modern', ...cable, scale: 0.6, long: 1.2, wire: 0.2 },
    { family: 'modern', ...cable, scale: 0.6, finish: 'brushed' },
  ],
  character: [
    { family: 'architectural', ...cable, scale: 1.5, long: 1.85, wire: 0.2 },
    { family: 'nature', ...cable, scale: 1.6, long: 1.25, wire: 0.23, finish: 'hammered' },
  ],
};

/** Links by name: a paper clip, a rolo's ring; of a round one the wire has to leave its neighbour room. Trade judgement. */
const linksOf = { long: { long: 2.8, wire: 0.2 }, round: { long: 1.15, wire: 0.21 } } as const;

/** Width of a link that nobody measured: a lady's and a gent's. Trade judgement. */
const usualLinkMm = { lady: 2.4, gent: 3.6 } as const;

/** A link has to let its neighbour's wire through with 15 % of play. */
const WIDEST_WIRE_RATIO = 1 / 3.25;

/** A cable chain that is the piece itself, around neck, wrist or ankle. */
export const chain: Archetype = {
  name: 'chain',
  ideas: (asked, role) =>
    ladder[role].map(({ family, ...look }) => ({
      family,
      draft: (to: PieceWish, richness: number) =>
        composeChain(to, { ...look, ...(to.links ? linksOf[to.links] : {}) }, richness),
    })),
};

function composeChain(asked: PieceWish, look: Omit<ChainLook, 'family'>, richness: number): PieceDraft {
  const lengthMm = Math.round((asked.lengths.lengthMm ?? usualLengthMm(asked)) * 10) / 10;
  const usual = (asked.gent ? usualLinkMm.gent : usualLinkMm.lady) + 0.5 * asked.style.boldness;
  const openMm = roundToStep(clamp(usual * look.scale * (1 + 0.08 * richness), 1, 14), 0.1);
  const linkWidthMm = asked.lengths.widthMm ?? widthForWeight(asked, look, lengthMm) ?? openMm;
  return {
    kind: asked.kind === 'bracelet' ? 'bracelet' : 'chain',
    metal: { alloy: asked.alloys[0], finish: asked.finish ?? look.finish },
    size: undefined,
    stones: {},
    parts: {
      chain: { kind: 'chain', lengthMm, ...links(look, linkWidthMm), supply: 'made' },
      clasp: { kind: 'clasp', on: 'chain', lengthMm: clamp(roundToStep(2.4 * linkWidthMm + 4, 0.5), 7, 14) },
    },
  };
}

function links(look: Pick<ChainLook, 'long' | 'wire'>, linkWidthMm: number) {
  const wished = roundToStep(look.wire * linkWidthMm, 0.05);
  const wireMm = Math.max(0.25, Math.min(wished, Math.floor(linkWidthMm * WIDEST_WIRE_RATIO * 20) / 20));
  // Every other link lies the same way round and must clear its twin.
  const least = 4.3 * wireMm + 0.2;
  return { wireMm, linkWidthMm, linkLengthMm: roundToStep(Math.max(look.long * linkWidthMm, least), 0.1) };
}

function usualLengthMm({ worn, gent }: PieceWish): number {
  if (worn === 'ankle') return ankletLengthsMm.standard;
  if (worn === 'wrist') return gent ? braceletLengthsMm.menStandard : braceletLengthsMm.womenStandard;
  return gent ? necklaceLengths.matinee.usualMm : necklaceLengths.princess.usualMm;
}

/** The link whose chain weighs about what was wished, or just keeps under a limit. */
function widthForWeight(asked: PieceWish, look: Pick<ChainLook, 'long' | 'wire'>, lengthMm: number): number | undefined {
  const { aboutGrams, maximumGrams } = asked.weight;
  const grams = aboutGrams ?? (maximumGrams === undefined ? undefined : 0.95 * maximumGrams);
  if (grams === undefined) return undefined;
  const density = alloys[asked.alloys[0]].densityGramsPerCm3;
  let best = { widthMm: 1, off: Infinity };
  for (let widthMm = 1; widthMm <= 16; widthMm = roundToStep(widthMm + 0.1, 0.1)) {
    const volumeMm3 = chainVolumeMm3({ kind: 'chain', lengthMm, ...links(look, widthMm), supply: 'made' });
    const weighed = (volumeMm3 * density) / 1000;
    if (aboutGrams === undefined && weighed > grams) break;
    const off = Math.abs(Math.log(weighed / grams));
    if (off < best.off) best = { widthMm, off };
  }
  return best.widthMm;
}
