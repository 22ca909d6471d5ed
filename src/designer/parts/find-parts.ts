import type { PartKind, PartOf } from '#spec/part-registry.ts';
import type { Stone } from '#spec/stone.ts';
import type { ComposedDesign } from '../composed-design.ts';

/** All parts of a kind, in the order of the document. */
export function partsOf<K extends PartKind>(design: Pick<ComposedDesign, 'parts'>, kind: K): readonly PartOf<K>[] {
  return Object.values(design.parts).filter((part): part is PartOf<K> => part.kind === kind);
}

/** The first part of a kind. */
export function partOf<K extends PartKind>(design: Pick<ComposedDesign, 'parts'>, kind: K): PartOf<K> | undefined {
  return partsOf(design, kind)[0];
}

/** The hoop of a ring, whatever its kind. */
export function shankOf(design: Pick<ComposedDesign, 'parts'>) {
  return partOf(design, 'shank') ?? partOf(design, 'split-shank') ?? partOf(design, 'twist-shank');
}

/** The halo around the main stone, seen from above. */
export function haloOf(design: Pick<ComposedDesign, 'parts'>): PartOf<'halo'> | undefined {
  return partOf(design, 'halo');
}

/** The stone that a part of a design holds; a part that holds a stone which the design lacks is a bug. */
export function heldStone({ stones }: Pick<ComposedDesign, 'stones'>, { holds }: { readonly holds: string }): Stone {
  const stone = stones[holds];
  if (!stone) throw new Error(`The design has no stone "${holds}"`);
  return stone;
}
