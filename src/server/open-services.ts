import { brand } from '#shared/brand.ts';
import { emailAddress } from '#shared/email-address.ts';
import { ok, type Result } from '#shared/result.ts';
import type { DatabaseSource } from './db/open-database.ts';
import { deleteBinned } from './designs/bin.ts';
import { createMaintenance, type Maintenance } from './maintenance.ts';
import { deleteExpired } from './identity/delete-expired.ts';
import { createOutboxPage } from './identity/http/outbox-page.ts';
import { passkeySiteOf } from './identity/passkeys/passkey-site.ts';
import { type PoolConfig, studioPool } from './identity/pool-config.ts';
import { cacheVerifier } from './identity/tokens/cached-verifier.ts';
import type { TokenVerifier } from './identity/tokens/verifier.ts';
import { verifierOf } from './identity/tokens/verifier-of.ts';
import { deleteEndedWindows } from './limits/count-attempts.ts';
import type { Mail } from './mail/mail.ts';
import { createOutbox, type Outbox } from './mail/outbox.ts';
import { createStudioModel } from './model/studio-model.ts';
import { createOwnerNotifications } from './messages/owner-notifications.ts';
import { openSmtp } from './mail/smtp.ts';
import { openFiles } from './files/open-files.ts';
import { openIdentity } from './open-identity.ts';
import type { Clock } from './ports.ts';
import { deleteUnconfirmed } from './routes/newsletter/subscribe.ts';
import type { StudioServices } from './services.ts';
import { createSignal } from './signal.ts';
import { siteConfigOf } from './settings/site-config-of.ts';
import { smsIntoOutbox } from './sms/outbox.ts';
import type { Sms } from './sms/sms.ts';
import { smsByWebhook } from './sms/webhook.ts';
import type { StudioSettings } from './settings/studio-settings.ts';
import { deleteEndedInvitations } from './workshops/invitations.ts';

/** Who reads the embedded outbox, where the shop has set no address of its own. */
const OWNER_OF_OUTBOX = 'owner@example.com';

export interface ServiceOptions {
  /** Where the file database and the secret lie. */
  readonly dataFolder: string;
  readonly settings: StudioSettings;
  /**
   * On somebody's own computer, see {@link PoolConfig.isPersonal}: called for every e-mail with a path that shows it
   * once.
   */
  readonly personal?: { readonly onEmail: (path: string) => void };
  readonly reportBug: (error: Error) => void;
  /** Called with a line for the operator of the studio when something outside it went wrong. */
  readonly notice?: (line: string) => void;
  /** Called when the outbox was opened: from then on the printed path no longer works. */
  readonly onOutboxOpened?: () => void;
  /** What a test replaces: clock, database, mail, verifier. */
  readonly ports?: ServicePorts;
}

export interface ServicePorts {
  readonly clock?: Clock;
  readonly database?: DatabaseSource;
  readonly mail?: Mail;
  readonly verifier?: TokenVerifier;
}

export interface OpenServices {
  readonly services: StudioServices;
  readonly outbox: Outbox;
  readonly maintenance: Maintenance;
  /** Resolves when the work behind the answers is done. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the services of a studio, and decides which of them are embedded. */
export async function openServices(options: ServiceOptions): Promise<Result<OpenServices>> {
  const { settings, personal, reportBug, ports = {} } = options;
  const { clock = Date.now } = ports;
  // Without a mail server, e-mails are shown on this computer only, so not where others can reach the studio.
  const isReachable = settings.publicUrl !== undefined || settings.hasProxies;
  const config = poolConfigOf(settings, { isReachable, isPersonal: personal !== undefined });
  const outbox = createOutbox(clock);
  const outboxPage =
    settings.smtp === undefined && !isReachable
      ? createOutboxPage(outbox, personal === undefined ? 'cookie' : 'address', options.onOutboxOpened)
      : undefined;
  if (personal !== undefined && outboxPage !== undefined) {
    outbox.sent.subscribe(() => personal.onEmail(outboxPage.path()));
  }

  const sessionsEnded = createSignal<readonly string[]>();
  const opened = await openIdentity({
    dataFolder: options.dataFolder,
    settings,
    database: ports.database,
    config,
    clock,
    mail: ports.mail ?? (settings.smtp === undefined ? outbox : await openSmtp(settings.smtp, reportBug)),
    sms: smsOf(settings, outboxPage === undefined ? undefined : outbox, reportBug),
    sessionsEnded: sessionsEnded.emit,
    reportBug,
  });
  if (!opened.ok) return opened;
  const identity = opened.value;
  const verifier = cacheVerifier(ports.verifier ?? verifierOf(settings, identity), clock);
  sessionsEnded.subscribe((ids) => verifier.drop(ids));

  const { db, messages, random, box } = identity;
  const notice = options.notice ?? (() => undefined);
  const { dataFolder } = options;
  const files = openFiles({ dataFolder, settings: settings.files, db, clock, notice, reportBug });
  // With the last account of a workshop its pictures go, which are not in the database.
  sessionsEnded.subscribe(files.sweepSoon);
  const { ownerEmails } = settings.publicSite;
  // E-mails that stay on this computer may use a made-up address.
  const staysHere = settings.smtp === undefined && personal === undefined;
  const owners =
    ownerEmails.length === 0 && staysHere ? [emailAddress(brand.supportEmail ?? OWNER_OF_OUTBOX)] : ownerEmails;
  const ownerNotifications = createOwnerNotifications(messages, owners);
  const maintenance = createMaintenance(
    [
      () => deleteExpired(identity),
      () => identity.keyring.refresh(),
      () => deleteEndedWindows(identity),
      () => deleteUnconfirmed(identity),
      () => deleteEndedInvitations(identity),
      () => deleteBinned(identity),
      ...files.tasks,
    ],
    reportBug,
  );
  await maintenance.run();
  const stopMaintenance = maintenance.start();
  const stopSending = messages.start();

  return ok({
    services: {
      settings,
      siteConfig: siteConfigOf(settings, config.allowsSignUp),
      db,
      clock,
      random,
      box,
      fileStore: files.fileStore,
      spool: files.spool,
      messages,
      ownerNotifications,
      canEmailVisitors: config.allowsSignUp,
      identity,
      verifier,
      model: createStudioModel({ db, box, settings, isPersonal: config.isPersonal }),
      outboxPage,
      notice,
      reportBug,
    },
    outbox,
    maintenance,
    async idle() {
      await messages.idle();
      await files.idle();
    },
    async close() {
      stopMaintenance();
      stopSending();
      await messages.idle();
      await files.idle();
      await db.destroy();
    },
  });
}

function poolConfigOf(
  { oneTimePasswords, smtp, publicUrl, signInOrigins, pool, messageCaps, adminEmails }: StudioSettings,
  { isReachable, isPersonal }: { readonly isReachable: boolean; readonly isPersonal: boolean },
): PoolConfig {
  return {
    ...studioPool,
    firstFactors: pool.firstFactors,
    remembersDevices: pool.remembersDevices,
    customAttributes: pool.customAttributes,
    temporaryPasswordLifeMs: pool.temporaryPasswordLifeMs,
    ...(publicUrl === undefined ? {} : { passkeySite: passkeySiteOf(publicUrl, signInOrigins) }),
    oneTimePasswords,
    messageCaps,
    adminEmails,
    isPersonal,
    allowsSignUp: smtp !== undefined || !isReachable,
    ...(publicUrl === undefined ? {} : { issuer: `${publicUrl}/identity/${studioPool.poolId}` }),
  };
}

/** @param outbox shows text messages where no service sends them, if there is one */
function smsOf(
  { sms }: StudioSettings,
  outbox: Outbox | undefined,
  reportBug: (error: Error) => void,
): Sms | undefined {
  if (sms !== undefined) return smsByWebhook(sms, reportBug);
  return outbox === undefined ? undefined : smsIntoOutbox(outbox);
}
