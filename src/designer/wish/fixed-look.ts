import type { DrawnFeature } from '#spec/shown/registry.ts';
import { finishCalled, finishPlaceOf, type MetalFinish } from '#spec/meanings/finishes.ts';
import { profileCalled } from '#spec/shown/profiles.ts';
import type { ConstraintWord } from '#spec/request/words/constraint-words.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { FixedLook } from '../looks/ring-look.ts';
import { featureRow } from './features/registry.ts';
import { headWish } from './stones/setting-words.ts';
import type { StoneWishes } from './stones/wished-stones.ts';

const lowWords: readonly ConstraintWord[] = ['low_profile', 'glove_friendly', 'no_snagging', 'must_not_spin'];

/** The finish that was said of the whole; undefined leaves it open. */
export function saidFinish(request: DesignRequest): MetalFinish | undefined {
  return request.finish
    ?.filter((word) => finishPlaceOf(request, word) === undefined)
    .map(finishCalled)
    .find((finish) => finish !== undefined);
}

/** What was read of the piece before its look. */
export interface ReadOfPiece {
  readonly stones: StoneWishes;
  readonly wanted: readonly DrawnFeature[];
  /** What the name of the piece implies. */
  readonly profile: FixedLook['profile'];
}

/** Reads settings, wanted features, profile and finish of a request as choices that no proposal may change. */
export function fixedRingLook(request: DesignRequest, { stones, wanted, ...named }: ReadOfPiece): FixedLook {
  const constraints = request.constraints ?? [];
  const finish = saidFinish(request);
  // Of two that make the same choice the first stays: it changes the piece most.
  const features: FixedLook = Object.assign({}, ...wanted.map((feature) => featureRow(feature).look).reverse());
  const profile = profileCalled(request.profile) ?? features.profile ?? named.profile;
  const { main } = stones;
  const held = main?.setting === 'bezel' || main?.setting === 'prong' ? main.setting : undefined;
  const base = (request.stones ?? []).map((stone) => headWish(stone.setting)?.base).find((one) => one !== undefined);
  const low = lowWords.some((word) => constraints.includes(word));
  return {
    ...features,
    ...(finish ? { finish } : {}),
    ...(profile ? { profile } : {}),
    ...(held ? { head: held } : {}),
    ...(main?.prongs === undefined ? {} : { prongs: main.prongs, head: 'prong' as const }),
    ...(base ? { base } : {}),
    ...(main?.across === undefined ? {} : { across: main.across }),
    ...(low
      ? { height: 'low' as const }
      : constraints.includes('high_set' satisfies ConstraintWord)
        ? { height: 'high' as const }
        : {}),
  };
}
