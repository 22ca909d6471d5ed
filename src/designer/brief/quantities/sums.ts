import type { Atom } from '../parse/atom.ts';

/** "haar 60 gm, jhumke 20 gm, total 80": a sum has the unit of what was added up. */
export function withSums(atoms: readonly Atom[]): readonly Atom[] {
  let weights = 0;
  return atoms.map((atom) => {
    const { quantity } = atom;
    if (quantity?.kind === 'gram') weights += 1;
    const isSum = quantity?.kind === 'count' && (quantity.share === 'total' || quantity.share === 'all_pieces');
    return isSum && weights > 1 ? { ...atom, quantity: { ...quantity, kind: 'gram' as const } } : atom;
  });
}
