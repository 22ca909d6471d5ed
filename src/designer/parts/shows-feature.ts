import type { PieceDraft } from '../piece-draft.ts';
import type { DrawnFeature } from '../wish/wanted-features.ts';
import { knowledgeOf } from './registry.ts';

/**
 * Whether a design shows all features asked for; read off its parts, so that an idea cannot claim what it does not
 * draw.
 */
export function showsAll(draft: PieceDraft, features: readonly DrawnFeature[]): boolean {
  if (features.length === 0) return true;
  const shown = new Set<DrawnFeature>();
  const spoiled = new Set<DrawnFeature>();
  for (const [id, part] of Object.entries(draft.parts)) {
    const { shows = [], spoils = [] } = knowledgeOf(part).shows(part, draft, id);
    for (const feature of shows) shown.add(feature);
    for (const feature of spoils) spoiled.add(feature);
  }
  return features.every((feature) => shown.has(feature) && !spoiled.has(feature));
}
