import type { PartOf } from '#spec/part-registry.ts';
import { stoneWidthMm } from '#spec/stone.ts';
import { hiddenCollar } from '#layout/halo/hidden-collar.ts';
import type { ComposedDesign } from '../../../composed-design.ts';
import { crownMm } from '../../../proportions/ring/ring.ts';
import { heldStone } from '../../find-parts.ts';
import { none, noSpan, noTraits, type PartKnowledge } from '../../part-knowledge.ts';

/** A collar of small stones under the girdle, which is seen from the side alone. */
export const hiddenHaloKnowledge = {
  volumeMm3,
  spanMm: noSpan,
  stones: ({ count }) => ({ count, work: 'pave' }),
  head: false,
  bought: none,
  // Described with the stone that it lies under.
  say: none,
  // From above two designs look alike with and without it.
  traits: noTraits,
  free: 'fixed',
} as const satisfies PartKnowledge<'hidden-halo'>;

/** Length of the collar per stone: the stone, its gap and its share of the prongs. */
const PITCH_RATIO = 1.35;

/** Metal over the collar's box, seats and scallops taken out, struts and beads added: fitted to built rings. */
const FILL = 0.64;

function volumeMm3(halo: PartOf<'hidden-halo'>, design: ComposedDesign): number {
  const stoneMm = stoneWidthMm(heldStone(design, halo));
  const { thickMm, halfMm } = hiddenCollar({ stoneMm, crownMm: crownMm('round', stoneMm) });
  return FILL * halo.count * PITCH_RATIO * stoneMm * thickMm * 2 * halfMm;
}
