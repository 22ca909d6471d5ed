import type { PartOf } from '#spec/part-registry.ts';
import type { PieceDraft } from '../../piece-draft.ts';
import { degrees } from '../../proportions/ring.ts';
import { sayMelee } from '../../words/say-stone.ts';
import { heldStone } from '../find-parts.ts';
import { none, type PartKnowledge, type PartTraits, type Spoken } from '../part-knowledge.ts';
import { innerRadiusMm } from '../radius.ts';
import { seatsVolumeMm3 } from './seats.ts';

/** Rows of small stones along both shoulders, or over the top of a bangle. */
export const paveKnowledge = {
  volumeMm3: (part, draft) => seatsVolumeMm3(2 * part.countPerSide, heldStone(draft, part)),
  stones: (part, draft) => ({ count: 2 * part.countPerSide + onBranches(part, draft), work: 'pave' }),
  head: false,
  bought: none,
  say,
  traits,
  free: 'fixed',
} as const satisfies PartKnowledge<'pave'>;

/** On a split shank every step of a row has a stone on each branch. */
function onBranches(pavement: PartOf<'pave'>, draft: PieceDraft): number {
  const host = draft.parts[pavement.on];
  const stone = draft.stones[pavement.holds];
  if (host?.kind !== 'split-shank' || !stone) return 0;
  const radiusMm = innerRadiusMm(draft) + host.shoulderThicknessMm;
  const split = (host.opensAtDeg - pavement.startDeg) / degrees(stone.lengthMm + pavement.gapMm, radiusMm);
  return 2 * Math.max(0, Math.min(pavement.countPerSide, Math.round(split)));
}

function isOnBangle({ on }: PartOf<'pave'>, draft: PieceDraft): boolean {
  return draft.parts[on]?.kind === 'bangle-band';
}

function say(part: PartOf<'pave'>, draft: PieceDraft): Spoken {
  if (!isOnBangle(part, draft)) return { as: 'extra', words: 'pavé shoulders' };
  return { as: 'extra', words: `a line of ${sayMelee(2 * part.countPerSide, draft.stones[part.holds])} over the top` };
}

function traits(part: PartOf<'pave'>, draft: PieceDraft): PartTraits {
  if (!isOnBangle(part, draft)) return { rhythm: 'shoulders' };
  return { setting: 'pave', rhythm: `line of ${2 * part.countPerSide}` };
}
