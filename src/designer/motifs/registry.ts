import { animals } from './animals.ts';
import type { Motif } from './motif.ts';
import { plants } from './plants.ts';
import { sacred } from './sacred.ts';
import { shapes } from './shapes.ts';

/** Every motif that is understood, by its name in a request. A new one is a row in one of the four lists. */
const motifs: Readonly<Record<string, Motif>> = { ...plants, ...animals, ...shapes, ...sacred };

export const motifRows: readonly (readonly [name: string, motif: Motif])[] = Object.entries(motifs);

/** The motif of a name; undefined for a word that a hosted model made up. */
export function motifOf(name: string): Motif | undefined {
  return Object.hasOwn(motifs, name) ? motifs[name] : undefined;
}
