import type { DesignRequest } from '#spec/request/design-request.ts';
import type { PlateOutline } from '../motifs/outlines/registry.ts';
import { motifOf } from '../motifs/registry.ts';

/** Outlines that a piece is called by, without being a motif. */
const calledOutlines: Readonly<Record<string, PlateOutline>> = {
  teardrop: 'drop',
  hexagon: 'hexagon',
  shield: 'shield',
  bar: 'bar',
  name: 'bar',
  round: 'round',
  medallion: 'round',
  locket: 'oval',
  crescent: 'crescent',
};

/** The outline that a word comes to; undefined for a motif that only a hand can engrave. */
export function outlineOfMotif(word: string): PlateOutline | undefined {
  return motifOf(word)?.outline ?? (Object.hasOwn(calledOutlines, word) ? calledOutlines[word] : undefined);
}

/** The outline that was asked for, by a motif or by what the piece is called: a medallion is round. */
export function wishedOutline({ motifs = [] }: DesignRequest, called: string | undefined): PlateOutline | undefined {
  const words = called === undefined ? motifs : [...motifs, called];
  return words.map(outlineOfMotif).find((outline) => outline !== undefined);
}

/** A peacock or a deity is engraved by hand: there has to be something to engrave. */
export function hasUndrawnMotif({ motifs = [] }: DesignRequest): boolean {
  return motifs.some((motif) => {
    const { climbs, shownAnywhere } = motifOf(motif) ?? {};
    return outlineOfMotif(motif) === undefined && !climbs && !shownAnywhere;
  });
}
