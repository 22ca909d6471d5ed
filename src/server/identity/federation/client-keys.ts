import type { KeyObject } from 'node:crypto';

/** The credentials that a provider issues when a studio is registered with it. */
export interface ClientKeys {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Apple issues a signing key instead of a secret. */
export interface AppleKeys {
  /** The Services ID. */
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** P-256, from the `.p8` file. */
  readonly privateKey: KeyObject;
}
