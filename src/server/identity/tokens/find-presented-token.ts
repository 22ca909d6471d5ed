import type { Selectable } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import type { RefreshTokenRow, SessionRow } from '../../db/tables.ts';
import type { IdentityContext } from '../identity-context.ts';
import { hashOfRefreshToken, placeOfRefreshToken } from './refresh-token.ts';

/** A refresh token that somebody presents, of a session that was not ended. */
export interface PresentedToken {
  readonly session: Selectable<SessionRow>;
  readonly position: number;
  /** When it was first exchanged. */
  readonly rotatedAtMs: number | null;
  /** Its row was deleted, after many exchanges: it was used up long ago. */
  readonly isForgotten: boolean;
}

type Parts = Pick<IdentityContext, 'db' | 'box'>;

/** Finds the session of a refresh token, also of one whose row was deleted since. Undefined where it has none. */
export async function findPresentedToken(parts: Parts, token: string): Promise<PresentedToken | undefined> {
  const row = await sessionsByToken(parts.db)
    .where('refreshTokens.hash', '=', hashOfRefreshToken(parts, token))
    .executeTakeFirst();
  if (row === undefined) return findForgotten(parts, token);
  const { position, rotatedAtMs, ...session } = row;
  return { session, position, rotatedAtMs, isForgotten: false };
}

async function findForgotten({ db, box }: Parts, token: string): Promise<PresentedToken | undefined> {
  const place = placeOfRefreshToken({ box }, token);
  if (place === undefined) return undefined;
  const { sessionId, position } = place;
  const session = await db.selectFrom('sessions').selectAll().where('id', '=', sessionId).executeTakeFirst();
  // One that is kept would have been found: this is its text in another spelling, and no token.
  const kept = await tokenAt(db, sessionId, position);
  return session === undefined || kept !== undefined
    ? undefined
    : { session, position, rotatedAtMs: 0, isForgotten: true };
}

/** A token of a session by how many were given out before it. */
export const tokenAt = (
  db: Database,
  sessionId: string,
  position: number,
): Promise<Pick<RefreshTokenRow, 'rotatedAtMs'> | undefined> =>
  db
    .selectFrom('refreshTokens')
    .select('rotatedAtMs')
    .where('sessionId', '=', sessionId)
    .where('position', '=', position)
    .executeTakeFirst();

const sessionsByToken = (db: Database) =>
  db
    .selectFrom('refreshTokens')
    .innerJoin('sessions', 'sessions.id', 'refreshTokens.sessionId')
    .selectAll('sessions')
    .select(['refreshTokens.position', 'refreshTokens.rotatedAtMs']);
