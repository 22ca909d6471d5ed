import { OpenAPIHono } from '@hono/zod-openapi';
import type { DatabaseSource } from '../db/open-database.ts';
import { openTestPool, PASSWORD, type TestPool } from '../identity/testing/test-pool.ts';
import { cacheVerifier } from '../identity/tokens/cached-verifier.ts';
import { createEmbeddedVerifier } from '../identity/tokens/embedded-verifier.ts';
import type { TokenVerifier } from '../identity/tokens/verifier.ts';
import type { Mail } from '../mail/mail.ts';
import type { SentLetter } from '../mail/outbox.ts';
import { openFrontDesk } from '../open-front-desk.ts';
import type { PublicSettings } from '../public-settings.ts';
import { visitorRoutes } from '../routes/visitors.ts';
import type { StudioBindings } from '../studio-env.ts';
import { readStudioSettings } from '../studio-settings.ts';

export const ORIGIN = 'http://127.0.0.1:4310';

/** A front desk with the real parts behind it: a pool, a database, an outbox. */
export interface TestDesk {
  readonly pool: TestPool;
  ask(path: string, init?: RequestInit, clientAddress?: string): Promise<Response>;
  post(path: string, body: unknown, clientAddress?: string): Promise<Response>;
  /** The `Authorization` header of somebody who has just signed in. */
  signIn(email: string): Promise<{ readonly authorization: string }>;
  /** Every letter so far, newest first, once all that was begun is done. */
  letters(): Promise<readonly SentLetter[]>;
  keepHouse(): Promise<void>;
  close(): Promise<void>;
}

interface Wanted {
  readonly env?: Readonly<Record<string, string>>;
  readonly mail?: Mail;
  readonly verifier?: TokenVerifier;
  readonly reachesVisitors?: boolean;
}

export function publicSettingsOf(env: Readonly<Record<string, string>>): PublicSettings {
  const settings = readStudioSettings(env);
  if (!settings.ok) throw new Error(settings.problem.message);
  return settings.value.publicSite;
}

export async function openTestDesk(source?: DatabaseSource, wanted: Wanted = {}): Promise<TestDesk> {
  const pool = await openTestPool(source);
  const { identity } = pool;
  const bugs: Error[] = [];
  const front = openFrontDesk({
    ...identity,
    mail: wanted.mail ?? pool.outbox,
    verifier: wanted.verifier ?? cacheVerifier(createEmbeddedVerifier(identity), identity.clock),
    settings: publicSettingsOf({ OWNER_EMAILS: 'owner@example.com', ...wanted.env }),
    reachesVisitors: wanted.reachesVisitors ?? true,
    keepsLetters: true,
    reportBug: (error) => bugs.push(error),
  });
  const app = new OpenAPIHono<StudioBindings>().route('/', visitorRoutes(front.desk));
  app.onError((error) => {
    throw error;
  });
  const ask: TestDesk['ask'] = async (path, init, clientAddress = '192.0.2.1') =>
    app.fetch(new Request(ORIGIN + path, init), { clientAddress, origin: ORIGIN });

  return {
    pool,
    ask,
    post: (path, body, clientAddress) =>
      ask(
        path,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        },
        clientAddress,
      ),
    async signIn(USERNAME) {
      const flow = { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD } };
      const { body } = await pool.call('InitiateAuth', flow);
      const { AccessToken } = body['AuthenticationResult'] as { readonly AccessToken: string };
      return { authorization: `Bearer ${AccessToken}` };
    },
    async letters() {
      await front.settled();
      return pool.outbox.letters();
    },
    keepHouse: () => front.keepHouse(),
    async close() {
      await front.settled();
      await pool.close();
      if (bugs[0] !== undefined) throw bugs[0];
    },
  };
}
