import { ok } from '#shared/result.ts';
import { SECOND_MS } from '#shared/time-units.ts';
import { defineOwnOperation } from '../own-operation.ts';
import { pageLimit, pageToken } from '../page-of-list.ts';

/** The passkeys of one's own account. */
export const listWebAuthnCredentials = defineOwnOperation(
  { asks: 'session' },
  { MaxResults: pageLimit, NextToken: pageToken },
  async (identity, { account }, { MaxResults, NextToken }) => {
    const rows = await identity.db
      .selectFrom('passkeys')
      .selectAll()
      .where('accountId', '=', account.id)
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
