import { linkedMm } from '#layout/hanging/joint-form.ts';
import type { PartOf } from '#spec/part-registry.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { torusVolumeMm3 } from '../../proportions/hanging/link-volume.ts';
import { none, noTraits, type PartKnowledge } from '../part-knowledge.ts';

/** A jump ring between two loops. */
export const linkKnowledge = {
  volumeMm3: ({ innerMm, wireMm }) => torusVolumeMm3(innerMm, wireMm),
  spanMm: spanOfLink,
  stones: none,
  head: false,
  bought: () => 'link',
  say: none,
  traits: noTraits,
  free: 'fixed',
} as const satisfies PartKnowledge<'link'>;

/** From the middle of one loop to that of the next: the loops reach as far as that themselves. */
function spanOfLink(link: PartOf<'link'>, { parts }: ComposedDesign): number {
  const [above, below] = [parts[link.on], parts[link.carries]];
  return above?.kind === 'loop' && below?.kind === 'loop' ? linkedMm(above, link, below) : 0;
}
