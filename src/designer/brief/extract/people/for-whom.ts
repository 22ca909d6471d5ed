import { type Atom, hasSense, isMark, senseOf } from '../../parse/atom.ts';

/** "for", "ke liye" */
export function isForCue(atom: Atom | undefined): boolean {
  return senseOf(atom, 'cue')?.cue === 'for';
}

/** Whether somebody is named as the one that it is for. */
export function isFor(atoms: readonly Atom[], place: number): boolean {
  const cues = [atoms[place - 1], atoms[place - 2], atoms[place + 1], atoms[place + 2]];
  return cues.some(isForCue) || atoms[place + 1]?.text === 'ko' || isWearersPiece(atoms, place);
}

/** "beti ki angoothi" is hers; "bhai ki sagai" is only his day. */
function isWearersPiece(atoms: readonly Atom[], place: number): boolean {
  return ['ki', 'ka', 'ke'].includes(atoms[place + 1]?.text ?? '') && hasSense(atoms[place + 2], 'piece');
}

/** What joins two people. */
export function isAnd(atom: Atom | undefined): boolean {
  return senseOf(atom, 'joint')?.joint === 'and' || ['plus', 'n'].includes(atom?.text ?? '') || isMark(atom, '/', '&');
}
