import type { Generated } from 'kysely';

/**
 * The rows of the studio. Columns are written in snake_case and hold only text and integers, so that SQLite and
 * PostgreSQL mean the same by them: times are milliseconds since 1970, booleans 0 or 1, bytes base64url.
 */
export interface Tables {
  readonly signingKeys: SigningKeyRow;
  readonly accounts: AccountRow;
  readonly accountGroups: AccountGroupRow;
  readonly sessions: SessionRow;
  readonly refreshTokens: RefreshTokenRow;
  readonly codes: CodeRow;
  readonly spentNonces: SpentNonceRow;
  readonly providerAccounts: ProviderAccountRow;
  readonly signInStates: SignInStateRow;
  readonly authorizationCodes: AuthorizationCodeRow;
  readonly attempts: AttemptRow;
  readonly trials: TrialRow;
  readonly waitlistEntries: WaitlistEntryRow;
  readonly contactMessages: ContactMessageRow;
  readonly subscribers: SubscriberRow;
  readonly queuedEmails: QueuedEmailRow;
}

export interface SigningKeyRow {
  /** The thumbprint of the public key, as in a token's header. */
  readonly kid: string;
  readonly publicJwk: string;
  readonly sealedPrivateKey: string;
  readonly createdAtMs: number;
}

export interface AccountRow {
  /** The `sub` of tokens. It never changes: the password's verifier is bound to it. */
  readonly id: string;
  /** The address to sign in with, in lower case; an account of another provider has none. */
  readonly loginEmail: string | null;
  readonly status: 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED';
  readonly disabled: Generated<0 | 1>;
  readonly saltHex: string;
  readonly sealedVerifier: string;
  readonly email: string;
  readonly emailVerified: 0 | 1;
  /** The other attributes by name, as JSON. */
  readonly attributes: string;
  readonly sealedTotpSecret: string | null;
  /** Issued for set-up; its first password has not been entered yet. */
  readonly sealedPendingTotpSecret: string | null;
  readonly totpEnabled: Generated<0 | 1>;
  /** The last 30-second step whose code was accepted: no code works twice. */
  readonly totpLastStep: Generated<number>;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
}

export interface AccountGroupRow {
  readonly accountId: string;
  readonly name: string;
}

/** One sign-in and everything refreshed from it: the `origin_jti` of its tokens. */
export interface SessionRow {
  readonly id: string;
  readonly accountId: string;
  readonly scope: string;
  /** The User-Agent header of the program that signed in. */
  readonly userAgent: Generated<string>;
  readonly signedInAtMs: number;
  readonly lastUsedAtMs: number;
  readonly expiresAtMs: number;
}

export interface RefreshTokenRow {
  readonly hash: string;
  readonly sessionId: string;
  /** When it was first exchanged for a new token. */
  readonly rotatedAtMs: number | null;
  readonly expiresAtMs: number;
}

export interface CodeRow {
  readonly accountId: string;
  readonly purpose: string;
  readonly hash: string;
  readonly destination: string;
  readonly attemptsLeft: number;
  readonly expiresAtMs: number;
}

/** Links an account at a provider to an account here. */
export interface ProviderAccountRow {
  readonly provider: string;
  readonly subject: string;
  readonly accountId: string;
  readonly linkedAtMs: number;
}

/** A sign-in through a provider that has not called back yet. */
export interface SignInStateRow {
  readonly stateHash: string;
  readonly provider: string;
  /** Hash of the cookie of the browser in which it began. */
  readonly browserHash: string;
  readonly sealedState: string;
  readonly expiresAtMs: number;
}

/** A code that the hosted pages hand to a client, which exchanges it for tokens once. */
export interface AuthorizationCodeRow {
  readonly hash: string;
  readonly accountId: string;
  /** The session that results from it; it ends when the code is presented again. */
  readonly sessionId: string;
  readonly clientId: string;
  readonly redirectUri: string;
  /** PKCE with SHA-256 (`S256`). */
  readonly codeChallenge: string;
  readonly scope: string;
  readonly nonce: string | null;
  readonly usedAtMs: number | null;
  readonly expiresAtMs: number;
}

export interface SpentNonceRow {
  readonly nonce: string;
  readonly expiresAtMs: number;
}

export interface AttemptRow {
  readonly key: string;
  readonly count: number;
  readonly windowEndsAtMs: number;
}

/** The one trial of a person. */
export interface TrialRow {
  /** The `sub` of their tokens, from either pool. */
  readonly userId: string;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
}

export interface WaitlistEntryRow {
  readonly id: string;
  readonly receivedAtMs: number;
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  readonly companyName: string;
  readonly designation: string;
  readonly message: string;
}

export interface ContactMessageRow {
  readonly id: string;
  readonly receivedAtMs: number;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

export interface SubscriberRow {
  readonly id: string;
  readonly receivedAtMs: number;
  readonly email: string;
  /** Hash of the token in the e-mail that asks for confirmation. */
  readonly confirmationHash: string;
  readonly confirmationEndsAtMs: number;
  /** Null until it is confirmed. */
  readonly confirmedAtMs: number | null;
}

/** An e-mail that must arrive: kept until a mail server has accepted it. */
export interface QueuedEmailRow {
  readonly id: string;
  readonly recipient: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly body: string;
  readonly createdAtMs: number;
  /** Until then a process is sending it. */
  readonly takenUntilMs: number;
}
