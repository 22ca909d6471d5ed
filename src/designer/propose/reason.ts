import type { Role } from '../proposal.ts';

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
 * @param piece the design in a few words, as its archetype says it
 */
export function reasonFor(role: Role, piece: string, remarks: readonly string[]): string {
  return [`${opening[role]}: ${piece}`, ...remarks].join('; ');
}
