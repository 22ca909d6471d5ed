import type { Atom } from '../atom.ts';

/** "PT-950" is a metal, "US-10" a size. */
const code = /^(?!PT|PD|AU|AG|US|UK|EU|CH|JP|IN)[A-Z]{1,5}-\d{2,6}[A-Z]?$/;

/** Makes one word of the number of a design: the "RG" of "RG-77" is no rose gold, its 77 no measure. */
export function foldCodes(atoms: readonly Atom[], brief: string): readonly Atom[] {
  const folded: Atom[] = [];
  for (let at = 0; at < atoms.length; at += 1) {
    const [letters, dash, digits] = [atoms[at] as Atom, atoms[at + 1], atoms[at + 2]];
    const span = [letters.span[0], digits?.span[1] ?? 0] as const;
    const isCode = dash?.text === '-' && digits?.kind === 'number' && code.test(brief.slice(...span));
    folded.push(
      isCode ? { kind: 'word', text: brief.slice(...span).toLowerCase(), span, glued: false, senses: [] } : letters,
    );
    if (isCode) at += 2;
  }
  return folded;
}
