import type { Part, PartOf } from '#spec/part-registry.ts';
import { stoneOf } from '#spec/references.ts';
import type { SettingWork } from '#spec/workshop/bench-charges.ts';
import type { PieceDraft } from '../piece-draft.ts';
import { degrees } from '../proportions/ring.ts';

/** So many stones of one kind, set in one way. */
export interface SetStones {
  readonly stone: string;
  readonly count: number;
  readonly work: SettingWork;
}

/** The stones that the parts hold, one line a part; both ears of a pair count. */
export function setStones(draft: PieceDraft): readonly SetStones[] {
  const copies = draft.kind === 'earrings' ? 2 : 1;
  return Object.values(draft.parts).flatMap((part) => {
    const stone = stoneOf(part);
    const held = heldBy(part, draft);
    return stone === undefined || !held ? [] : [{ stone, count: held.count * copies, work: held.work }];
  });
}

function heldBy(part: Part, draft: PieceDraft): { readonly count: number; readonly work: SettingWork } | undefined {
  switch (part.kind) {
    case 'prong-head':
      return { count: 1, work: 'prong' };
    case 'bezel-head':
      return { count: 1, work: 'bezel' };
    case 'halo':
      return { count: part.count, work: 'pave' };
    case 'pave':
      return { count: 2 * part.countPerSide + onBranches(part, draft), work: 'pave' };
    case 'eternity-row':
      return { count: part.count, work: part.setting };
    case 'flush':
      return { count: part.count, work: 'flush' };
    case 'tennis-line':
      return { count: part.count, work: 'prong' };
    default:
      return undefined;
  }
}

/** On a split shank every step of a row has a stone on each branch. */
function onBranches(pave: PartOf<'pave'>, draft: PieceDraft): number {
  const host = draft.parts[pave.on];
  const stone = draft.stones[pave.holds];
  if (host?.kind !== 'split-shank' || !stone) return 0;
  const radiusMm = (draft.size?.innerDiameterMm ?? 17.3) / 2 + host.shoulderThicknessMm;
  const split = (host.opensAtDeg - pave.startDeg) / degrees(stone.lengthMm + pave.gapMm, radiusMm);
  return 2 * Math.max(0, Math.min(pave.countPerSide, Math.round(split)));
}
