import { ok } from '#shared/result.ts';
import { presentDevice } from '../../devices/device.ts';
import { defineOwnOperation } from '../own-operation.ts';
import { pageLimit, pageToken } from '../page-of-list.ts';

const fields = { Limit: pageLimit, PaginationToken: pageToken };

/** The devices of one's own account, the last used first. */
export const listDevices = defineOwnOperation({ asks: 'session' }, fields, async (identity, { account }, call) => {
  const { Limit, PaginationToken } = call;
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
