import type { Result } from '#shared/result.ts';
import type { Database } from '../db/open-database.ts';
import type { Mail } from '../mail/mail.ts';
import type { Sms } from '../sms/sms.ts';
import type { PoolConfig } from './pool-config.ts';
import type { Keyring } from './keys/keyring.ts';
import type { Clock, SecureRandom } from '../ports.ts';
import type { Refusal } from './refusals.ts';
import type { SecretBox } from './secrets/secret-box.ts';
import type { Srp } from './srp/srp.ts';

/** What every operation works with. */
export interface IdentityContext {
  readonly config: PoolConfig;
  readonly db: Database;
  readonly box: SecretBox;
  readonly keyring: Keyring;
  readonly srp: Srp;
  readonly mail: Mail;
  /** Undefined where no text message reaches anybody: phones are kept then, and never offered for confirmation. */
  readonly sms?: Sms | undefined;
  readonly clock: Clock;
  readonly random: SecureRandom;
  /** Tells who keeps checked tokens that the tokens of these sessions count no more. */
  readonly sessionsEnded: (sessionIds: readonly string[]) => void;
}

/** What is known of a request besides its body. */
export interface RequestFacts {
  readonly clientAddress: string;
  /** The header of that name, by which people know their devices again. */
  readonly userAgent?: string;
}

/** What comes of an operation: an answer in Cognito's words, or a refusal. */
export type Outcome<T> = Promise<Result<T, Refusal>>;
