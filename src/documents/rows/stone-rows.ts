import type { StoneListLine } from '#engine/contract/sheet.ts';
import { carats, plain } from '#shared/measure-words.ts';
import { nameOfId } from '#shared/words.ts';
import { builtCuts } from '#spec/tables/cuts.ts';
import { gems } from '#spec/tables/gems.ts';

/** A line of the stone list in words, as the setter works from it. */
export interface StoneRow {
  /** "Ruby, oval". */
  readonly name: string;
  /** What it is to the piece, and its colour: "centre, deep red". */
  readonly place: string;
  /** Length × width × depth in mm. */
  readonly size: string;
  readonly count: number;
  readonly weight: string;
}

export const stoneRow = (line: StoneListLine): StoneRow => ({
  name: `${gems[line.gem].name}, ${builtCuts[line.shape].name.toLowerCase()}`,
  place: [nameOfId(line.stoneId), line.colour].filter((word) => word !== '').join(', '),
  size: line.sizeMm.map(plain).join(' × '),
  count: line.count,
  weight: carats(line.caratsTotal),
});
