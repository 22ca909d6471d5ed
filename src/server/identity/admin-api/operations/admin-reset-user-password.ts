import { ok } from '#shared/result.ts';
import { namedById } from '../../accounts/login-name.ts';
import { defineAdminOperation } from '../admin-operation.ts';
import { requireReset } from '../../administration/administer.ts';
import { sendCode } from '../../codes/send-code.ts';
import { refusal } from '../../refusals.ts';

/**
 * Makes somebody choose a new password, with a code that goes to their address at once. Where no letter may leave any more
 * that is refused, and the password has to be replaced all the same.
 */
export const adminResetUserPassword = defineAdminOperation({}, async (identity, account, _input, request) => {
  if (account.isOfProvider || account.email === '') return refusal('no_password_reset');
  const required = await requireReset(identity, namedById(account.id));
  if (!required.ok) return refusal('no_password_reset');
  const to = { purpose: 'reset', destination: account.email } as const;
  const sent = await sendCode(identity, request, account.id, to, true);
  return sent.ok ? ok({}) : sent;
});
