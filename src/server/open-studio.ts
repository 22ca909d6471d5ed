import type { OpenAPIHono } from '@hono/zod-openapi';
import { Hono } from 'hono';
import { ok, type Result } from '#shared/result.ts';
import { type IdentityConfig, studioPool } from './identity/config.ts';
import { identityRoutes } from './identity/http/identity-routes.ts';
import { outboxPage } from './identity/http/outbox-page.ts';
import type { IdentityContext } from './identity/identity-context.ts';
import { keepHouse, sweep } from './identity/sweep.ts';
import { type CachedVerifier, cacheVerifier } from './identity/tokens/cached-verifier.ts';
import { verifierOf } from './identity/tokens/verifier-of.ts';
import { createOutbox, type Outbox } from './mail/outbox.ts';
import { openSmtp } from './mail/smtp.ts';
import { keepFrontDesk, openFrontDesk } from './open-front-desk.ts';
import { openHostedPages } from './open-hosted-pages.ts';
import { openIdentity } from './open-identity.ts';
import { type SessionRoutes, sessionRoutes } from './routes/sessions/sessions.ts';
import { visitorRoutes } from './routes/visitors.ts';
import { smsIntoOutbox } from './sms/outbox.ts';
import type { Sms } from './sms/sms.ts';
import { smsByWebhook } from './sms/webhook.ts';
import type { StudioBindings } from './studio-env.ts';
import type { StudioSettings } from './studio-settings.ts';

/** What stands behind the API of one studio. */
export interface Studio {
  /** Everything under `/identity`. */
  readonly identity: Hono<StudioBindings>;
  /** Where people see what they are signed in with; not for a pool elsewhere, which tells nobody. */
  readonly sessions: SessionRoutes | undefined;
  /** What the public pages call. */
  readonly visitors: OpenAPIHono<StudioBindings>;
  /** The accounts, for what the studio itself does with them. */
  readonly pool: IdentityContext;
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
  readonly reportBug: (error: Error) => void;
  /** Told, in a line for whoever runs the studio, what went wrong elsewhere. */
  readonly notice?: (line: string) => void;
  /** Told that the outbox was opened: the path that was printed works no more. */
  readonly onOutboxOpened: () => void;
}

/** Puts the services of a studio together: the one place where it is decided which of them are embedded. */
export async function openStudio(house: StudioHouse): Promise<Result<Studio>> {
  const { dataFolder, settings, reportBug } = house;
  const clock = () => Date.now();
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

  const showsLetters = settings.smtp === undefined && !isReachable;
  const opened = await openIdentity({
    dataFolder,
    settings,
    config,
    clock,
    mail: settings.smtp === undefined ? outbox : await openSmtp(settings.smtp, reportBug),
    sms: smsOf(settings, outbox, showsLetters, reportBug),
    sessionsEnded: (ids) => verifier.drop(ids),
  });
  if (!opened.ok) return opened;
  const identity = opened.value;
  const verifier = cacheVerifier(verifierOf(settings, identity), clock);
  await sweep(identity);
  const endHousekeeping = keepHouse(identity, reportBug);
  const front = openFrontDesk({
    ...identity,
    verifier,
    settings: settings.publicSite,
    reachesVisitors: config.allowsSignUp,
    keepsLetters: settings.smtp === undefined && house.personal === undefined,
    reportBug,
  });
  await front.keepHouse();
  const closeFrontDesk = keepFrontDesk(front, reportBug);

  const page = showsLetters
    ? outboxPage(outbox, house.personal === undefined ? 'cookie' : 'address', house.onOutboxOpened)
    : undefined;
  const routes = new Hono<StudioBindings>();
  if (page !== undefined) routes.route('/outbox', page.routes);
  // Where people sign in elsewhere, a second pool here would only be a second door.
  if (settings.outsidePool === undefined) {
    routes.route('/', identityRoutes({ identity, origins: settings.signInOrigins, reportBug }));
    const notice = house.notice ?? (() => undefined);
    // A scheme of one's own is no address that a provider or another program could come back to.
    if (!house.personal) routes.route('/', openHostedPages(settings, { identity, notice, reportBug }));
  }
  return ok({
    identity: routes,
    sessions: settings.outsidePool === undefined ? sessionRoutes(identity, verifier) : undefined,
    visitors: visitorRoutes(front.desk),
    pool: identity,
    verifier,
    outboxPath: page?.path,
    allowsSignUp: config.allowsSignUp,
    async close() {
      endHousekeeping();
      await closeFrontDesk();
      await identity.db.destroy();
    },
  });
}

function smsOf(
  { sms }: StudioSettings,
  outbox: Outbox,
  showsLetters: boolean,
  reportBug: (error: Error) => void,
): Sms | undefined {
  if (sms !== undefined) return smsByWebhook(sms, reportBug);
  return showsLetters ? smsIntoOutbox(outbox) : undefined;
}
