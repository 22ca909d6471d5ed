import { clamp, roundToStep } from '#shared/units.ts';
import { leastLinkLengthMm, longestLinkMm, THICKEST_WIRE } from '#layout/chain/link-pitch.ts';
import { rangeOfField } from '#spec/part-fields.ts';
import type { PartOf } from '#spec/part-registry.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { RingLook } from '../../looks/ring-look.ts';
import { claspPart } from '../hanging/hang-parts.ts';
import { type BellsLook, bellsOnLine } from './ghungroo-part.ts';

/** What tells one chain from the next. */
export interface ChainLook {
  /** Outside width of a link over the usual one. */
  readonly scale: number;
  /** Length over width of a link, and wire over width. */
  readonly long: number;
  readonly wire: number;
  readonly finish: RingLook['finish'];
  /** Where bells hang from it. */
  readonly bells?: BellsLook;
}

/** Width of a link when none was said: a lady's and a gent's. Trade judgement. */
const usualLinkMm = { lady: 2.4, gent: 3.6 } as const;

/** What words add to a link, and what they multiply it by. */
const WIDER_MM = { small: -0.7, dainty: -0.5, usual: 0, bold: 0.5, large: 1 } as const;
const BROADER = { slim: 0.65, usual: 1, chunky: 1.7 } as const;

/** Usual widths of links, and the widest for a weight. */
const LINK_MM = { least: 1, most: 14, heaviest: 16 };

/** What is made of links, and what it goes around. */
export interface ChainTask {
  readonly kind: 'chain' | 'bracelet';
  readonly usualLengthMm: number;
  /** It is worn for the sound of its bells. */
  readonly rings?: boolean;
}

/** A cable chain that is the piece itself. */
export function composeChain(
  asked: PieceWish,
  look: ChainLook,
  { kind, usualLengthMm }: ChainTask,
  richness: number,
): ComposedDesign {
  const lengthMm = Math.round((asked.lengths.lengthMm ?? usualLengthMm) * 10) / 10;
  const { whole, metal } = asked.style.size;
  const usual = BROADER[metal] * ((asked.gent ? usualLinkMm.gent : usualLinkMm.lady) + WIDER_MM[whole]);
  const openMm = clamp(usual * look.scale * (1 + 0.08 * richness), LINK_MM.least, LINK_MM.most);
  const linkWidthMm =
    asked.lengths.widthMm ?? roundToStep(clamp(asked.bulk * openMm, LINK_MM.least, LINK_MM.heaviest), 0.1);
  const chain: PartOf<'chain'> = { kind: 'chain', lengthMm, ...links(look, linkWidthMm, lengthMm), supply: 'made' };
  return {
    kind,
    metal: { alloy: asked.alloys[0], finish: asked.finish ?? look.finish },
    size: undefined,
    stones: {},
    parts: {
      chain,
      ...(look.bells ? { bells: bellsOnLine(asked, look.bells, chain) } : {}),
      clasp: claspPart('chain', clamp(roundToStep(2.4 * linkWidthMm + 4, 0.5), 7, 14), asked),
    },
  };
}

function links(look: Pick<ChainLook, 'long' | 'wire'>, linkWidthMm: number, lengthMm: number) {
  const wished = roundToStep(look.wire * linkWidthMm, 0.05);
  const { min, max } = rangeOfField('chain', 'wireMm');
  const wireMm = clamp(Math.min(wished, Math.floor(linkWidthMm * THICKEST_WIRE * 20) / 20), min, max);
  // Pitch follows wire.
  const least = leastLinkLengthMm(wireMm);
  const wishedMm = clamp(look.long * linkWidthMm, least, longestLinkMm({ lengthMm, wireMm, linkWidthMm }));
  return { wireMm, linkWidthMm, linkLengthMm: Math.ceil(10 * wishedMm - 1e-6) / 10 };
}
