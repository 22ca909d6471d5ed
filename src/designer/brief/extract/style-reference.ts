import { singleValue } from '../fact.ts';
import { hasSense, senseOf } from '../words/atom.ts';
import { type SubjectReader, wishes } from './subject.ts';

/** Longest reference that is kept. */
const LONGEST_REFERENCE = 80;

/** "in the style of …", "inspired by …": the words up to the next comma, as they were said. */
export const readStyleReference: SubjectReader = (context) => {
  const found = wishes(context).find(([, atom]) => senseOf(atom, 'cue')?.cue === 'like');
  if (!found) return [];
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
