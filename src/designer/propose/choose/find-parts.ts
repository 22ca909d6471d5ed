import type { PartKind, PartOf } from '#spec/part-registry.ts';
import type { Draft } from '../draft.ts';

/** All parts of a kind, in the order of the document. */
export function partsOf<K extends PartKind>(draft: Pick<Draft, 'parts'>, kind: K): readonly PartOf<K>[] {
  return Object.values(draft.parts).filter((part): part is PartOf<K> => part.kind === kind);
}

/** The first part of a kind. */
export function partOf<K extends PartKind>(draft: Pick<Draft, 'parts'>, kind: K): PartOf<K> | undefined {
  return partsOf(draft, kind)[0];
}

/** The hoop of a ring, of whatever kind. */
export function shankOf(draft: Pick<Draft, 'parts'>) {
  return partOf(draft, 'shank') ?? partOf(draft, 'split-shank') ?? partOf(draft, 'twist-shank');
}

/** The heads of a design, claws and collars. */
export function headsOf(draft: Pick<Draft, 'parts'>): readonly (PartOf<'prong-head'> | PartOf<'bezel-head'>)[] {
  return Object.values(draft.parts).filter((part) => part.kind === 'prong-head' || part.kind === 'bezel-head');
}
