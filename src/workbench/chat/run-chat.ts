import type { DesignAssistant } from '#designer/assistant.ts';
import { clientCurrency, profileForClient } from '#spec/request/client-currency.ts';
import type { ChatAnswered } from '../answers.ts';
import type { Profiled, WorkbenchJobs } from '../jobs.ts';
import type { JobFailure } from '../piece-jobs.ts';
import type { PieceBuilder } from '../piece-builder.ts';
import { assistantTools } from './assistant-tools.ts';

/** One turn of a conversation: what the assistant answers is posted as it comes. */
export async function runChat(
  assistant: DesignAssistant,
  builder: PieceBuilder,
  { profile: own, ...chat }: WorkbenchJobs['chat'] & Profiled,
  post: (answer: ChatAnswered) => void,
  signal: AbortSignal,
): Promise<JobFailure | undefined> {
  const [first] = chat.open;
  // All that lies open is of one client, who is told every price in one currency.
  const profile = first === undefined ? own : profileForClient(own, clientCurrency(first.request));
  const tools = assistantTools(builder, profile);
  for await (const event of assistant.converse({ ...chat, profile }, tools, signal)) {
    if (signal.aborted) return undefined;
    post({ type: 'chat', event });
  }
  return undefined;
}
