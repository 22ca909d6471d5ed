import { type Atom, hasSense, isMark, senseOf } from './atom.ts';

/** Views by the words that name them before "view" or "views". */
const named: Readonly<Record<string, string>> = {
  front: 'front',
  side: 'side',
  sides: 'side',
  top: 'top',
  plan: 'top',
  back: 'back',
  rear: 'back',
  perspective: 'perspective',
};

/** "front, side and top views": the words before "views" are views, not stones or places to engrave. */
export function foldViews(atoms: readonly Atom[]): readonly Atom[] {
  const end = atoms.findIndex((atom) => senseOf(atom, 'cue')?.cue === 'views' || hasSense(atom, 'view'));
  if (end < 0) return atoms;
  let start = end;
  while (start > 0 && (named[atoms[start - 1]?.text ?? ''] !== undefined || joins(atoms[start - 1]))) start -= 1;
  return atoms.map((atom, place) => {
    const view = place >= start && place < end ? named[atom.text] : undefined;
    return view === undefined ? atom : { ...atom, kind: 'phrase', senses: [{ subject: 'view', view }] };
  });
}

function joins(atom: Atom | undefined): boolean {
  return isMark(atom, ',') || hasSense(atom, 'joint');
}
