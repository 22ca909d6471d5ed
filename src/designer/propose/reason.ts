import type { Role } from '../proposal.ts';

/** The opening of a role; it claims nothing that the piece does not show. */
const opening: Readonly<Record<Role, string>> = {
  classic: 'The classic answer',
  generous: 'More presence',
  quiet: 'The quiet one',
  character: 'One idea',
};

/**
 * The sentence for the client: what this piece is, then everything that was assumed or stands in for something else.
 * @param piece the design in a few words, from its archetype
 */
export function reasonFor(role: Role, piece: string, remarks: readonly string[]): string {
  return [`${opening[role]}: ${piece}`, ...remarks].join('; ');
}
