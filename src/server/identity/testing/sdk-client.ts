import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { AdminKey } from '../admin-api/signature-v4.ts';

/** The unmodified SDK of Amazon, pointed at a pool. Without a key it signs nothing. */
export function sdkClient(endpoint: string, key?: AdminKey): CognitoIdentityProviderClient {
  return new CognitoIdentityProviderClient({
    endpoint,
    region: 'eu-west-1',
    maxAttempts: 1,
    credentials: key ?? { accessKeyId: 'NOTUSEDBYANYBODY', secretAccessKey: 'x' },
  });
}
