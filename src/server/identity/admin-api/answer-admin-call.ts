import type { IdentityContext, Outcome, RequestFacts } from '../identity-context.ts';
import { adminOperations } from './operations/registry.ts';
import { refusal } from '../refusals.ts';
import { type AdminKey, checkSignature, type SignedRequest } from './signature-v4.ts';

/** A call as it came, before anything of it is believed. */
export interface AdminCall {
  /** Its name at Cognito, e.g. `ListUsers`. */
  readonly operation: string;
  readonly signed: SignedRequest;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * Answers a call of the administrators' API, if it is signed with the studio's key. Without a key there is no such API:
 * its calls are as unknown as any other.
 */
export async function answerAdminCall(
  identity: IdentityContext,
  key: AdminKey | undefined,
  { operation: name, signed, body }: AdminCall,
  request: RequestFacts,
): Outcome<object> {
  const operation = adminOperations.get(name);
  if (operation === undefined || key === undefined) return refusal('unknown_operation');
  const checked = checkSignature(key, signed, identity.clock());
  if (!checked.ok) return checked;
  if (body['UserPoolId'] !== identity.config.poolId) return refusal('unknown_pool');
  return operation.answer(identity, body, request);
}
