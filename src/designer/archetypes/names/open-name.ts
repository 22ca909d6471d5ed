import type { MotifFigureName } from '#spec/parts/motif.ts';
import type { PlateOutline } from '../../motifs/outlines/registry.ts';
import type { StoneWishes } from '../../wish/stones/wished-stones.ts';

/** What decides between the archetypes that a word leaves open. */
export interface OpenName {
  readonly stones: StoneWishes;
  readonly outline: PlateOutline | undefined;
  /** The motif that can be drawn in metal. */
  readonly figure: MotifFigureName | undefined;
  /** The motif that can stand on a ring or a bangle. */
  readonly applied: MotifFigureName | undefined;
  /** Whether all motifs climb the shoulders of a ring, as leaves do. */
  readonly climbs: boolean;
  readonly excluded: ReadonlySet<string>;
  readonly gent: boolean;
  /** Whether a motif has no outline of its own, so that it is engraved, which needs a plate. */
  readonly engraved: boolean;
  /** Whether a child wears it: then no stone is added unasked. */
  readonly child: boolean;
  /** Whether its weight was said: then it is about its metal, as far as no stone was said. */
  readonly weighed: boolean;
  /** Whether it is to weigh more than a pendant with its chain does. */
  readonly heavy: boolean;
  /** An open outline was asked for. */
  readonly framed: boolean;
  /** Whether one stone alone or a plain piece was asked for: then nothing is added that was not named. */
  readonly alone: boolean;
  /** Whether a long one was asked for. */
  readonly long: boolean;
  /** Whether "plain" was said: a plain ring is a band. */
  readonly plain: boolean;
  /** Whether a bride is to wear it as such. */
  readonly bridal: boolean;
  /** The type of item that was said. */
  readonly type: string | undefined;
  /** The kind of beads that it is to be strung of. */
  readonly beads: string | undefined;
  /** The subtype that was said. */
  readonly subtype: string | undefined;
}

/** Whether stones were asked for and not ruled out. */
export function wantsStones({ stones, excluded }: OpenName): boolean {
  return stones.main !== undefined && !excluded.has('stones');
}

/** Whether a halo was asked for and not ruled out. */
export function wantsHalo({ stones, excluded }: OpenName): boolean {
  return stones.halo !== undefined && !excluded.has('halo');
}

/** Whether the piece is about an outline in metal rather than about a stone. */
export function wantsPlate({ stones, outline, figure, excluded, engraved, child, weighed, plain }: OpenName): boolean {
  const isAboutMetal = engraved || child || weighed || plain;
  return (figure ?? outline) !== undefined || excluded.has('stones') || (isAboutMetal && !stones.main);
}

/** Whether the piece is about a motif that stands on it, with one stone in it at most. */
export function wantsMotif({ stones, applied, excluded }: OpenName): boolean {
  if (applied === undefined) return false;
  const { main, beside, other, halo } = stones;
  const isOne = (main?.count ?? 1) === 1 && !beside && !other && halo === undefined;
  return main === undefined || excluded.has('stones') || isOne;
}

/** Whether it is a strand of black beads: nothing else is strung on wire so far. */
export function wantsBlackBeads({ beads, excluded }: OpenName): boolean {
  return beads === 'black_beads' && !excluded.has('black_bead');
}
