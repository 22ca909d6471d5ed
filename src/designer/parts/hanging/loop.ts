import { loopReachMm } from '#layout/hanging/joint-form.ts';
import type { PartOf } from '#spec/part-registry.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { partsOf } from '../find-parts.ts';
import { edgeOfBodyMm } from './edge-of-body.ts';
import { torusVolumeMm3 } from '../../proportions/hanging/link-volume.ts';
import { none, noTraits, type PartKnowledge } from '../part-knowledge.ts';

/** A closed ring of wire that is cast with its body. */
export const loopKnowledge = {
  volumeMm3: ({ innerMm, wireMm }) => torusVolumeMm3(innerMm, wireMm),
  spanMm: spanOfLoop,
  stones: none,
  head: false,
  bought: none,
  say: none,
  traits: noTraits,
  free: 'fixed',
} as const satisfies PartKnowledge<'loop'>;

/** From its body to its middle, where a ring hangs in it; a loop on a hook is the end of the piece itself. */
function spanOfLoop(loop: PartOf<'loop'>, design: ComposedDesign, id: string): number {
  const isJoined = partsOf(design, 'link').some(({ on, carries }) => on === id || carries === id);
  const besideMm = isJoined ? 0 : loop.innerMm / 2 + loop.wireMm;
  return loopReachMm(loop) + besideMm - edgeOfBodyMm(design, loop.on, loop.side);
}
