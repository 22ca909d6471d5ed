import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { rotateRefreshToken } from '../tokens/rotate-refresh-token.ts';
import { clientId, defineOperation, opaque } from './operation.ts';

const input = z.object({ ClientId: clientId, RefreshToken: opaque });

export const getTokensFromRefreshToken = defineOperation(input, async (identity, { RefreshToken }, request) => {
  const rotated = await rotateRefreshToken(identity, RefreshToken, request);
  return rotated.ok ? ok({ AuthenticationResult: rotated.value }) : rotated;
});
