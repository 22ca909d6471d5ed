import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { presentDevice } from '../../devices/device.ts';
import { authorize } from '../../tokens/authorize.ts';
import { accessToken, defineOperation } from '../operation.ts';
import { pageLimit, pageToken } from '../page-of-list.ts';

const input = z.object({ AccessToken: accessToken, Limit: pageLimit, PaginationToken: pageToken });

/** The devices of one's own account, the last used first. */
export const listDevices = defineOperation(input, async (identity, { AccessToken, Limit, PaginationToken }) => {
  const authorized = await authorize(identity, AccessToken);
  if (!authorized.ok) return authorized;
  const { account } = authorized.value;
  const rows = await identity.db
    .selectFrom('devices')
    .selectAll()
    .where('accountId', '=', account.id)
    .orderBy('usedAtMs', 'desc')
    .orderBy('key')
    .offset(PaginationToken)
    .limit(Limit + 1)
    .execute();
  const Devices = rows.slice(0, Limit).map((row) => presentDevice(row, account));
  return ok({ Devices, ...(rows.length > Limit ? { PaginationToken: String(PaginationToken + Limit) } : {}) });
});
