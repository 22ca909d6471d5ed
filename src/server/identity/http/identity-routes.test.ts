import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPool, type TestPool } from '../testing/test-pool.ts';

let pool: TestPool;
let endpoint: string;
beforeAll(async () => {
  pool = await openTestPool();
  endpoint = await pool.listen();
});
afterAll(() => pool.close());

const call = (path: string) =>
  fetch(endpoint + path, {
    method: 'POST',
    headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser' },
    body: JSON.stringify({ AccessToken: 'none' }),
  });

test.each(['', '/'])('calls are answered at the endpoint with "%s" behind it', async (end) => {
  const answer = await call(end);
  expect([answer.status, await answer.json()]).toMatchObject([400, { __type: 'NotAuthorizedException' }]);
});

test.each(['//', '/x', '/oauth2/x'])('there is nothing at %s behind it', async (end) => {
  expect((await call(end)).status).toBe(404);
});
