import { type Atom, hasSense } from '../../parse/atom.ts';
import type { SenseFor } from '../../../senses/sense.ts';

/** A noun for a piece and where it stands. */
export interface Noun {
  readonly place: number;
  readonly atom: Atom;
  readonly sense: SenseFor<'piece'>;
}

/** Words that may stand between a kind or a number and its noun: "2 plain gold bangles". */
export const describing = [
  'filler',
  'metal',
  'tone',
  'gem',
  'stone',
  'shape',
  'cut',
  'origin',
  'setting',
  'form',
  'style',
  'finish',
  'technique',
  'kind',
  'motif',
  'profile',
  'constraint',
  'wearer',
  'feature',
  'role',
  'arrangement',
] as const;

/** Only describing words and quantities stand between the two. */
export function reachesNoun(atoms: readonly Atom[], from: number, to: number): boolean {
  for (let at = from + 1; at < to; at += 1) {
    if (!hasSense(atoms[at], ...describing) && !atoms[at]?.quantity) return false;
  }
  return true;
}
