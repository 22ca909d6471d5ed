import type { DrawnMotif } from '#spec/parts/motif.ts';
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
  disc: 'round',
  coin: 'round',
  oval: 'oval',
  locket: 'oval',
  crescent: 'crescent',
};

/** The outline for a word; undefined for a motif that can only be engraved by hand. */
export function outlineOfMotif(word: string): PlateOutline | undefined {
  return motifOf(word)?.outline ?? (Object.hasOwn(calledOutlines, word) ? calledOutlines[word] : undefined);
}

/** The outline that was asked for, by a motif or by what the piece is called: a medallion is round. */
export function wishedOutline(
  { motifs = [], dimensions }: DesignRequest,
  called: string | undefined,
): PlateOutline | undefined {
  const words = [...motifs, ...[called, dimensions?.face_shape].flatMap((word) => word ?? [])];
  return words.map(outlineOfMotif).find((outline) => outline !== undefined);
}

/** The motif that is drawn in metal, unless a plain outline was named before it. */
export function wishedFigure({ motifs = [] }: DesignRequest): DrawnMotif | undefined {
  return motifs.map(motifOf).find((motif) => motif?.figure ?? motif?.outline)?.figure;
}

/** The motif that stands on a ring or a bangle: the first that is drawn in metal at all. */
export function wishedApplied({ motifs = [] }: DesignRequest): DrawnMotif | undefined {
  const drawn = motifs.map(appliedFigure);
  return drawn.find((figure) => figure !== undefined);
}

/** The drawing of a motif that stands on a ring or a bangle. */
export function appliedFigure(word: string): DrawnMotif | undefined {
  const motif = motifOf(word);
  return motif?.figure ?? motif?.applied;
}

/** Whether a motif has to be engraved by hand, such as a peacock or a deity: it needs metal to be engraved on. */
export function hasUndrawnMotif({ motifs = [] }: DesignRequest): boolean {
  return motifs.some((motif) => {
    const { climbs, shownAnywhere } = motifOf(motif) ?? {};
    return outlineOfMotif(motif) === undefined && !climbs && !shownAnywhere;
  });
}
