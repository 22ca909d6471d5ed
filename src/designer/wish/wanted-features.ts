import type { DrawnFeature } from '#spec/shown/registry.ts';
import type { FeatureWords } from './features/feature-row.ts';
import { featureNames, featureRow } from './features/registry.ts';

/**
 * The drawn features that a request asks for, in whatever words, those that change a piece most first.
 * @param named what the name of the piece asks for
 */
export function wantedFeatures(said: FeatureWords, named: readonly DrawnFeature[]): readonly DrawnFeature[] {
  const { features = [], finish = [], techniques = [], profile, exclude = [] } = said.request;
  const words = new Set<string>([...named, ...features, ...finish, ...techniques]);
  if (profile !== undefined) words.add(profile);
  return featureNames.filter(
    (feature) => (words.has(feature) || featureRow(feature).asked?.(said)) && !exclude.includes(feature),
  );
}
