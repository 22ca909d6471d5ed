import type { Result } from '#shared/result.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { SharedThing, ShareFacts } from './share-api.ts';

/** What somebody shares: a piece as it is on its page, or as it is ordered. */
export interface ShareSubject {
  readonly thing: SharedThing;
  readonly spec: DesignSpec;
  /** Some of what its price is made of are the studio's examples. */
  readonly hasExampleRates: boolean;
  /** Brings it where it can be shared from, and says what is to be shown of it. */
  prepare(signal: AbortSignal): Promise<Result<ShareFacts & { readonly workshopId: string }>>;
}
