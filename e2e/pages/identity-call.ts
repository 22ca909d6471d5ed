/** A call to a studio's own pool, as the client of Amazon Cognito makes it, without a browser. */
export async function callIdentity(origin: string, operation: string, body: object): Promise<void> {
  const answer = await fetch(`${origin}/identity`, {
    method: 'POST',
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
    body: JSON.stringify({ ClientId: 'studio', ...body }),
  });
  if (!answer.ok) throw new Error(`${operation}: ${await answer.text()}`);
}
