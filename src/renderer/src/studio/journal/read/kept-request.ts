import type { z } from 'zod';
import { type DesignRequest, designRequestSchema } from '#spec/request/design-request.ts';

/** Replaces a request that can't be read: the tray shows no chips, but its brief can be designed again. */
const nothingUnderstood: DesignRequest = {
  intent: 'new_design',
  must_ask: [],
  should_warn: [],
  evidence: {},
  assumptions: [],
};

/** The request in a stored draft or tray. */
export const keptRequestSchema: z.ZodType<DesignRequest> = designRequestSchema.catch(nothingUnderstood);
