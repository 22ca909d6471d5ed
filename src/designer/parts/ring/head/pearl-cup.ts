import { heldStone } from '../../find-parts.ts';
import { none, type PartKnowledge } from '../../part-knowledge.ts';
import { sayFreeHead } from './any-head.ts';
import { spanOfHead } from './span-of-head.ts';

const HELD = 'a cup with a peg';

/** A pearl on a peg. */
export const pearlCupKnowledge = {
  volumeMm3: (head, design) => {
    const radiusMm = heldStone(design, head).lengthMm / 2;
    const share = Math.min(0.95, head.cupMm / (2 * radiusMm));
    // The bowl is a cap of the pearl's sphere; its wall thins towards the rim.
    const bowl = 2 * Math.PI * radiusMm ** 2 * (1 - Math.sqrt(1 - share ** 2)) * head.wallMm * 0.75;
    const peg = (Math.PI / 4) * head.pegMm ** 2 * radiusMm;
    const stem = Math.PI * (0.3 * head.cupMm) ** 2 * Math.max(0.6, head.baseHeightMm - 1.6);
    return bowl + peg + stem;
  },
  spanMm: spanOfHead,
  stones: () => ({ count: 1, work: 'peg' }),
  head: { held: () => HELD, girth: () => ({ claws: 0, clawMm: 0, wallMm: 0 }) },
  bought: none,
  say: (part, design, id) => sayFreeHead(part, design, id, HELD),
  traits: () => ({ setting: 'cup' }),
  free: 'fixed',
} as const satisfies PartKnowledge<'pearl-cup'>;
