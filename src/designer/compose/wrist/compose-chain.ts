import { clamp, roundToStep } from '#shared/units.ts';
import { rangeOfField } from '#spec/part-fields.ts';
import { alloys } from '#spec/tables/alloys.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { chainVolumeMm3 } from '../../proportions/link-volume.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { RingLook } from '../../looks/ring-look.ts';

/** What tells one chain from the next. */
export interface ChainLook {
  /** Outside width of a link over the usual one. */
  readonly scale: number;
  /** Length over width of a link, and wire over width. */
  readonly long: number;
  readonly wire: number;
  readonly finish: RingLook['finish'];
}

/** Width of a link when none was said: a lady's and a gent's. Trade judgement. */
const usualLinkMm = { lady: 2.4, gent: 3.6 } as const;

/** A link has to let its neighbour's wire through with 15 % of play. */
const WIDEST_WIRE_RATIO = 1 / 3.25;

/** What is made of links, and what it goes around. */
export interface ChainTask {
  readonly kind: 'chain' | 'bracelet';
  readonly usualLengthMm: number;
}

/** A cable chain that is the piece itself. */
export function composeChain(
  asked: PieceWish,
  look: ChainLook,
  { kind, usualLengthMm }: ChainTask,
  richness: number,
): ComposedDesign {
  const lengthMm = Math.round((asked.lengths.lengthMm ?? usualLengthMm) * 10) / 10;
  const usual = (asked.gent ? usualLinkMm.gent : usualLinkMm.lady) + 0.5 * asked.style.boldness;
  const openMm = roundToStep(clamp(usual * look.scale * (1 + 0.08 * richness), 1, 14), 0.1);
  const linkWidthMm = asked.lengths.widthMm ?? widthForWeight(asked, look, lengthMm) ?? openMm;
  return {
    kind,
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
  const { min, max } = rangeOfField('chain', 'wireMm');
  const wireMm = clamp(Math.min(wished, Math.floor(linkWidthMm * WIDEST_WIRE_RATIO * 20) / 20), min, max);
  // Every second link is turned the same way, and two of these must not touch.
  const least = 4.3 * wireMm + 0.2;
  return { wireMm, linkWidthMm, linkLengthMm: roundToStep(Math.max(look.long * linkWidthMm, least), 0.1) };
}

/** The width of link whose chain has about the wished weight, or stays just under a limit. */
function widthForWeight(
  asked: PieceWish,
  look: Pick<ChainLook, 'long' | 'wire'>,
  lengthMm: number,
): number | undefined {
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
