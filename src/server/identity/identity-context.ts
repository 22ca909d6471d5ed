import type { Result } from '#shared/result.ts';
import type { Database } from '../db/open-database.ts';
import type { MessageQueue } from '../messages/message-queue.ts';
import type { Sms } from '../sms/sms.ts';
import type { PoolConfig } from './pool-config.ts';
import type { Keyring } from './keys/keyring.ts';
import type { Clock, SecureRandom } from '../ports.ts';
import type { Refusal } from './refusals.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import type { Srp } from './srp/srp.ts';

/** The dependencies of every operation. */
export interface IdentityContext {
  readonly config: PoolConfig;
  readonly db: Database;
  readonly box: SecretBox;
  readonly keyring: Keyring;
  readonly srp: Srp;
  readonly messages: MessageQueue;
  /** Undefined where text messages can't be sent: phone numbers are then stored, but can't be confirmed. */
  readonly sms?: Sms | undefined;
  readonly clock: Clock;
  readonly random: SecureRandom;
  /** Called with sessions that have ended, so that cached verdicts on their tokens are dropped. */
  readonly sessionsEnded: (sessionIds: readonly string[]) => void;
}

/** Facts about a request besides its body. */
export interface RequestFacts {
  readonly clientAddress: string;
  /** The header of that name, by which people recognize their devices. */
  readonly userAgent?: string;
  /** The device that a client says it is: no proof, but a question (DEVICE_SRP_AUTH) that it can answer. */
  readonly deviceKey?: string | undefined;
}

/** The outcome of an operation: an answer in Cognito's format, or a refusal. */
export type Outcome<T> = Promise<Result<T, Refusal>>;
