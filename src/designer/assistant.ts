import type { Result } from '#shared/result.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { ProposedDesign, ProposeOptions } from './proposal.ts';

/**
 * Who answers the customer: the built-in designer or a hosted model. Both turn words into a request and a request into
 * specs.
 */
export interface DesignAssistant {
  understand(brief: string): Promise<Result<DesignRequest>>;
  propose(request: DesignRequest, options: ProposeOptions): Promise<Result<readonly ProposedDesign[]>>;
}

/** An assistant as it opens: what a model answers is anything until it has passed the door (`assistants/read-answer.ts`). */
export interface OpenedAssistant {
  understand(brief: string): Promise<Result<unknown>>;
  propose(request: DesignRequest, options: ProposeOptions): Promise<Result<unknown>>;
}

/** What an assistant may need of where it runs; a composition root hands it in. */
export interface AssistantEnvironment {
  /** The platform's own `fetch`, as far as an assistant uses it. */
  fetch(
    url: string,
    request: { readonly method: 'POST'; readonly headers: Readonly<Record<string, string>>; readonly body: string },
  ): Promise<{ readonly status: number; json(): Promise<unknown> }>;
  /** Settings by name, such as the key of a hosted model. */
  readonly settings: Readonly<Record<string, string | undefined>>;
}

/** Opens an assistant; undefined where the environment lacks what it needs. */
export type AssistantOpener = (environment: AssistantEnvironment) => OpenedAssistant | undefined;
