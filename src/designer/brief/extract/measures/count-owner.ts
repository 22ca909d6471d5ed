import { type Atom, hasSense, isMark, senseOf } from '../../parse/atom.ts';
import { isPlural } from '../pieces/plural.ts';
import type { BriefContext } from '../subject.ts';

export type CountOwner = 'stone' | 'prongs' | 'strands' | 'rows' | 'piece' | 'none';

const between = [
  'filler',
  'tone',
  'metal',
  'style',
  'finish',
  'cut',
  'origin',
  'country',
  'form',
  'setting',
  'lab',
  'clarity',
  'motif',
  'orientation',
  'arrangement',
] as const;

/** What a bare number counts: the first thing behind it that can be counted, else the stone just before it. */
export function countOwner({ atoms, phraseOf }: BriefContext, place: number): CountOwner {
  let shaped = false;
  const next = atoms[place + 1]?.quantity?.kind;
  if (/ [x*]$/.test(atoms[place]?.text ?? '') && (next === 'carat' || next === 'length')) return 'stone';
  // "2 x pear"
  if (/ [x*]$/.test(atoms[place]?.text ?? '') && hasSense(atoms[place + 1], 'shape', 'form', 'cut')) return 'stone';
  // "garnet x2", "1.3 mm x 22"
  const isTimes = atoms[place - 1]?.text === 'x' || isMark(atoms[place - 1], '*');
  const sized = atoms[place - 2]?.quantity?.kind;
  if (isTimes && (hasSense(atoms[place - 2], 'gem') || sized === 'length' || sized === 'carat')) return 'stone';
  for (let at = place + 1; at <= place + 7; at += 1) {
    const atom = atoms[at];
    if (!atom || phraseOf[at] !== phraseOf[place]) break;
    if (hasSense(atom, 'prongs')) return 'prongs';
    if (senseOf(atom, 'setting')?.setting === 'prong' || senseOf(atom, 'setting')?.setting === 'double_claw')
      return 'prongs';
    if (hasSense(atom, 'strands')) return 'strands';
    if (hasSense(atom, 'rows')) return 'rows';
    if (hasSense(atom, 'gem', 'stone')) return isForPiece(atoms, place, at) ? 'piece' : 'stone';
    // "three per side", "six of them"
    if (hasSense(atom, 'sides') || (atom.text === 'of' && atoms[at + 1]?.text === 'them')) return 'stone';
    // "on one side"
    if (atom.text === 'side' && at === place + 1 && atoms[place]?.quantity?.kind === 'count' && isOne(atoms[place]))
      return 'none';
    if (hasSense(atom, 'role')) return 'stone';
    if (hasSense(atom, 'piece', 'beads') || senseOf(atom, 'cue')?.cue === 'pair') return 'piece';
    if (hasSense(atom, 'shape') || (hasSense(atom, 'cut') && isPlural(atom.text))) shaped = true;
    else if (hasSense(atom, 'kind')) continue;
    else if (!hasSense(atom, ...between) && atom.quantity === undefined && atom.text !== 'of') break;
  }
  if (shaped) return 'stone';
  const before = atoms[place - 1];
  return hasSense(before, 'gem', 'stone') ? 'stone' : 'none';
}

function isOne(atom: Atom | undefined): boolean {
  return atom?.quantity?.kind === 'count' && atom.quantity.value === 1;
}

/** "3 diamond rings": the stones only describe what is counted. */
function isForPiece(atoms: BriefContext['atoms'], place: number, gemAt: number): boolean {
  let at = gemAt + 1;
  while (hasSense(atoms[at], 'kind', 'stone', 'filler')) at += 1;
  const piece = atoms[at];
  const one = isOne(atoms[place]);
  return (
    hasSense(piece, 'piece') &&
    piece !== undefined &&
    (isPlural(piece.text) || one) &&
    !isPlural(atoms[gemAt]?.text ?? '')
  );
}
