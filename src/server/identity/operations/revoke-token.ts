import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { endSession } from '../accounts/end-sessions.ts';
import { hashOfRefreshToken } from '../tokens/refresh-token.ts';
import { clientId, defineOperation, opaque } from './operation.ts';

const input = z.object({ ClientId: clientId, Token: opaque });

/** Ends the session of a refresh token; an unknown one counts as ended. */
export const revokeToken = defineOperation(input, async (identity, { Token }) => {
  const token = await identity.db
    .selectFrom('refreshTokens')
    .select('sessionId')
    .where('hash', '=', hashOfRefreshToken(identity, Token))
    .executeTakeFirst();
  if (token !== undefined) await endSession(identity, token.sessionId);
  return ok({});
});
