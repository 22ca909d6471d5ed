import type { SiteConfig } from '#shared/site-config.ts';
import type { Database } from './db/open-database.ts';
import type { OutboxPage } from './identity/http/outbox-page.ts';
import type { IdentityContext } from './identity/identity-context.ts';
import type { SecretBox } from './identity/secrets/secret-box.ts';
import type { TokenVerifier } from './identity/tokens/verifier.ts';
import type { Mail } from './mail/mail.ts';
import type { OwnerNotifications } from './mail/owner-notifications.ts';
import type { Clock, SecureRandom } from './ports.ts';
import type { StudioSettings } from './studio-settings.ts';

/** What the routes of a studio work with. Each route is handed all of it, and its parts ask for what they use. */
export interface StudioServices {
  readonly settings: StudioSettings;
  /** What the screens are told of this studio. */
  readonly siteConfig: SiteConfig;
  readonly db: Database;
  readonly clock: Clock;
  readonly random: SecureRandom;
  readonly box: SecretBox;
  readonly mail: Mail;
  /** E-mails to whoever runs the studio. */
  readonly ownerNotifications: OwnerNotifications;
  /** False where no e-mail would reach a visitor. */
  readonly canEmailVisitors: boolean;
  /** The accounts of the embedded pool. */
  readonly identity: IdentityContext;
  /** Judges access tokens, of the embedded pool or of the one that people sign in at instead. */
  readonly verifier: TokenVerifier;
  /** Shows the e-mails of a studio without a mail server, where nobody else can reach the page. */
  readonly outboxPage: OutboxPage | undefined;
  /** Goes on with work whose outcome no answer may tell or wait for. */
  readonly inBackground: (work: () => Promise<unknown>) => void;
  /** Told, in a line for whoever runs the studio, what went wrong elsewhere. */
  readonly notice: (line: string) => void;
  readonly reportBug: (error: Error) => void;
}
