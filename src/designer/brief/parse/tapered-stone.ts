import { cutIds } from '#spec/tables/cuts.ts';
import { type Atom, hasSense, senseOf } from './atom.ts';
import { spanOver } from './span.ts';

/**
 * "Tapered bagget", "make the baguettes tapered", "baguettes to be tapered": beside its stone it is the stone that tapers,
 * no band. Both words become one.
 */
export function foldTapered(atoms: readonly Atom[]): readonly Atom[] {
  const folded: Atom[] = [];
  for (let at = 0; at < atoms.length; at += 1) {
    const end = isTaper(atoms[at]) && taperedCut(atoms[at + 1]) ? at + 1 : taperBehind(atoms, at);
    const [atom, last] = [atoms[at] as Atom, atoms[end ?? at] as Atom];
    if (end === undefined) folded.push(atom);
    else {
      const shape = taperedCut(atom) ?? taperedCut(last) ?? '';
      const stone = taperedCut(atom) === undefined ? last : atom;
      folded.push({ ...stone, span: spanOver(atom.span, last.span), senses: [{ subject: 'shape', shape }] });
      at = end;
    }
  }
  return folded;
}

/** Where the "tapered" behind a baguette stands, with no more than a verb between; "baguettes, tapered band" has none. */
function taperBehind(atoms: readonly Atom[], place: number): number | undefined {
  if (taperedCut(atoms[place]) === undefined) return undefined;
  let behind = place + 1;
  while (behind < place + MOST_VERBS && verb.test(atoms[behind]?.text ?? '')) behind += 1;
  const isOfBand = hasSense(atoms[behind + 1], 'piece', 'part');
  return isTaper(atoms[behind]) && !isOfBand ? behind : undefined;
}

const MOST_VERBS = 3;
const verb = /^(?:to|to be|be|should|should be|are|is|as)$/;

/** The cut that tapers where this one is straight: a baguette has one, a trapezoid none. */
function taperedCut(atom: Atom | undefined): string | undefined {
  const shape = senseOf(atom, 'shape')?.shape;
  return atom?.negated === true ? undefined : cutIds.find((cut) => cut === `tapered_${shape}`);
}

/** The word alone: a "tapered band" is a phrase of its own. */
function isTaper(atom: Atom | undefined): boolean {
  return /^taper\w*$/.test(atom?.text ?? '') && hasSense(atom, 'feature');
}
