import { pieceKinds } from '#spec/pieces/registry.ts';
import { stonesInTurn } from '#spec/in-turn.ts';
import { secondStoneOf, stoneOf } from '#spec/references.ts';
import type { SettingWork } from '#spec/workshop/bench-charges.ts';
import type { ComposedDesign } from '../composed-design.ts';
import { knowledgeOf } from './registry.ts';

/** A number of stones of one kind, set in one way. */
export interface SetStones {
  readonly stone: string;
  readonly count: number;
  readonly work: SettingWork;
}

/** The stones that the parts hold, one line a part and gem; both ears of a pair count. */
export function setStones(design: ComposedDesign): readonly SetStones[] {
  const copies = copiesOf(design);
  return Object.entries(design.parts).flatMap(([id, part]) => {
    const holds = stoneOf(part);
    const held = knowledgeOf(part).stones(part, design, id);
    if (holds === undefined || !held) return [];
    return stonesInTurn({ holds, inTurn: secondStoneOf(part) }, held.count).map(({ stone, count }) => ({
      stone,
      count: count * copies,
      work: held.work,
    }));
  });
}

/** How often the parts of a design are made: a pair of earrings is drawn as one ear. */
export function copiesOf({ kind }: Pick<ComposedDesign, 'kind'>): number {
  return pieceKinds[kind].pair ? 2 : 1;
}
