import { type DrawnFeature, shownIn } from '#spec/shown/registry.ts';
import type { ComposedDesign } from '../composed-design.ts';

/**
 * Whether a design shows all features asked for; read off its parts, so that an idea cannot claim what it does not
 * draw.
 */
export function showsAll(design: ComposedDesign, features: readonly DrawnFeature[]): boolean {
  if (features.length === 0) return true;
  const shown = shownIn(design);
  const seen = new Set(shown.flatMap((part) => part.features));
  const spoiled = new Set(shown.flatMap((part) => part.spoils ?? []));
  return features.every((feature) => seen.has(feature) && !spoiled.has(feature));
}
