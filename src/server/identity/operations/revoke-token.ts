import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { endSession } from '../accounts/end-sessions.ts';
import { findPresentedToken } from '../tokens/find-presented-token.ts';
import { clientId, defineOperation, opaque } from './operation.ts';

const input = z.object({ ClientId: clientId, Token: opaque });

/** Ends the session of a refresh token, also of one that was exchanged long ago; an unknown one counts as ended. */
export const revokeToken = defineOperation(input, async (identity, { Token }) => {
  const presented = await findPresentedToken(identity, Token);
  if (presented !== undefined) await endSession(identity, presented.session.id);
  return ok({});
});
