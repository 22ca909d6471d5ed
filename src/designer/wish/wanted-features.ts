import { type DrawnFeature, drawnFeatures } from '#spec/kept/shown/registry.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { StoneWishes } from './stones/wished-stones.ts';
import { motifOf } from '../motifs/registry.ts';

/**
 * The drawn features that a request asks for, in whatever words.
 * @param given.named what the name of the piece asks for
 * @param given.onShoulders whether the piece has shoulders for leaves to climb
 */
export function wantedFeatures(
  request: DesignRequest,
  stones: StoneWishes,
  { named, onShoulders }: { readonly named: readonly DrawnFeature[]; readonly onShoulders: boolean },
): readonly DrawnFeature[] {
  const said = new Set<string>([
    ...named,
    ...(request.features ?? []),
    ...(request.finish ?? []),
    ...(request.techniques ?? []),
    ...(request.profile === undefined ? [] : [request.profile]),
  ]);
  if (onShoulders && growsOnBands(request)) said.add('leaf_shoulders');
  if (stones.halo) said.add(stones.halo === 'double' ? 'double_halo' : 'halo');
  if (stones.hidden) said.add('hidden_halo');
  if (stones.pave) said.add('pave');
  if (stones.main?.setting === 'flush') said.add('flush');
  const ruledOut = new Set(request.exclude ?? []);
  return drawnFeatures.filter((feature) => said.has(feature) && !ruledOut.has(feature));
}

/** A leaf or a vine on a ring climbs its shoulders. */
export function growsOnBands({ motifs = [] }: DesignRequest): boolean {
  return motifs.some((motif) => motifOf(motif)?.climbs);
}
