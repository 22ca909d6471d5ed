import type { PartOf } from '#spec/part-registry.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { DrawnMotif } from '../compose/hanging/drawn-motifs.ts';

/** The outline for a motif: one of the plate's own shapes, or one that is drawn point by point. */
export type PlateOutline = Exclude<PartOf<'plate'>['shape'], 'free'> | DrawnMotif;

const outlines: Readonly<Record<string, PlateOutline>> = {
  heart: 'heart',
  leaf: 'leaf',
  paisley: 'paisley',
  drop: 'drop',
  teardrop: 'drop',
  hexagon: 'hexagon',
  shield: 'shield',
  bar: 'bar',
  round: 'round',
  medallion: 'round',
  initial: 'round',
  name: 'bar',
  oval: 'oval',
  locket: 'oval',
  sun: 'daisy',
  flower: 'flower',
  rose: 'flower',
  daisy: 'daisy',
  sunflower: 'daisy',
  jasmine: 'flower',
  lotus: 'lotus',
  star: 'star',
  moon: 'crescent',
  crescent: 'crescent',
  circle: 'round',
  cross: 'cross',
  clover: 'clover',
};

/** The outline of a motif; undefined for one that can only be engraved by hand. */
export function outlineOfMotif(word: string): PlateOutline | undefined {
  return outlines[word];
}

/** The outline that was asked for, by a motif or by what the piece is called: a medallion is round. */
export function wishedOutline({ motifs = [] }: DesignRequest, called: string | undefined): PlateOutline | undefined {
  const words = called === undefined ? motifs : [...motifs, called];
  return words.map(outlineOfMotif).find((outline) => outline !== undefined);
}

/** Motifs that need no metal to be engraved on. */
const needsNoPlate: ReadonlySet<string> = new Set(['vine', 'geometric']);

/** Whether a motif has to be engraved by hand, such as a peacock or a deity: it needs metal to be engraved on. */
export function hasUndrawnMotif({ motifs = [] }: DesignRequest): boolean {
  return motifs.some((motif) => outlineOfMotif(motif) === undefined && !needsNoPlate.has(motif));
}
