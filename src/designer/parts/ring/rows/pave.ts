import type { PartOf } from '#spec/part-registry.ts';
import { innerRadiusMm } from '#spec/pieces/inner-radius.ts';
import type { ComposedDesign } from '../../../composed-design.ts';
import { degrees } from '../../../proportions/ring/ring.ts';
import { sayMelee } from '../../../phrasing/say-stone.ts';
import { heldStone } from '../../find-parts.ts';
import { none, noSpan, type PartKnowledge, type PartTraits, type Spoken } from '../../part-knowledge.ts';
import { seatsVolumeMm3 } from './seats.ts';

/** Rows of small stones along both shoulders, or over the top of a bangle. */
export const paveKnowledge = {
  volumeMm3: (part, design) => seatsVolumeMm3(2 * part.countPerSide, heldStone(design, part)),
  spanMm: noSpan,
  stones: (part, design) => ({ count: 2 * part.countPerSide + onBranches(part, design), work: 'pave' }),
  head: false,
  bought: none,
  say,
  traits,
  free: 'fixed',
} as const satisfies PartKnowledge<'pave'>;

/** On a split shank every step of a row has a stone on each branch. */
function onBranches(pavement: PartOf<'pave'>, design: ComposedDesign): number {
  const host = design.parts[pavement.on];
  const stone = design.stones[pavement.holds];
  if (host?.kind !== 'split-shank' || !stone) return 0;
  const radiusMm = innerRadiusMm(design) + host.shoulderThicknessMm;
  const split = (host.opensAtDeg - pavement.startDeg) / degrees(stone.lengthMm + pavement.gapMm, radiusMm);
  return 2 * Math.max(0, Math.min(pavement.countPerSide, Math.round(split)));
}

function isOnBangle({ on }: PartOf<'pave'>, design: ComposedDesign): boolean {
  return design.parts[on]?.kind === 'bangle-band';
}

function say(part: PartOf<'pave'>, design: ComposedDesign): Spoken {
  if (!isOnBangle(part, design)) return { as: 'extra', words: 'pavé shoulders' };
  const stones = sayMelee(2 * part.countPerSide, design.stones[part.holds], design.stones[part.inTurn ?? '']);
  return { as: 'extra', words: `a line of ${stones} over the top` };
}

function traits(part: PartOf<'pave'>, design: ComposedDesign): PartTraits {
  if (!isOnBangle(part, design)) return { rhythm: 'shoulders' };
  return { setting: 'pave', rhythm: `line of ${2 * part.countPerSide}` };
}
