import type { ServerProcess } from './server-process.ts';

/** How many sign in at the same time: enough that the server never waits for its clients. */
const AT_ONCE = 8;

/** The code is compiled after a few dozen; the compiler goes on optimising it for some hundreds more. */
const WARM_UP = 500;

export interface SignInRate {
  /** Sign-ins for each second that the server's processor worked: what one core can do. */
  readonly perCoreSecond: number;
  /** Sign-ins for each second that passed, sharing the machine with the clients and everything else. */
  readonly perSecond: number;
}

/** Signs in until the server is as fast as it gets. */
export async function warmUp(signIn: () => Promise<void>): Promise<void> {
  for (let run = 0; run < WARM_UP; run += 1) await signIn();
}

/** Measures sign-ins, a few at once, at a warm server. */
export async function signInRate(
  server: ServerProcess,
  count: number,
  signIn: () => Promise<void>,
): Promise<SignInRate> {
  const cpuBefore = server.cpuSeconds();
  const from = performance.now();
  let left = count;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left > 0) {
        left -= 1;
        await signIn();
      }
    }),
  );
  return {
    perCoreSecond: count / (server.cpuSeconds() - cpuBefore),
    perSecond: (count * 1000) / (performance.now() - from),
  };
}

/** A call as the client of Amazon Cognito makes it. */
export async function callPool(endpoint: string, operation: string, body: object): Promise<Record<string, unknown>> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(body),
  });
  const read = (await answer.json()) as Record<string, unknown>;
  if (!answer.ok) throw new Error(`${operation}: ${JSON.stringify(read)}`);
  return read;
}
