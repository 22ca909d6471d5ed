import { type Atom, senseOf } from '../../parse/atom.ts';

/** "her birthstone": the word stands for a stone though it names no gem. */
export function isBirthstone(atom: Atom | undefined): boolean {
  return senseOf(atom, 'cue')?.cue === 'birthstone';
}
