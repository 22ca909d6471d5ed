import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emailAddress } from '#shared/email-address.ts';
import type { DatabaseSource } from '../db/open-database.ts';
import { createAccount, type NewAccount } from '../identity/accounts/create-account.ts';
import { type CallAnswer, TEST_PASSWORD, readCallAnswer } from '../identity/testing/test-pool.ts';
import type { TokenVerifier } from '../identity/tokens/verifier.ts';
import type { Mail } from '../mail/mail.ts';
import type { SentEmail } from '../mail/outbox.ts';
import { type AppOptions, type OpenApp, openApp } from '../open-app.ts';
import type { StudioServices } from '../services.ts';
import { readStudioSettings, type StudioSettings } from '../settings/studio-settings.ts';

export const ORIGIN = 'http://127.0.0.1:4310';

/** A whole studio, composed as at a real start, except that its clock can be put forward. */
export interface TestStudio {
  readonly services: StudioServices;
  readonly answer: OpenApp['answer'];
  ask(path: string, init?: RequestInit, clientAddress?: string): Promise<Response>;
  /** Posts a value as JSON, or a text as it is. */
  post(path: string, body: unknown, clientAddress?: string): Promise<Response>;
  /** Calls an operation of the embedded pool. */
  call(
    operation: string,
    body: object,
    headers?: Readonly<Record<string, string>>,
    clientAddress?: string,
  ): Promise<CallAnswer>;
  /** Creates an account with the tests' password. @returns its id */
  create(account: Partial<Omit<NewAccount, 'email'>> & { readonly email: string }): Promise<string>;
  /** The `Authorization` header of somebody who has just signed in. */
  signIn(email: string): Promise<{ readonly authorization: string }>;
  /** Puts the studio's clock forward. */
  pass(ms: number): void;
  /** Waits for background work. @returns every e-mail so far, newest first */
  emails(): Promise<readonly SentEmail[]>;
  runMaintenance(): Promise<void>;
  /** Closes the studio. @throws the first bug that a request ran into */
  close(): Promise<void>;
}

interface TestStudioOptions extends Partial<Pick<AppOptions, 'builtSite' | 'version' | 'personal' | 'onOutboxOpened'>> {
  /** Environment variables, in addition to an owner. */
  readonly env?: Readonly<Record<string, string>>;
  readonly mail?: Mail;
  readonly verifier?: TokenVerifier;
  /** The folder of the studio's files, which stay; without it, a folder that is deleted on closing. */
  readonly dataFolder?: string;
  readonly reportBug?: (error: Error) => void;
}

/** Reads settings from environment variables. @throws when they are refused */
export function settingsOf(env: Readonly<Record<string, string>>): StudioSettings {
  const settings = readStudioSettings(env);
  if (!settings.ok) throw new Error(settings.problem.message);
  return settings.value;
}

/** @param source without it, a file in the studio's folder */
export async function openTestStudio(source?: DatabaseSource, options: TestStudioOptions = {}): Promise<TestStudio> {
  const { env, mail, verifier, dataFolder, ...app } = options;
  let passedMs = 0;
  const clock = () => Date.now() + passedMs;
  const bugs: Error[] = [];
  const folder = dataFolder ?? mkdtempSync(join(tmpdir(), 'studio-test-'));
  const opened = await openApp({
    version: '0',
    builtSite: folder,
    hosts: ['127.0.0.1'],
    reportBug: (error) => bugs.push(error),
    ...app,
    dataFolder: folder,
    settings: settingsOf({ OWNER_EMAILS: 'owner@example.com', ...env }),
    ports: {
      clock,
      ...(source === undefined ? {} : { database: source }),
      ...(mail === undefined ? {} : { mail }),
      ...(verifier === undefined ? {} : { verifier }),
    },
  });
  if (!opened.ok) throw new Error(opened.problem.message);
  const { answer, services, outbox, maintenance, idle, close } = opened.value;
  const ask: TestStudio['ask'] = async (path, init, clientAddress = '192.0.2.1') =>
    answer(new Request(new URL(path, ORIGIN), init), { clientAddress, origin: ORIGIN });
  const call: TestStudio['call'] = async (operation, body, headers = {}, clientAddress) => {
    const init = {
      method: 'POST',
      headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`, ...headers },
      body: JSON.stringify({ ClientId: services.identity.config.clientId, ...body }),
    };
    const answered = await ask('/identity', init, clientAddress);
    return readCallAnswer(answered);
  };

  return {
    services,
    answer,
    ask,
    call,
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
    async create({ email, ...account }) {
      const usual = { password: TEST_PASSWORD, status: 'CONFIRMED' as const, isEmailVerified: true };
      const filled = { ...usual, ...account, email: emailAddress(email) };
      const created = await createAccount(services.identity, filled);
      if (!created.ok) throw new Error(created.problem.message);
      return created.value;
    },
    async signIn(USERNAME) {
      const flow = { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD: TEST_PASSWORD } };
      const { body } = await call('InitiateAuth', flow);
      const { AccessToken } = body['AuthenticationResult'] as Readonly<Record<string, string>>;
      return { authorization: `Bearer ${AccessToken}` };
    },
    pass(ms) {
      passedMs += ms;
    },
    async emails() {
      await idle();
      return outbox.emails();
    },
    runMaintenance: () => maintenance.run(),
    async close() {
      await close();
      if (dataFolder === undefined) rmSync(folder, { recursive: true, force: true });
      if (bugs[0] !== undefined) throw bugs[0];
    },
  };
}
