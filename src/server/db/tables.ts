import type { Generated } from 'kysely';
import type { EmailAddress } from '#shared/email-address.ts';
import type { contactRules } from '#shared/forms/contact-rules.ts';
import type { FieldTexts } from '#shared/forms/form-fields.ts';
import type { waitlistRules } from '#shared/forms/waitlist-rules.ts';
import type { DesignRevisionRow, DesignRow, LikedPictureRow } from './design-tables.ts';
import type { StoredObjectRow, WorkshopFileRow } from './file-tables.ts';
import type { OrderLogRow, ShopOrderRow } from './order-tables.ts';
import type { WorkshopCounterRow, WorkshopInvitationRow, WorkshopMemberRow, WorkshopRow } from './workshop-tables.ts';

/**
 * The rows of the studio. Columns are written in snake_case and hold only text and integers, so that SQLite and
 * PostgreSQL mean the same by them: times are milliseconds since 1970, booleans 0 or 1, bytes base64url.
 */
export interface Tables {
  readonly signingKeys: SigningKeyRow;
  readonly accounts: AccountRow;
  readonly signUps: SignUpRow;
  readonly leftAddresses: LeftAddressRow;
  readonly accountGroups: AccountGroupRow;
  readonly sessions: SessionRow;
  readonly refreshTokens: RefreshTokenRow;
  readonly codes: CodeRow;
  readonly spentNonces: SpentNonceRow;
  readonly providerAccounts: ProviderAccountRow;
  readonly signInStates: SignInStateRow;
  readonly authorizationCodes: AuthorizationCodeRow;
  readonly attempts: AttemptRow;
  readonly devices: DeviceRow;
  readonly passkeys: PasskeyRow;
  readonly trials: TrialRow;
  readonly waitlistEntries: WaitlistEntryRow;
  readonly contactMessages: ContactMessageRow;
  readonly subscribers: SubscriberRow;
  readonly queuedMessages: QueuedMessageRow;
  readonly workshops: WorkshopRow;
  readonly workshopMembers: WorkshopMemberRow;
  readonly workshopInvitations: WorkshopInvitationRow;
  readonly workshopCounters: WorkshopCounterRow;
  readonly designs: DesignRow;
  readonly designRevisions: DesignRevisionRow;
  readonly likedPictures: LikedPictureRow;
  readonly shopOrders: ShopOrderRow;
  readonly orderLog: OrderLogRow;
  readonly storedObjects: StoredObjectRow;
  readonly workshopFiles: WorkshopFileRow;
  readonly modelConnections: ModelConnectionRow;
}

/** The language model that somebody chose for the studio on their own computer: one row at most. */
export interface ModelConnectionRow {
  /** Always the same. */
  readonly id: string;
  readonly base: string;
  readonly name: string;
  /** Null where its provider asks for none. */
  readonly sealedKey: string | null;
  /** Where its name led when it was typed: `named` or `public` (model/model-address.ts). */
  readonly trust: 'named' | 'public';
}

export interface SigningKeyRow {
  /** The thumbprint of the public key, as in a token's header. */
  readonly kid: string;
  readonly publicJwk: string;
  readonly sealedPrivateKey: string;
  /** 1 for the first key and so on. */
  readonly generation: number;
  readonly createdAtMs: number;
}

/** What may be asked for besides a password, by Cognito's names. */
export type SecondFactor = 'SOFTWARE_TOKEN_MFA' | 'EMAIL_OTP';

/** How a sign-in passed the second factor: itself (a passkey counts as both factors), or by a remembered device. */
export type SecondFactorBy = 'itself' | 'device';

export interface AccountRow {
  /**
   * The `sub` of tokens, given once: what the address showed before the account was made (identity/accounts/shown-id.ts).
   * It never changes: the password's verifier is bound to it.
   */
  readonly id: string;
  /** The address to sign in with; an account of another provider has none. */
  readonly loginEmail: EmailAddress | null;
  readonly status: 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED';
  readonly disabled: Generated<0 | 1>;
  readonly saltHex: string;
  readonly sealedVerifier: string;
  /** A temporary password ends some days after (identity/accounts/passwords/temporary-password.ts). */
  readonly passwordSetAtMs: Generated<number>;
  /** How often all sessions of the account were ended: what was begun before one of these times ends with them. */
  readonly sessionEpoch: Generated<number>;
  /** Empty if a provider gave none. */
  readonly email: EmailAddress | '';
  readonly emailVerified: 0 | 1;
  /** The other attributes by name, as JSON. */
  readonly attributes: string;
  readonly sealedTotpSecret: string | null;
  /** Issued for set-up; its first password has not been entered yet. */
  readonly sealedPendingTotpSecret: string | null;
  readonly totpEnabled: Generated<0 | 1>;
  /** The last 30-second step whose code was accepted: no code works twice. */
  readonly totpLastStep: Generated<number>;
  /** Whether a code by e-mail is asked for besides the password. */
  readonly emailMfaEnabled: Generated<0 | 1>;
  /** Cognito's name of the second factor that is asked for first; null where none was chosen. */
  readonly preferredMfa: Generated<SecondFactor | null>;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
}

/** A sign-up whose code was not entered yet. */
export interface SignUpRow {
  /** Its own, since several may wait for one address. */
  readonly id: string;
  readonly email: EmailAddress;
  /** The id of the account that it will be, which the address shows all the time: no answer tells that somebody signed up. */
  readonly accountId: string;
  /** The password's verifier under that id, with the salt of that id. */
  readonly sealedVerifier: string;
  readonly attributes: string;
  readonly sealedCode: string;
  readonly codeExpiresAtMs: number;
  /** Entries of this code by who can be told to have signed up. */
  readonly codeEntries: Generated<number>;
  /** Hash of the network address at which it was made, or its password entered right. */
  readonly seenFrom: string;
  readonly seenAtMs: number;
  /** Hash of the key by which the client that signed up says that a code is for this sign-up; empty if it gave none. */
  readonly clientKeyHash: string;
  readonly createdAtMs: number;
}

/** An address that an account has left, as a hash, and how many have: its next account gets another id. */
export interface LeftAddressRow {
  readonly addressHash: string;
  readonly accountCount: number;
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
  /** Null where its sign-in passed none of the second factors that the account has now. */
  readonly secondFactorBy: Generated<SecondFactorBy | null>;
  /** Whether its device was confirmed: once in a session, though it be forgotten afterwards. */
  readonly deviceConfirmed: Generated<0 | 1>;
  /** 0 where the hosted pages were asked for a scope without `openid`. */
  readonly hasIdToken: Generated<0 | 1>;
  readonly signedInAtMs: number;
  readonly lastUsedAtMs: number;
  readonly expiresAtMs: number;
}

export interface RefreshTokenRow {
  readonly hash: string;
  readonly sessionId: string;
  /** When it was first exchanged for a new token. */
  readonly rotatedAtMs: number | null;
  /** What it was exchanged for. */
  readonly sealedSuccessor: string | null;
  /** How many were given out before it in its session. */
  readonly position: number;
  readonly expiresAtMs: number;
}

export interface CodeRow {
  /** Of an account, or what stands for one where there is none. */
  readonly accountId: string;
  readonly purpose: string;
  readonly sealedCode: string;
  readonly destination: string;
  readonly expiresAtMs: number;
  /** Wrong entries of the owner's own session; those of strangers are counted by place. */
  readonly entries: Generated<number>;
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
  /** As in the session that begins by it. */
  readonly secondFactorBy: Generated<SecondFactorBy | null>;
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

/** A program that its user signed in with, and that may stand for the second factor once it is remembered. */
export interface DeviceRow {
  readonly key: string;
  readonly accountId: string;
  /** As its program calls itself. */
  readonly name: string;
  readonly saltHex: string;
  /** Of the device's own password, which the program made up and keeps. */
  readonly sealedVerifier: string;
  readonly remembered: Generated<0 | 1>;
  /** The salt of the account's password when the device was remembered: with another password it counts no longer. */
  readonly passwordSaltHex: string;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  /** When it last proved itself, or was added. */
  readonly usedAtMs: number;
}

/** The public half of a passkey. */
export interface PasskeyRow {
  /** As the authenticator named it, base64url. */
  readonly credentialId: string;
  readonly accountId: string;
  /** The site that it was made for, e.g. `studio.example`. */
  readonly relyingPartyId: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  /** How often it has signed, by its own count; 0 for those that don't count. */
  readonly signCount: number;
  /** How a browser may reach it, as JSON. */
  readonly transports: string;
  /** `platform` or `cross-platform`, if the browser said. */
  readonly attachment: string | null;
  readonly createdAtMs: number;
  readonly usedAtMs: number;
}

/** The one trial of a person. */
export interface TrialRow {
  /** The `sub` of their tokens, from either pool. */
  readonly userId: string;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
}

/** A form as it is kept: a column for each of its fields. */
interface KeptFormRow {
  readonly id: string;
  readonly receivedAtMs: number;
}

export interface WaitlistEntryRow extends KeptFormRow, FieldTexts<typeof waitlistRules> {}

export interface ContactMessageRow extends KeptFormRow, FieldTexts<typeof contactRules> {}

export interface SubscriberRow {
  readonly id: string;
  readonly receivedAtMs: number;
  readonly email: EmailAddress;
  /** Hash of the token in the e-mail that asks for confirmation. */
  readonly confirmationHash: string;
  readonly confirmationEndsAtMs: number;
  /** Null until it is confirmed. */
  readonly confirmedAtMs: number | null;
}

/** A letter or a text message that must arrive: kept until a mail server or a text message service has accepted it. */
export interface QueuedMessageRow {
  readonly id: string;
  /**
   * What warns the owner of an account, a code for which somebody waits who proved something or did not, a letter to a
   * visitor, or one to an owner of the studio.
   */
  readonly kind: 'warning' | 'proved-code' | 'home-code' | 'code' | 'letter' | 'owner';
  /** `none` is sent to nobody. */
  readonly channel: 'email' | 'text' | 'none';
  /** The message as JSON; it may carry a code, and is sealed. */
  readonly message: string;
  /** 0 for letters that were written before all were sealed. */
  readonly isSealed: 0 | 1;
  readonly failures: number;
  readonly createdAtMs: number;
  /** Until then it waits, or a process is sending it. */
  readonly dueAtMs: number;
  readonly givenUpAtMs: number;
}
