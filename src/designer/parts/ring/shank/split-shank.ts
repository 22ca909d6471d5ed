import { freeSplitShank } from '../../free-measures/hoops.ts';
import { none, noSpan, type PartKnowledge } from '../../part-knowledge.ts';
import { sayShank } from './any-shank.ts';
import { shankVolumeMm3 } from './hoop-volume.ts';

/** A hoop that opens into two branches on its way to the head. */
export const splitShankKnowledge = {
  // Two branches of 0.6 instead of one band over a quarter of the circle.
  volumeMm3: (part, design) =>
    shankVolumeMm3(part, design) * (1 + ((2 * part.branchRatio - 1) * 2 * part.opensAtDeg) / 360),
  spanMm: noSpan,
  stones: none,
  head: false,
  bought: none,
  say: (part) => sayShank(part, `${part.profile === 'knife' ? 'knife-edge ' : ''}split shank`),
  traits: ({ profile }) => ({ profile }),
  free: freeSplitShank,
} as const satisfies PartKnowledge<'split-shank'>;
