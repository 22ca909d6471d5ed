import type { SiteConfig } from '#shared/site/site-config.ts';
import type { Database } from './db/open-database.ts';
import type { FileStore } from './files/file-store.ts';
import type { Spool } from './files/spool.ts';
import type { OutboxPage } from './identity/http/outbox-page.ts';
import type { IdentityContext } from './identity/identity-context.ts';
import type { SecretBox } from './secrets/secret-box.ts';
import type { TokenVerifier } from './identity/tokens/verifier.ts';
import type { StudioModel } from './model/studio-model.ts';
import type { MessageQueue } from './messages/message-queue.ts';
import type { OwnerNotifications } from './messages/owner-notifications.ts';
import type { Clock, SecureRandom } from './ports.ts';
import type { StudioSettings } from './settings/studio-settings.ts';

/** What the routes of a studio work with. Each route gets all of it, and its helpers take what they use. */
export interface StudioServices {
  readonly settings: StudioSettings;
  /** The configuration that the screens read. */
  readonly siteConfig: SiteConfig;
  readonly db: Database;
  readonly clock: Clock;
  readonly random: SecureRandom;
  readonly box: SecretBox;
  /** Where the bytes of pictures are kept. */
  readonly fileStore: FileStore;
  /** Where uploads lie while they arrive. */
  readonly spool: Spool;
  /** Letters and text messages on their way. */
  readonly messages: MessageQueue;
  /** E-mails to the owners of the studio. */
  readonly ownerNotifications: OwnerNotifications;
  /** False where no e-mail would reach a visitor. */
  readonly canEmailVisitors: boolean;
  /** The accounts of the embedded pool. */
  readonly identity: IdentityContext;
  /** Verifies access tokens, of the embedded pool or of an outside one. */
  readonly verifier: TokenVerifier;
  /** The language model that answers in the chat, where there is one. */
  readonly model: StudioModel;
  /** Shows the e-mails of a studio that has no mail server and is reachable from this computer only. */
  readonly outboxPage: OutboxPage | undefined;
  /** Called with a line for the operator of the studio when something outside it went wrong. */
  readonly notice: (line: string) => void;
  readonly reportBug: (error: Error) => void;
}
