import type { z } from 'zod';
import { type DesignRequest, designRequestSchema } from '#spec/request/design-request.ts';

/** What stands in for a request that can't be read: no chips. Its brief can still be designed again. */
const nothingUnderstood: DesignRequest = {
  intent: 'new_design',
  must_ask: [],
  should_warn: [],
  evidence: {},
  assumptions: [],
};

/** The request of a record. */
export const keptRequestSchema: z.ZodType<DesignRequest> = designRequestSchema.catch(nothingUnderstood);
