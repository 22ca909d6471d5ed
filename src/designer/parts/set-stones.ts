import { pieceKinds } from '#spec/pieces/registry.ts';
import { stoneOf } from '#spec/references.ts';
import type { SettingWork } from '#spec/workshop/bench-charges.ts';
import type { PieceDraft } from '../piece-draft.ts';
import { knowledgeOf } from './registry.ts';

/** A number of stones of one kind, set in one way. */
export interface SetStones {
  readonly stone: string;
  readonly count: number;
  readonly work: SettingWork;
}

/** The stones that the parts hold, one line a part; both ears of a pair count. */
export function setStones(draft: PieceDraft): readonly SetStones[] {
  const copies = copiesOf(draft);
  return Object.entries(draft.parts).flatMap(([id, part]) => {
    const stone = stoneOf(part);
    const held = knowledgeOf(part).stones(part, draft, id);
    return stone === undefined || !held ? [] : [{ stone, count: held.count * copies, work: held.work }];
  });
}

/** How often the parts of a design are made: a pair of earrings is drawn as one ear. */
export function copiesOf({ kind }: Pick<PieceDraft, 'kind'>): number {
  return pieceKinds[kind].pair ? 2 : 1;
}
