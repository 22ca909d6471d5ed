/** Calls a studio's embedded pool without a browser, as the client of Amazon Cognito does. */
export async function callIdentity(origin: string, operation: string, body: object): Promise<void> {
  const answer = await fetch(`${origin}/identity`, {
    method: 'POST',
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
    body: JSON.stringify({ ClientId: 'studio', ...body }),
  });
  if (!answer.ok) throw new Error(`${operation}: ${await answer.text()}`);
}
