import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import { emailAddress } from '#shared/email-address.ts';
import { type Database, type DatabaseSource, openDatabase } from '../../db/open-database.ts';
import type { Mail } from '../../mail/mail.ts';
import { createMessageQueue } from '../../messages/message-queue.ts';
import { createOutbox, type Outbox } from '../../mail/outbox.ts';
import type { StudioBindings } from '../../studio-env.ts';
import type { Sms } from '../../sms/sms.ts';
import type { AdminKey } from '../admin-api/signature-v4.ts';
import { createAccount, type NewAccount } from '../accounts/create-account.ts';
import { type PoolConfig, poolNameOf, studioPool } from '../pool-config.ts';
import { identityRoutes } from '../http/identity-routes.ts';
import type { IdentityContext } from '../identity-context.ts';
import { openKeyring } from '../keys/keyring.ts';
import { secureRandom } from '../../ports.ts';
import { createSecretBox } from '../../secrets/secret-box.ts';
import type { ModPow } from '../srp/mod-pow.ts';
import { createSrp } from '../srp/srp.ts';

export interface TestPool {
  readonly identity: IdentityContext;
  readonly db: Database;
  readonly outbox: Outbox;
  readonly endedSessions: string[];
  readonly bugs: Error[];
  /** Puts the studio's clock forward. */
  pass(ms: number): void;
  /** The code in the latest e-mail. */
  latestCode(): string;
  create(account: Partial<Omit<NewAccount, 'email'>> & { readonly email: string }): Promise<string>;
  /** Calls an operation as a client does, without HTTP. */
  call(operation: string, body: object, more?: CallFacts): Promise<CallAnswer>;
  /** Opens the pool on a port of this computer; `/identity` is its endpoint. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

interface CallFacts {
  readonly clientAddress?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly text?: string;
}

export interface CallAnswer {
  readonly status: number;
  /** Cognito's name of the refusal. */
  readonly refused: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
}

export const TEST_PASSWORD = 'Passw0rd!x';
const ORIGIN = 'http://127.0.0.1:4310';

export async function readCallAnswer(answer: Response): Promise<CallAnswer> {
  const body = (await answer.json()) as Record<string, unknown>;
  const refused = body['__type'];
  return { status: answer.status, refused: typeof refused === 'string' ? refused : undefined, body };
}

/** A pool of the real parts, except that its clock can be put forward and its e-mails stay in an outbox. */
export async function openTestPool(
  source: DatabaseSource = { sqliteFile: ':memory:' },
  options: {
    readonly config?: Partial<PoolConfig>;
    readonly mail?: Mail;
    readonly sms?: Sms;
    readonly modPow?: ModPow;
    /** Whether answers wait until the letters are sent: unless a test says otherwise. */
    readonly awaitsLetters?: false;
    readonly adminKey?: AdminKey;
  } = {},
): Promise<TestPool> {
  let passedMs = 0;
  const clock = () => Date.now() + passedMs;
  const config = { ...studioPool, ...options.config };
  const db = await openDatabase(source);
  const box = createSecretBox(Buffer.alloc(32, 7));
  const outbox = createOutbox(clock);
  const endedSessions: string[] = [];
  const bugs: Error[] = [];
  const messages = createMessageQueue({
    db,
    clock,
    box,
    mail: options.mail ?? outbox,
    sms: options.sms,
    reportBug: (bug) => bugs.push(bug),
  });
  const identity: IdentityContext = {
    config,
    db,
    box,
    keyring: await openKeyring(db, box, clock),
    srp: createSrp(poolNameOf(config.poolId), secureRandom.bytes, options.modPow),
    messages,
    sms: options.sms,
    clock,
    random: secureRandom,
    sessionsEnded: (ids) => endedSessions.push(...ids),
  };
  const routes = identityRoutes({
    identity,
    origins: ['https://studio.example'],
    adminKey: options.adminKey,
    reportBug: (bug) => bugs.push(bug),
  });
  const app = new Hono<StudioBindings>();
  // Letters arrive before the answer does, so that a test can read them.
  if (options.awaitsLetters !== false) app.use((_, next) => next().then(() => messages.idle()));
  app.route('/identity', routes);
  let server: ServerType | undefined;

  return {
    identity,
    db,
    outbox,
    endedSessions,
    bugs,
    pass(ms) {
      passedMs += ms;
    },
    latestCode: () => /\d{6}/.exec(outbox.emails()[0]?.text ?? '')?.[0] ?? 'no mail',
    async create({ email, ...account }) {
      const usual = { password: TEST_PASSWORD, status: 'CONFIRMED' as const, isEmailVerified: true };
      const filled = { ...usual, ...account, email: emailAddress(email) };
      const created = await createAccount(identity, filled);
      if (!created.ok) throw new Error(created.problem.message);
      return created.value;
    },
    async call(operation, body, more = {}) {
      const request = new Request(`${ORIGIN}/identity`, {
        method: 'POST',
        headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`, ...more.headers },
        body: more.text ?? JSON.stringify({ ClientId: config.clientId, ...body }),
      });
      const answer = await app.fetch(request, { clientAddress: more.clientAddress ?? '192.0.2.1', origin: ORIGIN });
      return readCallAnswer(answer);
    },
    listen: () =>
      new Promise((listening) => {
        let origin = '';
        server = serve(
          {
            port: 0,
            hostname: '127.0.0.1',
            fetch: (request) => app.fetch(request, { clientAddress: '127.0.0.1', origin }),
          },
          ({ port }) => {
            origin = `http://127.0.0.1:${port}`;
            listening(`${origin}/identity`);
          },
        );
      }),
    async close() {
      await new Promise((done) => (server ? server.close(done) : done(undefined)));
      await messages.idle();
      await db.destroy();
    },
  };
}
