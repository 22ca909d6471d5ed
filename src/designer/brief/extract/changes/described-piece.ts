import { type Atom, hasSense } from '../../parse/atom.ts';
import type { BriefContext } from '../subject.ts';

/** So many things said of a piece describe it from scratch. */
const WHOLE_DESCRIPTION = 3;

/** So many describe one that nobody named. */
const WHOLE_WITHOUT_NAME = 6;

/**
 * "24 pair tops, 14k yellow, matte, screw post, all the same please": a piece that is named, not pointed at, with its
 * metal and more, is a new one, whatever "same", "I said" or "make" stand beside it.
 */
export function describesPiece({ atoms, pieces }: BriefContext): boolean {
  if (atoms.some(({ replaced, quantity }) => replaced && quantity)) return false;
  const isNamed = pieces.some(({ implied, places }) => !implied && !isPointedAt(atoms, places));
  const isOfMetal = atoms.some(
    (atom) => !atom.negated && !atom.replaced && (hasSense(atom, 'metal') || atom.quantity?.kind === 'karat'),
  );
  const said = new Set(
    atoms.flatMap((atom) =>
      atom.negated || atom.replaced
        ? []
        : [...describing.filter((subject) => hasSense(atom, subject)), atom.quantity?.kind ?? []].flat(),
    ),
  );
  return isOfMetal && said.size >= (isNamed ? WHOLE_DESCRIPTION : WHOLE_WITHOUT_NAME);
}

const describing = ['metal', 'gem', 'shape', 'setting', 'finish', 'closure', 'profile', 'motif', 'tone'] as const;

/** "the band", "this ring", "isi pendant": a piece that is there. */
function isPointedAt(atoms: readonly Atom[], places: readonly number[]): boolean {
  const first = Math.min(...places);
  return atoms
    .slice(Math.max(0, first - 3), first)
    .some(({ text }) => /(?:^| )(?:the|this|that|my|same|is|isi|ye|yeh|wahi|us)$/.test(text));
}
