import type { PlateOutline } from '../../motifs/outlines/registry.ts';
import type { StoneWishes } from '../../wish/stones/wished-stones.ts';

/** What decides between the archetypes that a word leaves open. */
export interface OpenName {
  readonly stones: StoneWishes;
  readonly outline: PlateOutline | undefined;
  readonly excluded: ReadonlySet<string>;
  readonly gent: boolean;
  /** A motif that has no outline of its own: it is engraved, and that wants a plate. */
  readonly engraved: boolean;
  /** A child wears it: no stone that nobody asked for. */
  readonly child: boolean;
  /** An open outline was asked for. */
  readonly framed: boolean;
  /** One stone was asked for, or a plain piece: no company unless it was named. */
  readonly alone: boolean;
  /** The subtype that was said. */
  readonly subtype: string | undefined;
}

/** Whether stones were asked for and not ruled out as well. */
export function wantsStones({ stones, excluded }: OpenName): boolean {
  return stones.main !== undefined && !excluded.has('stones');
}

/** Whether a halo was asked for and not ruled out as well. */
export function wantsHalo({ stones, excluded }: OpenName): boolean {
  return stones.halo !== undefined && !excluded.has('halo');
}

/** Whether the piece is about an outline in metal rather than about a stone. */
export function wantsPlate({ stones, outline, excluded, engraved, child }: OpenName): boolean {
  return outline !== undefined || excluded.has('stones') || ((engraved || child) && !stones.main);
}
