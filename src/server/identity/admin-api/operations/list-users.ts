import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { presentUser } from '../present-user.ts';
import { readUserFilter } from '../user-filter.ts';
import { refusal } from '../../refusals.ts';
import { defineOperation } from '../../operations/operation.ts';
import { pageLimit, pageToken } from '../../operations/page-of-list.ts';

const input = z.object({
  Limit: pageLimit,
  PaginationToken: pageToken,
  Filter: z.string().max(256).optional(),
  AttributesToGet: z.array(z.string().max(32)).max(60).optional(),
});

/** Every account, in the order of their beginning. */
export const listUsers = defineOperation(input, async (identity, call) => {
  const { Limit, PaginationToken, Filter = '', AttributesToGet } = call;
  const condition = readUserFilter(Filter);
  if (condition === undefined && Filter.trim() !== '') return refusal('bad_input', 'Error while parsing filter.');
  let query = identity.db.selectFrom('accounts').selectAll();
  if (condition !== undefined) query = query.where(condition);
  const rows = await query
    .orderBy('createdAtMs')
    .orderBy('id')
    .offset(PaginationToken)
    .limit(Limit + 1)
    .execute();
  const Users = rows.slice(0, Limit).map((row) => {
    const { attributes, ...user } = presentUser(identity, row);
    const shown = attributes.filter(({ Name }) => AttributesToGet?.includes(Name) ?? true);
    return { ...user, Attributes: shown };
  });
  return ok({ Users, ...(rows.length > Limit ? { PaginationToken: String(PaginationToken + Limit) } : {}) });
});
