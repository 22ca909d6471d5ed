import { hasSense, isMark, senseOf } from '../../../parse/atom.ts';
import type { BriefContext } from '../../subject.ts';
import type { StoneJoint } from '../gathered-stone.ts';

/** What may stand before a stone that describes it. */
const describing = [
  'tone',
  'shape',
  'cut',
  'form',
  'origin',
  'country',
  'setting',
  'arrangement',
  'filler',
  'article',
  'bound',
] as const;

/** How the stone whose head stands at a place is joined to another stone named right before it. */
export function jointBefore({ atoms }: BriefContext, place: number): StoneJoint | undefined {
  let at = place - 1;
  while (at >= 0 && (atoms[at]?.quantity || hasSense(atoms[at], ...describing))) {
    // "ruby, oval": a shape behind a gem is that gem's.
    if (hasSense(atoms[at], 'gem')) break;
    at -= 1;
  }
  const joint = senseOf(atoms[at], 'joint')?.joint;
  if (joint === 'with') return undefined;
  const isComma = isMark(atoms[at], ',');
  if (joint === undefined && !isComma) return hasSense(atoms[at], 'gem') && !atoms[at]?.negated ? 'and' : undefined;
  const isStone = [at - 1, at - 2, at - 3].some(
    (before) =>
      hasSense(atoms[before], 'gem', 'stone') && !atoms[before]?.negated && !hasPieceBetween(atoms, before, at),
  );
  return isStone ? (joint ?? 'list') : undefined;
}

function hasPieceBetween(atoms: BriefContext['atoms'], from: number, to: number): boolean {
  return atoms.slice(from + 1, to).some((atom) => hasSense(atom, 'piece', 'joint') || atom.kind === 'mark');
}
