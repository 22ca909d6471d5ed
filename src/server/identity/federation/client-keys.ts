import type { KeyObject } from 'node:crypto';

/** What a provider gives whoever registers a studio with it. */
export interface ClientKeys {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Apple gives a key to sign with instead of a secret. */
export interface AppleKeys {
  /** The Services ID. */
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** P-256, from the `.p8` file. */
  readonly privateKey: KeyObject;
}
