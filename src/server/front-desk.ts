import type { Database } from './db/open-database.ts';
import type { Clock, RandomSource } from './identity/ports.ts';
import type { SecretBox } from './identity/secrets/secret-box.ts';
import type { TokenVerifier } from './identity/tokens/verifier.ts';
import type { Mail } from './mail/mail.ts';
import type { OwnerLetters } from './mail/owner-letters.ts';
import type { PublicSettings } from './public-settings.ts';

/** What the routes behind the public pages work with. */
export interface FrontDesk {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly box: SecretBox;
  readonly verifier: TokenVerifier;
  readonly settings: PublicSettings;
  readonly ownerLetters: OwnerLetters;
  readonly mail: Mail;
  /** False where letters to visitors would reach nobody. */
  readonly reachesVisitors: boolean;
  /** Goes on with something whose outcome no answer may tell or wait for. */
  readonly later: (work: () => Promise<unknown>) => void;
}
