import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/** The purposes of keys; each has its own key. */
export type Purpose =
  | 'verifier'
  | 'totp-secret'
  | 'pending-totp-secret'
  | 'signing-key'
  | 'challenge'
  | 'code'
  | 'unknown-account'
  | 'refresh-token'
  | 'refresh-token-place'
  | 'unsubscribe'
  | 'authorization-code'
  | 'form'
  | 'sign-in-state'
  | 'known-address'
  | 'longer-code'
  | 'message'
  | 'former-trial'
  | 'sign-up'
  | 'device'
  | 'file-address'
  | 'model-key';

/** Encrypts, and authenticates texts, with keys that only this studio has. */
export interface SecretBox {
  /** @param boundTo what the text belongs to, e.g. a row's id: opened for anything else, it is refused. */
  seal(purpose: Purpose, boundTo: string, text: string): string;
  /** Undefined unless the text was sealed here, for this purpose and this owner. */
  open(purpose: Purpose, boundTo: string, sealed: string): string | undefined;
  /** A message authentication code (HMAC-SHA-256): 32 bytes that nobody without the secret can compute. */
  mac(purpose: Purpose, text: string): Buffer;
}

const KEY_BYTES = 32;
/** What NIST SP 800-38D recommends for GCM. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A box for AES-256-GCM with keys derived from the studio's secret. */
export function createSecretBox(secret: Uint8Array): SecretBox {
  const keys = new Map<string, KeyObject>();
  const keyFor = (use: string) => {
    const known = keys.get(use);
    if (known !== undefined) return known;
    // As a key object: converting the bytes at every use takes five times as long as the use.
    const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', use, KEY_BYTES)));
    keys.set(use, key);
    return key;
  };

  return {
    seal(purpose, boundTo, text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyFor(`seal:${purpose}`), nonce).setAAD(Buffer.from(boundTo));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      // Plain base64, not base64url: the client decodes a SECRET_BLOCK before signing it.
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64');
    },

    open(purpose, boundTo, sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', keyFor(`seal:${purpose}`), bytes.subarray(0, NONCE_BYTES));
      decipher.setAAD(Buffer.from(boundTo)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      try {
        const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
        return text.toString('utf8');
      } catch {
        return undefined;
      }
    },

    mac: (purpose, text) =>
      // The keys of stored hashes are derived from this name, so it can't change without making all of them worthless.
      createHmac('sha256', keyFor(`mark:${purpose}`))
        .update(text)
        .digest(),
  };
}
