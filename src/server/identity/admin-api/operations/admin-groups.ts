import { z } from 'zod';
import { ADMIN_GROUP } from '#shared/site/admin-group.ts';
import { ok } from '#shared/result.ts';
import { groupsOf } from '../../accounts/find-account.ts';
import { namedById } from '../../accounts/login-name.ts';
import { defineAdminOperation } from '../admin-operation.ts';
import { grantGroup, revokeGroup } from '../../administration/administer.ts';
import { refusal } from '../../refusals.ts';

/** There is one group; its name means something to the studio. */
const fields = { GroupName: z.string().min(1).max(128) };

export const adminAddUserToGroup = defineAdminOperation(fields, async (identity, { id }, { GroupName }) => {
  if (GroupName !== ADMIN_GROUP) return refusal('no_such_group');
  const granted = await grantGroup(identity, namedById(id), GroupName);
  return granted.ok ? ok({}) : refusal('no_such_user');
});

/** Takes somebody out of a group, and ends their sessions, whose tokens name it. */
export const adminRemoveUserFromGroup = defineAdminOperation(fields, async (identity, { id }, { GroupName }) => {
  if (GroupName !== ADMIN_GROUP) return refusal('no_such_group');
  const revoked = await revokeGroup(identity, namedById(id), GroupName);
  return revoked.ok ? ok({}) : refusal('no_such_user');
});

export const adminListGroupsForUser = defineAdminOperation({}, async (identity, { id }) => {
  const groups = await groupsOf(identity, id);
  return ok({ Groups: groups.map((GroupName) => ({ GroupName, UserPoolId: identity.config.poolId })) });
});
