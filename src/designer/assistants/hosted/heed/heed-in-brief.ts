import { ok, type Result } from '#shared/result.ts';
import { withChange } from '#spec/request/changed-brief.ts';
import { saidFacts } from '#spec/kept/said-facts.ts';
import { understand } from '../../../brief/understand.ts';
import type { ChatRequest } from '../../../chat/contract.ts';
import { saidOfPiece } from '../said-of-piece.ts';

/**
 * A brief that somebody else wrote of what the client said. Every number and everything ruled out that our reader finds in the
 * client's words has to be in it; what is not is added in the client's own words.
 */
export function heedInBrief(brief: string, chat: ChatRequest): Result<string> {
  let heeded = brief.trim();
  for (const words of saidOfPiece(chat)) {
    const now = understand(heeded);
    if (!now.ok) return now;
    const known = new Set(exactFacts(now.value));
    const said = understand(words);
    if (!said.ok || exactFacts(said.value).every((fact) => known.has(fact))) continue;
    heeded = withChange(heeded, words);
  }
  const whole = understand(heeded);
  return whole.ok ? ok(heeded) : whole;
}

function exactFacts(request: Parameters<typeof saidFacts>[0]): readonly string[] {
  return saidFacts(request).flatMap(({ field, value }) =>
    typeof value !== 'number' && field !== 'exclude' ? [] : [`${field} ${String(value)}`],
  );
}
