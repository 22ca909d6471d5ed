import type { DrawnFeature } from '#spec/kept/shown/registry.ts';
import { finishCalled, type MetalFinish } from '#spec/meanings/finishes.ts';
import { profileCalled } from '#spec/meanings/profiles.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { RingLook } from '../looks/ring-look.ts';
import { headWish } from './stones/setting-words.ts';
import type { StoneWishes } from './stones/wished-stones.ts';
import { growsOnBands } from './wanted-features.ts';

/** The choices about a ring that the brief has made. */
export type FixedLook = { readonly [K in keyof RingLook]?: RingLook[K] };

const lowWords = new Set(['low_profile', 'glove_friendly', 'no_snagging', 'must_not_spin']);

/** The finish that was said; undefined leaves it open. */
export function saidFinish(request: DesignRequest): MetalFinish | undefined {
  return request.finish?.map(finishCalled).find((finish) => finish !== undefined);
}

/** What the name of the piece tells of its look. */
export interface NamedLook {
  readonly features: readonly DrawnFeature[];
  readonly profile: FixedLook['profile'];
}

/** Reads settings, features, profile and finish of a request as choices that no proposal may change. */
export function fixedRingLook(request: DesignRequest, stones: StoneWishes, named: NamedLook): FixedLook {
  const features = new Set([...(request.features ?? []), ...named.features]);
  const constraints = request.constraints ?? [];
  const finish = saidFinish(request);
  const profile = profileCalled(request.profile) ?? (features.has('knife_edge') ? 'knife' : named.profile);
  const { main } = stones;
  const held = main?.setting === 'bezel' || main?.setting === 'prong' ? main.setting : undefined;
  const base = (request.stones ?? []).map((stone) => headWish(stone.setting)?.base).find((one) => one !== undefined);
  const low = constraints.some((word) => lowWords.has(word));
  return {
    ...(finish ? { finish } : {}),
    ...(profile ? { profile } : {}),
    ...(held ? { head: held } : stones.hidden ? { head: 'prong' as const } : {}),
    ...(main?.prongs === undefined ? {} : { prongs: main.prongs, head: 'prong' as const }),
    ...(base ? { base } : {}),
    ...(main?.across === undefined ? {} : { across: main.across }),
    ...(features.has('cathedral') ? { cathedral: true } : {}),
    ...(features.has('split_shank') ? { shank: 'split' as const } : {}),
    ...(features.has('twist') ? { shank: 'twist' as const } : {}),
    ...(features.has('leaf_shoulders') || growsOnBands(request) ? { leaves: true } : {}),
    ...(stones.pave ? { pave: true } : {}),
    ...(stones.halo === 'double' ? { doubleHalo: true } : {}),
    ...(stones.hidden ? { hiddenHalo: true } : {}),
    ...([...(request.finish ?? []), ...(request.techniques ?? [])].includes('milgrain') ? { milgrain: true } : {}),
    ...(low ? { height: 'low' as const } : constraints.includes('high_set') ? { height: 'high' as const } : {}),
  };
}
