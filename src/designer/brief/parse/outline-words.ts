import { itemType } from '../../archetypes/names/item-type.ts';
import { motifOf } from '../../motifs/registry.ts';
import { type Atom, hasSense, senseOf } from './atom.ts';

/** Everyday words for an outline, which speak of a stone only right beside one: "square shoulders". */
const everyday: Readonly<Record<string, string>> = { square: 'square', sq: 'square', triangle: 'triangle' };

/** "a square black stone", "onyx, square", "heart emerald": the outline of the stone beside the word. */
export function outlineOfStone(atoms: readonly Atom[], place: number): Atom | undefined {
  const atom = atoms[place] as Atom;
  const shape = atom.senses.length === 0 || atom.kind === 'word' ? everyday[atom.text] : undefined;
  const heart = / /.test(atom.text) ? undefined : motifOf(senseOf(atom, 'motif')?.motif ?? '')?.cut;
  let next = place + 1;
  while (hasSense(atoms[next], 'tone', 'cut', 'form') && !hasSense(atoms[next], 'gem')) next += 1;
  const isBeforeStone = hasSense(atoms[next], 'gem', 'stone');
  // A "heart diamond pendant" has the shape of a heart itself, a "heart diamond ring" has a heart for its stone.
  const isOnFinger = itemType(senseOf(atoms[next + 1], 'piece')?.type).onFinger === true;
  const isOfPiece = hasSense(atoms[next + 1], 'piece', 'motif', 'kind') && !isOnFinger;
  const isBehindStone = hasSense(atoms[place - 1], 'gem') && !hasSense(atoms[place + 1], 'piece', 'kind');
  const outline = shape ?? (isBeforeStone && !isOfPiece ? heart : undefined);
  return outline !== undefined && (isBeforeStone || (shape !== undefined && isBehindStone))
    ? { ...atom, kind: 'phrase', senses: [{ subject: 'shape', shape: outline }] }
    : undefined;
}
