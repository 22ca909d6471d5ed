import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { authorize } from '../tokens/authorize.ts';
import { accessToken, defineOperation } from './operation.ts';

const input = z.object({ AccessToken: accessToken });

/** Devices are not tracked, so there are none. */
export const listDevices = defineOperation(input, async (identity, { AccessToken }) => {
  const authorized = await authorize(identity, AccessToken);
  return authorized.ok ? ok({ Devices: [] }) : authorized;
});
