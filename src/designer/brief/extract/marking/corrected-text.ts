import type { SaidValue } from '../../extraction.ts';
import { type Atom, hasSense, senseOf } from '../../parse/atom.ts';
import type { BriefContext } from '../subject.ts';
import { isWriting, nameAt, nameEndingAt } from './told-text.ts';

/**
 * A name that is put right where something is written: "Kamala not Kamla", "Priyanka nahi Priyanshi", "naam Rohan se
 * Rahul kar do". Of the two the one that is not denied is to be written.
 */
export function correctedText(context: BriefContext): SaidValue<string> | undefined {
  const { atoms } = context;
  if (!atoms.some(tellsOfWriting)) return undefined;
  for (const [place, atom] of atoms.entries()) {
    const isChanged = hasSense(atom, 'becoming') || senseOf(atom, 'cue')?.cue === 'do_change';
    const side = isChanged ? 'after' : senseOf(atom, 'negation')?.side;
    const [before, behind] = side ? [nameEndingAt(context, place - 1), nameAt(context, place + 1)] : [];
    if (before && behind) return side === 'after' ? behind : before;
  }
  return undefined;
}

function tellsOfWriting(atom: Atom): boolean {
  return hasSense(atom, 'engrave', 'place') || senseOf(atom, 'cue')?.cue === 'initials' || isWriting(atom);
}
