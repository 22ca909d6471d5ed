import { singleValue } from '../../extraction.ts';
import { type Atom, hasSense, senseOf } from '../../parse/atom.ts';
import { type SubjectReader, wishes } from '../subject.ts';

/** Longest reference that is kept. */
const LONGEST_REFERENCE = 80;

/** "in the style of …", "inspired by …", "like VCA", "Coimbatore style": the words as they were said. */
export const readStyleReference: SubjectReader = (context) => {
  const found = wishes(context).find(([, atom]) => senseOf(atom, 'cue')?.cue === 'like');
  if (!found) return namedStyle(context);
  const [place, atom] = found;
  let last = place;
  while (last + 1 < context.atoms.length && last < place + 10) {
    const next = context.atoms[last + 1];
    if (!next || (next.kind === 'mark' && next.text !== "'") || hasSense(next, 'joint', 'negation') || next.quantity)
      break;
    last += 1;
  }
  const span = [atom.span[1], context.atoms[last]?.span[1] ?? atom.span[1]] as const;
  const text = context.brief.slice(...span).trim();
  if (text === '' || text.length > LONGEST_REFERENCE) return [];
  const start = context.brief.indexOf(text, span[0]);
  return [singleValue('style_reference', text, [start, start + text.length])];
};

/** A name before "style" or behind "like": "Coimbatore style", "clover like VCA". */
const namedStyle: SubjectReader = ({ atoms, brief }) => {
  for (const [place, atom] of atoms.entries()) {
    const [before, next] = [atoms[place - 1], atoms[place + 1]];
    if (['style', 'jaisa', 'jaisi'].includes(atom.text) && isName(before, brief)) {
      const span = [before?.span[0] ?? 0, atom.span[1]] as const;
      return [singleValue('style_reference', brief.slice(...span), span)];
    }
    if (atom.text === 'like' && isName(next, brief)) {
      const last = isName(atoms[place + 2], brief) ? atoms[place + 2] : next;
      const span = [next?.span[0] ?? 0, last?.span[1] ?? 0] as const;
      return [singleValue('style_reference', brief.slice(...span), span)];
    }
  }
  return [];
};

/** An unknown word with a capital, in a brief that isn't all capitals. */
function isName(atom: Atom | undefined, brief: string): boolean {
  return atom?.kind === 'word' && /^\p{Lu}/u.test(brief.slice(...atom.span)) && brief !== brief.toUpperCase();
}
