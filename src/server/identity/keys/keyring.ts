import { createPrivateKey, createPublicKey, generateKeyPair, type JsonWebKey, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { calculateJwkThumbprint, type JWK } from 'jose';
import { DAY_MS } from '#shared/time-units.ts';
import type { Database } from '../../db/open-database.ts';
import type { SigningKeyRow } from '../../db/tables.ts';
import type { Clock } from '../../ports.ts';
import { WrongStudioSecret } from '../../secrets/wrong-studio-secret.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
}

/** The signing keys of tokens: the newest signs, earlier ones still verify what they signed. */
export interface Keyring {
  signingKey(): SigningKey;
  /** Public keys of every token that may still be valid. */
  publicKeys(): { readonly keys: readonly JWK[] };
  /** The key named in a token's header; looks into the database for one that another process may have created. */
  publicKey(kid: string): Promise<KeyObject | undefined>;
  /** Creates a new key, which signs from now on. */
  rotate(): Promise<void>;
  /** Reads again what other processes may have changed, and rotates a key that is old. */
  refresh(): Promise<void>;
}

/** RFC 7518 asks RS256 for 2048 bits or more; Cognito has 2048. */
const MODULUS_BITS = 2048;
const ROTATE_AFTER_MS = 90 * DAY_MS;
/** Access and identity tokens live an hour; a day leaves room for caches of the public keys. */
const KEEP_AFTER_ROTATION_MS = DAY_MS;

/** Least time between two look-ups, so that forged key ids in tokens don't become queries. */
const LOOK_AGAIN_AFTER_MS = 10_000;

const generate = promisify(generateKeyPair);

/** Opens the keys in the database; the first time it creates one. */
export async function openKeyring(db: Database, box: SecretBox, clock: Clock): Promise<Keyring> {
  let published: readonly SigningKeyRow[] = [];
  let publicKeys = new Map<string, KeyObject>();
  let loadedAtMs = 0;
  let generation = 0;
  let current: SigningKey | undefined;

  async function load(): Promise<void> {
    const rows = await db.selectFrom('signingKeys').selectAll().orderBy('generation', 'desc').execute();
    generation = rows[0]?.generation ?? 0;
    // A key is published until a day after the next newer one took over.
    published = rows.filter((_, index) => {
      const successor = rows[index - 1];
      return successor === undefined || clock() - successor.createdAtMs < KEEP_AFTER_ROTATION_MS;
    });
    publicKeys = new Map(published.map(({ kid, publicJwk }) => [kid, openPublicKey(publicJwk)]));
    loadedAtMs = clock();
    const [newest] = rows;
    current = newest && newest.kid === current?.kid ? current : newest && openKey(newest, box);
  }

  async function rotate(): Promise<void> {
    await db
      .insertInto('signingKeys')
      .values({ ...(await createKey(box, clock())), generation: generation + 1 })
      // Of several processes that make the next key at the same moment, one does; all use that one.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await load();
  }

  async function refresh(): Promise<void> {
    await load();
    const [newest] = published;
    if (newest === undefined || clock() - newest.createdAtMs >= ROTATE_AFTER_MS) await rotate();
  }

  await refresh();
  return {
    rotate,
    refresh,
    signingKey() {
      if (current === undefined) throw new Error('A keyring is never empty.');
      return current;
    },
    async publicKey(kid) {
      if (!publicKeys.has(kid) && clock() - loadedAtMs >= LOOK_AGAIN_AFTER_MS) await load();
      return publicKeys.get(kid);
    },
    publicKeys: () => ({ keys: published.map(({ publicJwk }) => JSON.parse(publicJwk) as JWK) }),
  };
}

async function createKey(box: SecretBox, createdAtMs: number): Promise<Omit<SigningKeyRow, 'generation'>> {
  const { publicKey, privateKey } = await generate('rsa', { modulusLength: MODULUS_BITS });
  const jwk = publicKey.export({ format: 'jwk' }) as JWK;
  const kid = await calculateJwkThumbprint(jwk);
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  return {
    kid,
    publicJwk: JSON.stringify({ ...jwk, kid, use: 'sig', alg: 'RS256' }),
    sealedPrivateKey: box.seal('signing-key', kid, pem),
    createdAtMs,
  };
}

const openPublicKey = (publicJwk: string) =>
  createPublicKey({ key: JSON.parse(publicJwk) as JsonWebKey, format: 'jwk' });

function openKey({ kid, sealedPrivateKey }: SigningKeyRow, box: SecretBox): SigningKey {
  const pem = box.open('signing-key', kid, sealedPrivateKey);
  if (pem === undefined) throw new WrongStudioSecret('The signing key');
  return { kid, privateKey: createPrivateKey(pem) };
}
