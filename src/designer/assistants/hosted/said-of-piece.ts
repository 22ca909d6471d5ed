import { withChange } from '#spec/request/changed-brief.ts';
import { LONGEST_BRIEF } from '../../brief/understand.ts';
import type { ChatRequest } from '../../chat/contract.ts';

/** What the client said of the piece that is begun: before each question that was asked back, and now. */
export function saidOfPiece({ conversation, words }: Pick<ChatRequest, 'conversation' | 'words'>): readonly string[] {
  const said = [words];
  for (let at = conversation.length - 1; at > 0; at -= 2) {
    const [client, studio] = [conversation[at - 1], conversation[at]];
    if (studio?.from !== 'studio' || studio.answers === undefined || client?.from !== 'client') break;
    // Tried once more, it was said once.
    if (client.words !== said[0]) said.unshift(client.words);
  }
  return said;
}

/**
 * The brief that waits for an answer, as whoever answers next reads it; undefined where designs lie open, or nothing was said.
 * @param isAsked whether what was said now waits, too
 */
export function pendingBriefOf(chat: ChatRequest, isAsked: boolean): string | undefined {
  if (chat.open.length > 0) return undefined;
  const [first, ...later] = isAsked ? saidOfPiece(chat) : saidOfPiece(chat).slice(0, -1);
  const brief = first === undefined ? undefined : later.reduce(withChange, first);
  return brief === undefined || brief.length > LONGEST_BRIEF ? undefined : brief;
}
