import type { DrawnFeature } from '#spec/shown/registry.ts';
import type { Shown } from '#spec/shown/shown.ts';

/**
 * Whether what is shown in a design has all features asked for; read off its parts, so that an idea cannot claim what it does not
 * draw.
 */
export function showsAll(shown: readonly Shown[], features: readonly DrawnFeature[]): boolean {
  if (features.length === 0) return true;
  const seen = new Set(shown.flatMap((part) => part.features));
  const spoiled = new Set(shown.flatMap((part) => part.spoils ?? []));
  return features.every((feature) => seen.has(feature) && !spoiled.has(feature));
}
