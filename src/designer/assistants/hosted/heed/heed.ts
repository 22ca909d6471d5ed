import { fail, ok, type Result } from '#shared/result.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { withChange } from '#spec/request/changed-brief.ts';
import { understand, understandChange } from '../../../brief/understand.ts';
import type { ChatRequest, OpenDesign } from '../../../chat/contract.ts';
import { editedPiece } from '../../../chat/figures.ts';
import { editOf } from '../../../edit/edit-of.ts';
import { missedFacts, sayMissed } from './missed-facts.ts';

/** A change of a design that keeps to what the client said. */
export interface HeededChange {
  readonly spec: DesignSpec;
  /** What of the client's words had to be put right in it. */
  readonly mended: readonly string[];
}

/**
 * Holds a change that somebody else made against the client's words. What the studio's own change in the same words keeps, of
 * the brief and of what was said now (a measure, "no halo"), this one has to keep too: where it does not, our own change is
 * made on top of it, and where that does not help it is refused.
 */
export function heed(design: OpenDesign, chat: ChatRequest, spec: DesignSpec): Result<HeededChange> {
  const { words } = chat;
  const piece = editedPiece(design, chat);
  const change = understandChange(words);
  const ours = change.ok ? editOf(piece, words, change.value).spec : design.spec;
  const said = requestNow(design, words, change);
  const missedBy = (one: DesignSpec) => missedFacts(said, { ours, theirs: one, profile: chat.profile });
  const missed = missedBy(spec);
  if (missed.length === 0) return ok({ spec, mended: [] });
  const brief = withChange(design.brief, words);
  const mended = change.ok ? editOf({ ...piece, spec }, words, change.value).spec : spec;
  if (missedBy(mended).length === 0) return ok({ spec: mended, mended: missed.map((fact) => sayMissed(fact, brief)) });
  return fail({
    code: 'said_otherwise',
    message: `The client said otherwise: ${missed.map((fact) => sayMissed(fact, brief)).join(', ')}. The patch does not keep that.`,
    remedy: 'Keep to what was said, and change nothing else.',
  });
}

/** The brief with what was said now; where that cannot be read as one, the brief alone. */
function requestNow({ brief, request }: OpenDesign, words: string, change: Result<DesignRequest>): DesignRequest {
  if (!change.ok) return request;
  const now = understand(withChange(brief, words));
  return now.ok ? now.value : request;
}
