import type { Result } from '#shared/result.ts';
import type { ModelStep } from '#spec/hosted-model/model-step.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { AssistantEvent, AssistantTools, ChatRequest } from './chat/contract.ts';
import type { ProposedDesign, ProposeOptions } from './proposal.ts';
import { propose } from './propose/propose.ts';

/**
 * Who answers the customer: the built-in designer or a hosted model. Both turn words into a request, and what is said of
 * open designs into patches of them or into briefs that designs are drawn from.
 */
export interface DesignAssistant {
  understand(brief: string): Promise<Result<DesignRequest>>;
  /** Answers one turn of a conversation, as it comes; nothing is changed by it until somebody keeps what it answers. */
  converse(chat: ChatRequest, tools: AssistantTools, signal: AbortSignal): AsyncIterable<AssistantEvent>;
}

/** An assistant as it opens: what a model answers is anything until it has passed the door (`assistants/read-answer.ts`). */
export interface OpenedAssistant {
  /** Undefined where briefs are left to our own reader. */
  understand?(brief: string): Promise<Result<unknown>>;
  converse(chat: ChatRequest, tools: AssistantTools, signal: AbortSignal): AsyncIterable<unknown>;
}

/**
 * Who draws designs: our own code, whoever has read the words. What it is told beside the request (true cost and grams of
 * its last answers, choices that failed) is between it and the workbench, which settles what it draws.
 */
export interface Designer extends Pick<DesignAssistant, 'understand'> {
  propose(request: DesignRequest, options: ProposeOptions): Promise<Result<readonly ProposedDesign[]>>;
}

/** The designer that draws what an assistant has understood. */
export function designerOf(assistant: Pick<DesignAssistant, 'understand'>): Designer {
  return {
    understand: (brief) => assistant.understand(brief),
    propose: async (request, options) => propose(request, options),
  };
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
  /** The studio's line to a hosted model: its address and its key stay with the server. */
  readonly model?: HostedModel;
}

/** A language model that the studio asks for one step of a turn at a time. */
export interface HostedModel {
  /** What it answers, line by line; nobody has read it yet. */
  step(step: ModelStep, signal: AbortSignal): AsyncIterable<unknown>;
}

/** Opens an assistant; undefined where the environment lacks what it needs. */
export type AssistantOpener = (environment: AssistantEnvironment) => OpenedAssistant | undefined;
