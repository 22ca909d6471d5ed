import { type CutId, cutIds, cuts, type BuiltCutId, builtCutIds, builtCuts, isCutCalled } from '#spec/tables/cuts.ts';

/** A cut that the studio facets; `remark` tells the client when it is not the one that was asked for. */
export interface NamedShape {
  readonly shape: BuiltCutId;
  /** Length over width where the stand-in has to keep another ratio than its usual one. */
  readonly lengthToWidth?: number;
  readonly remark?: string;
}

/** Outlines and old cuts that the table of cuts does not have, by the cut that takes their place. */
const nearest: Readonly<Record<string, NamedShape>> & { readonly [Id in CutId]?: never } = {
  hexagon: { shape: 'round', remark: 'a round stands for the hexagon' },
  transitional: { shape: 'round', remark: 'a modern round stands for the transitional cut' },
  august_vintage: { shape: 'cushion', remark: 'a modern cushion stands for the August vintage' },
  portrait_cut: { shape: 'emerald', remark: 'an emerald cut stands for the portrait cut' },
};

/** The cut that shape, cut and form together mean; undefined when none was said. */
export function shapeOfWords(shape?: string, cut?: string, form?: string): NamedShape | undefined {
  const said = shapeOfWord(shape);
  const old = shapeOfWord(cut);
  if (said && old) return isCutCalled(old.shape, shape ?? '') && !old.remark ? old : modern(said, old);
  return said ?? old ?? shapeOfWord(form);
}

/** An old cut is replaced by a modern one of the outline that was said. */
function modern(said: NamedShape, old: NamedShape): NamedShape {
  const [here, asked] = [said, old].map(({ shape }) => builtCuts[shape].name.toLowerCase());
  return { ...said, remark: old.remark ?? `a modern ${here} stands for the ${asked}` };
}

/** The cut of a word where it is faceted, else what stands for it. */
function shapeOfWord(word: string | undefined): NamedShape | undefined {
  if (word === undefined) return undefined;
  const shape = builtCutIds.find((id) => isCutCalled(id, word));
  const known = cutIds.find((id) => isCutCalled(id, word));
  return shape ? { shape } : known ? cuts[known].nearest : nearest[word];
}
