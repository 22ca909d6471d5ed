import type { Operation } from '../../operations/operation.ts';
import { adminCreateUser } from './admin-create-user.ts';
import { adminDeleteUser } from './admin-delete-user.ts';
import { adminDisableUser } from './admin-disable-user.ts';
import { adminEnableUser } from './admin-enable-user.ts';
import { adminGetUser } from './admin-get-user.ts';
import { adminAddUserToGroup, adminListGroupsForUser, adminRemoveUserFromGroup } from './admin-groups.ts';
import { adminResetUserPassword } from './admin-reset-user-password.ts';
import { adminSetUserPassword } from './admin-set-user-password.ts';
import { adminUpdateUserAttributes } from './admin-update-user-attributes.ts';
import { adminUserGlobalSignOut } from './admin-user-global-sign-out.ts';
import { listUsers } from './list-users.ts';

/** Every call of the administrators' API, by its name at Cognito. It is answered only when it is signed. */
export const adminOperations: ReadonlyMap<string, Operation> = new Map(
  Object.entries({
    AdminAddUserToGroup: adminAddUserToGroup,
    AdminCreateUser: adminCreateUser,
    AdminDeleteUser: adminDeleteUser,
    AdminDisableUser: adminDisableUser,
    AdminEnableUser: adminEnableUser,
    AdminGetUser: adminGetUser,
    AdminListGroupsForUser: adminListGroupsForUser,
    AdminRemoveUserFromGroup: adminRemoveUserFromGroup,
    AdminResetUserPassword: adminResetUserPassword,
    AdminSetUserPassword: adminSetUserPassword,
    AdminUpdateUserAttributes: adminUpdateUserAttributes,
    AdminUserGlobalSignOut: adminUserGlobalSignOut,
    ListUsers: listUsers,
  }),
);
