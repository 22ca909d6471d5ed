import type { PieceDraft } from '../piece-draft.ts';
import type { DrawnFeature } from '../wish/wanted-features.ts';
import { headsOf, partOf, partsOf, shankOf } from './find-parts.ts';

type Shows = (draft: Pick<PieceDraft, 'parts'>) => boolean;

/** Read off the parts, like the traits: a recipe cannot claim what it does not draw. */
const shows: Readonly<Record<DrawnFeature, Shows>> = {
  twist: (draft) => partOf(draft, 'twist-shank') !== undefined || partOf(draft, 'twist-band') !== undefined,
  split_shank: (draft) => partOf(draft, 'split-shank') !== undefined,
  cathedral: (draft) => partOf(draft, 'cathedral') !== undefined,
  leaf_shoulders: (draft) => partOf(draft, 'leaf-shoulders') !== undefined,
  knife_edge: (draft) => {
    const shank = shankOf(draft);
    // Strands have no edge.
    if (shank) return shank.profile === 'knife' && shank.kind !== 'twist-shank';
    return partOf(draft, 'bangle-band')?.section === 'knife';
  },
  tapered: (draft) => {
    const shank = shankOf(draft);
    return shank !== undefined && shank.palmWidthMm < shank.shoulderWidthMm;
  },
  milgrain: (draft) =>
    partOf(draft, 'milgrain') !== undefined ||
    partsOf(draft, 'halo').some(({ edge }) => edge === 'milgrain') ||
    headsOf(draft).some((head) => head.kind === 'bezel-head' && head.edge === 'milgrain'),
  halo: (draft) => partOf(draft, 'halo') !== undefined,
  double_halo: (draft) => partsOf(draft, 'halo').length > 1,
  pave: (draft) => partOf(draft, 'pave') !== undefined || partOf(draft, 'eternity-row')?.setting === 'pave',
  flush: (draft) => partOf(draft, 'flush') !== undefined,
  open_frame: (draft) => {
    // What carries a post is closed, and a window elsewhere is what was asked for.
    const carrier = partOf(draft, 'post')?.on;
    const hanging = Object.entries(draft.parts).filter(([id, part]) => part.kind === 'plate' && id !== carrier);
    return hanging.length > 0 && hanging.every(([, part]) => part.kind === 'plate' && part.border > 0);
  },
};

/** Whether a design shows everything that it was asked to show. */
export function showsAll(draft: Pick<PieceDraft, 'parts'>, features: readonly DrawnFeature[]): boolean {
  return features.every((feature) => shows[feature](draft));
}
