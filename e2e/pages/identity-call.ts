import { request } from 'node:http';
import { json, text } from 'node:stream/consumers';

/**
 * Calls a studio's embedded pool without a browser, as the client of Amazon Cognito does.
 * @param from which of this computer's own addresses it comes from, e.g. 127.5.6.7
 */
export async function callIdentity(origin: string, operation: string, body: object, from?: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const headers = { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` };
  const call = request(`${origin}/identity`, { method: 'POST', headers, localAddress: from }, (answer) => {
    if (answer.statusCode === 200) json(answer).then(() => resolve(), reject);
    else text(answer).then((why) => reject(new Error(`${operation}: ${why}`)), reject);
  });
  call.on('error', reject);
  call.end(JSON.stringify({ ClientId: 'studio', ...body }));
  return promise;
}
