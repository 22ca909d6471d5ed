import type { Result } from '#shared/result.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { understand } from './brief/understand.ts';
import type { ProposedDesign, ProposeOptions } from './proposal.ts';
import { propose } from './propose/propose.ts';

/**
 * Who answers the customer: the built-in designer or a hosted model. Both turn words into a request and a request into
 * specs, and both are checked alike afterwards; the answer always shows which one gave it.
 */
export interface DesignAssistant {
  /** As it is shown beside an answer, e.g. "Built-in designer". */
  readonly name: string;
  /** Whether the answer is computed on this machine. */
  readonly offline: boolean;
  understand(brief: string): Promise<Result<DesignRequest>>;
  propose(request: DesignRequest, options: ProposeOptions): Promise<Result<readonly ProposedDesign[]>>;
}

/** The assistant that needs no key and no network. */
export const builtInAssistant: DesignAssistant = {
  name: 'Built-in designer',
  offline: true,
  understand: async (brief) => understand(brief),
  propose: async (request, options) => propose(request, options),
};
