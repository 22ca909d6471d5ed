import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { ok, type Result } from '#shared/result.ts';
import { type DatabaseSource, openDatabase } from './db/open-database.ts';
import { type IdentityConfig, poolNameOf, studioPool } from './identity/config.ts';
import { identityRoutes } from './identity/http/identity-routes.ts';
import { outboxPage } from './identity/http/outbox-page.ts';
import type { IdentityContext } from './identity/identity-context.ts';
import { openKeyring } from './identity/keys/keyring.ts';
import { type Clock, secureRandom } from './identity/ports.ts';
import { createSecretBox } from './identity/secrets/secret-box.ts';
import { readStudioSecret } from './identity/secrets/studio-secret.ts';
import { createSrp } from './identity/srp/srp.ts';
import { keepHouse, sweep } from './identity/sweep.ts';
import { type CachedVerifier, cacheVerifier } from './identity/tokens/cached-verifier.ts';
import { createEmbeddedVerifier } from './identity/tokens/embedded-verifier.ts';
import { createOutbox } from './mail/outbox.ts';
import { openSmtp } from './mail/smtp.ts';
import type { StudioBindings } from './studio-env.ts';
import type { StudioSettings } from './studio-settings.ts';

/** What stands behind the API of one studio. */
export interface Studio {
  /** Everything under `/identity`. */
  readonly identity: Hono<StudioBindings>;
  readonly verifier: CachedVerifier;
  /** The path of the letters, where there is no mail server and nobody else can reach the page. */
  readonly outboxPath: (() => string) | undefined;
  /** False where codes would reach nobody. */
  readonly allowsSignUp: boolean;
  close(): Promise<void>;
}

export interface StudioHouse {
  /** Where the file database and the secret lie. */
  readonly dataFolder: string;
  readonly settings: StudioSettings;
  /** On somebody's own computer, see {@link IdentityConfig.isPersonal}: told of every letter, and where it can be read once. */
  readonly personal?: { readonly onLetter: (path: string) => void };
  /** The time of day; the computer's own unless another is given. */
  readonly clock?: Clock;
  readonly reportBug: (error: Error) => void;
  /** Told that the outbox was opened: the path that was printed works no more. */
  readonly onOutboxOpened: () => void;
}

/** Puts the services of a studio together: the one place where it is decided which of them are embedded. */
export async function openStudio(house: StudioHouse): Promise<Result<Studio>> {
  const { dataFolder, settings, reportBug } = house;
  const clock = house.clock ?? Date.now;
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const secret = await readStudioSecret(join(dataFolder, 'secret.key'));
  if (!secret.ok) return secret;

  // Without a mail server the letters may be read by whoever sits at this computer, and by nobody else.
  const isReachable = settings.publicUrl !== undefined || settings.hasProxies;
  const outbox = createOutbox(clock, () => house.personal?.onLetter(page?.path() ?? ''));
  const config: IdentityConfig = {
    ...studioPool,
    oneTimePasswords: settings.oneTimePasswords,
    isPersonal: house.personal !== undefined,
    allowsSignUp: settings.smtp !== undefined || !isReachable,
    ...(settings.publicUrl === undefined ? {} : { issuer: `${settings.publicUrl}/identity/${studioPool.poolId}` }),
  };

  const box = createSecretBox(secret.value);
  const db = await openDatabase(databaseSource(dataFolder, settings));
  const keyring = await openKeyring(db, box, clock);
  const verifier = cacheVerifier(createEmbeddedVerifier({ config, keyring, clock, db }), clock);
  const identity: IdentityContext = {
    config,
    db,
    box,
    keyring,
    srp: createSrp(poolNameOf(config.poolId), secureRandom.bytes),
    mail: settings.smtp === undefined ? outbox : await openSmtp(settings.smtp, reportBug),
    clock,
    random: secureRandom,
    sessionsEnded: (ids) => verifier.drop(ids),
  };
  await sweep(identity);
  const endHousekeeping = keepHouse(identity, reportBug);

  const page =
    settings.smtp === undefined && !isReachable
      ? outboxPage(outbox, house.personal === undefined ? 'cookie' : 'address', house.onOutboxOpened)
      : undefined;
  const routes = identityRoutes({ identity, origins: settings.signInOrigins, reportBug });
  return ok({
    identity: page === undefined ? routes : routes.route('/outbox', page.routes),
    verifier,
    outboxPath: page?.path,
    allowsSignUp: config.allowsSignUp,
    async close() {
      endHousekeeping();
      await db.destroy();
    },
  });
}

const databaseSource = (dataFolder: string, { databaseUrl }: StudioSettings): DatabaseSource =>
  databaseUrl === undefined ? { sqliteFile: join(dataFolder, 'studio.sqlite') } : { postgresUrl: databaseUrl };
