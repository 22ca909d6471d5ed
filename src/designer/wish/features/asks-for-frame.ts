import type { DesignRequest } from '#spec/request/design-request.ts';
import type { DrawnFeature } from '#spec/shown/registry.ts';

/** Whether an outline was asked for in place of a closed plate: "open heart". */
export function asksForFrame({ features = [] }: Pick<DesignRequest, 'features'>): boolean {
  return features.includes('open_frame' satisfies DrawnFeature);
}
