import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { SECOND_MS } from '#shared/time-units.ts';
import { authorize } from '../../tokens/authorize.ts';
import { accessToken, defineOperation } from '../operation.ts';
import { pageLimit, pageToken } from '../page-of-list.ts';

const input = z.object({ AccessToken: accessToken, MaxResults: pageLimit, NextToken: pageToken });

/** The passkeys of one's own account. */
export const listWebAuthnCredentials = defineOperation(
  input,
  async (identity, { AccessToken, MaxResults, NextToken }) => {
    const authorized = await authorize(identity, AccessToken);
    if (!authorized.ok) return authorized;
    const rows = await identity.db
      .selectFrom('passkeys')
      .selectAll()
      .where('accountId', '=', authorized.value.account.id)
      .orderBy('createdAtMs')
      .orderBy('credentialId')
      .offset(NextToken)
      .limit(MaxResults + 1)
      .execute();
    const Credentials = rows.slice(0, MaxResults).map((row) => ({
      CredentialId: row.credentialId,
      FriendlyCredentialName: 'Passkey',
      RelyingPartyId: row.relyingPartyId,
      ...(row.attachment === null ? {} : { AuthenticatorAttachment: row.attachment }),
      AuthenticatorTransports: JSON.parse(row.transports) as readonly string[],
      CreatedAt: row.createdAtMs / SECOND_MS,
    }));
    return ok({ Credentials, ...(rows.length > MaxResults ? { NextToken: String(NextToken + MaxResults) } : {}) });
  },
);
