import { measureOfPart } from '#spec/part-fields.ts';
import type { Part, PartKind, PartOf } from '#spec/part-registry.ts';
import { joinedTo, stoneOf } from '#spec/references.ts';
import { stoneWidthMm } from '#spec/stone.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { pavilionMm } from '../../proportions/ring/ring.ts';
import { heldStone } from '../find-parts.ts';

/** Measures of a piece that were said, so that they stay as they are. */
export interface HeldMeasures {
  readonly width: boolean;
  /** Of the metal of a hoop, whose diameter may be said besides. */
  readonly metalWidth: boolean;
  readonly height: boolean;
  readonly thickness: boolean;
  /** From end to end; of a pendant that of its chain. */
  readonly length: boolean;
  readonly face: boolean;
  /** Of a motif that is as large as the other pieces of its set ask for. */
  readonly motif: boolean;
}

/**
 * What of a kind of part is free to take more or less metal. `fixed` where all of it follows from stones, fingers and
 * making.
 */
export type FreeMeasures<K extends PartKind> = 'fixed' | FreePart<K>;

export interface FreePart<K extends PartKind> {
  /** The part with about so many times its metal, within what can be made and still looks like it. */
  readonly scaled: (part: PartOf<K>, factor: number, at: ScaledPart) => PartOf<K>;
  /** Its free measures in words: "the band 4.2 × 1.9 mm". */
  readonly say: (part: PartOf<K>) => string;
}

/** Where a part stands that is scaled. */
export interface ScaledPart {
  readonly design: ComposedDesign;
  readonly id: string;
  readonly held: HeldMeasures;
}

/** Whether stones are sunk into a part: then there is never less of it than they need. */
export function carriesSunkStones({ design, id }: ScaledPart): boolean {
  return Object.values(design.parts).some(
    (part) => joinedTo(part, 'fixed') === id && stoneOf(part) !== undefined && baseHeightOf(part) === undefined,
  );
}

/** Whether settings stand on a part: their height leaves room for so much metal and no more. */
export function carriesHeads({ design, id }: ScaledPart): boolean {
  return Object.values(design.parts).some((part) => joinedTo(part, 'fixed') === id && baseHeightOf(part) !== undefined);
}

/** How high a setting stands on its metal; undefined for what is sunk into it. */
function baseHeightOf(part: Part): number | undefined {
  return measureOfPart(part, 'base-height')?.mm;
}

/** How far a girdle stands over the metal at least, and what a shank may rise between its measure and its middle. */
const GIRDLE_OVER_METAL_MM = 0.4 + 0.05;

/** How thick a hoop may become under the settings that stand on it, before their stones sink into it. */
export function roomUnderHeadsMm({ design, id }: ScaledPart): number {
  const rooms = Object.values(design.parts).map((part) => {
    const [baseMm, holds] = [baseHeightOf(part), stoneOf(part)];
    if (joinedTo(part, 'fixed') !== id || baseMm === undefined || holds === undefined) return Infinity;
    const stone = heldStone(design, { holds });
    return baseMm + pavilionMm(stone.shape, stoneWidthMm(stone)) - GIRDLE_OVER_METAL_MM;
  });
  return Math.min(...rooms);
}

/** A caliper reads hundredths. */
export function toHundredth(mm: number): number {
  return Math.round(100 * mm) / 100;
}

export function sayMm(mm: number): string {
  return String(toHundredth(mm));
}
