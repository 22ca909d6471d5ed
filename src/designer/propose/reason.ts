import type { PieceKind } from '#spec/design-spec.ts';
import type { Role } from '../proposal.ts';
import type { PieceDraft } from '../piece-draft.ts';
import { sayHanging } from '../archetypes/hanging/say-hanging.ts';
import { sayRing } from '../archetypes/rings/say-ring.ts';
import { sayBangle } from '../archetypes/wrist/say-bangle.ts';
import { sayLine } from '../archetypes/line-words.ts';

const sayKind: Readonly<Record<PieceKind, (draft: PieceDraft) => string>> = {
  ring: sayRing,
  pendant: sayHanging,
  earrings: sayHanging,
  bangle: sayBangle,
  bracelet: sayLine,
  chain: sayLine,
};

/** What a role adds when it speaks: nothing is claimed that the piece does not show. */
const opening: Readonly<Record<Role, string>> = {
  classic: 'The classic answer',
  generous: 'More presence',
  quiet: 'The quiet one',
  character: 'One idea',
};

/**
 * The one sentence that is said at the counter: what this piece is, then everything that was assumed or stands in for
 * something else.
 */
export function reasonFor(role: Role, draft: PieceDraft, remarks: readonly string[]): string {
  const sentence = `${opening[role]}: ${sayKind[draft.kind](draft)}`;
  return [sentence, ...remarks].join('; ');
}
