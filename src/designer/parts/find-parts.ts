import type { PartKind, PartOf } from '#spec/part-registry.ts';
import type { Stone } from '#spec/stone.ts';
import type { PieceDraft } from '../piece-draft.ts';

/** All parts of a kind, in the order of the document. */
export function partsOf<K extends PartKind>(draft: Pick<PieceDraft, 'parts'>, kind: K): readonly PartOf<K>[] {
  return Object.values(draft.parts).filter((part): part is PartOf<K> => part.kind === kind);
}

/** The first part of a kind. */
export function partOf<K extends PartKind>(draft: Pick<PieceDraft, 'parts'>, kind: K): PartOf<K> | undefined {
  return partsOf(draft, kind)[0];
}

/** The hoop of a ring, whatever its kind. */
export function shankOf(draft: Pick<PieceDraft, 'parts'>) {
  return partOf(draft, 'shank') ?? partOf(draft, 'split-shank') ?? partOf(draft, 'twist-shank');
}

/** The stone that a part of a draft holds; a part that holds a stone which the draft lacks is a bug. */
export function heldStone({ stones }: Pick<PieceDraft, 'stones'>, { holds }: { readonly holds: string }): Stone {
  const stone = stones[holds];
  if (!stone) throw new Error(`The draft has no stone "${holds}"`);
  return stone;
}
