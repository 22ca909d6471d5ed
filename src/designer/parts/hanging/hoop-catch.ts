import type { PartOf } from '#spec/part-registry.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { halfOpeningDeg } from '../../proportions/hanging/ear-hoop.ts';
import { noSpan, noTraits, type PartKnowledge } from '../part-knowledge.ts';

type Style = PartOf<'hoop-catch'>['style'];

/** Metal beside the wire: the barrel of a hinge, the eye of a bali. Fitted to built pieces. */
const besideMm3: Readonly<Record<Style, number>> = { snap: 6, endless: 0.5, bali: 4, open: 0 };

const words: Readonly<Record<Style, string>> = {
  snap: 'closed by a hinged snap',
  endless: 'closed by its own wire',
  bali: 'hooked into its own eye',
  open: 'open, to slip over the rim of the ear',
};

/** What closes a hoop and goes through the ear. */
export const hoopCatchKnowledge = {
  volumeMm3: ({ carries, style, wireMm }, design) =>
    style === 'open'
      ? besideMm3.open
      : (Math.PI / 4) * wireMm ** 2 * wireLengthMm(design.parts[carries]) + besideMm3[style],
  spanMm: noSpan,
  stones: () => undefined,
  head: false,
  bought: ({ style }) => (style === 'snap' ? 'post' : undefined),
  say: ({ style }) => ({ as: 'worn', words: words[style] }),
  traits: noTraits,
  free: 'fixed',
} as const satisfies PartKnowledge<'hoop-catch'>;

/** Across the opening and into both ends. */
function wireLengthMm(hoop: ComposedDesign['parts'][string] | undefined): number {
  if (hoop?.kind !== 'hoop') return 8;
  return (Math.PI * (hoop.outerDiameterMm - hoop.thicknessMm) * halfOpeningDeg(hoop)) / 180 + 1;
}
