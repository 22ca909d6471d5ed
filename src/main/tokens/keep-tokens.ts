import type { TokenStore } from '#shared/desktop/platform.ts';
import type { Keychain } from './open-keychain.ts';

/** A credential of Windows holds 2,560 bytes: 1,500 are 2,000 characters of base64. */
const PIECE_BYTES = 1500;
const accountOf = (key: string, index: number): string => `${key}#${index}`;

/**
 * Keeps tokens in a keychain, each in as many entries as it needs; without one, or once it fails, in memory. Memory
 * also caches what was read or written before, since a client reads its tokens with every call.
 */
export function keepTokens(keychain: Keychain | undefined): TokenStore {
  const known = new Map<string, string | null>();
  let lasting = keychain;
  let last: Promise<unknown> = Promise.resolve();

  /** Runs operations one after the other: two writes of one token would mix their pieces. */
  function inTurn<T>(work: (keychain: Keychain) => Promise<T>): Promise<T | undefined> {
    const turn = last.then(async () => {
      if (lasting === undefined) return undefined;
      try {
        return await work(lasting);
      } catch {
        // The keychain was locked or is gone. Users stay signed in until the program ends.
        lasting = undefined;
        return undefined;
      }
    });
    last = turn;
    return turn;
  }

  return {
    async get(key) {
      const remembered = known.get(key);
      if (remembered !== undefined) return remembered;
      const found = (await inTurn((entries) => read(entries, key))) ?? null;
      // It may have been written meanwhile.
      if (!known.has(key)) known.set(key, found);
      return known.get(key) ?? null;
    },
    async set(key, value) {
      known.set(key, value);
      await inTurn((entries) => write(entries, key, value));
    },
    async delete(key) {
      known.set(key, null);
      await inTurn((entries) => erase(entries, key, 0));
    },
    async clear() {
      for (const key of known.keys()) known.set(key, null);
      await inTurn(async (entries) => {
        for (const account of await entries.accounts()) await entries.delete(account);
      });
    },
    async isLasting() {
      await last;
      return lasting !== undefined;
    },
  };
}

async function read(keychain: Keychain, key: string): Promise<string | null> {
  const pieces: Buffer[] = [];
  for (;;) {
    const piece = await keychain.get(accountOf(key, pieces.length));
    if (piece === null) return pieces.length === 0 ? null : Buffer.concat(pieces).toString();
    pieces.push(Buffer.from(piece, 'base64'));
  }
}

async function write(keychain: Keychain, key: string, value: string): Promise<void> {
  const bytes = Buffer.from(value);
  const count = Math.max(1, Math.ceil(bytes.length / PIECE_BYTES));
  for (let index = 0; index < count; index += 1) {
    const piece = bytes.subarray(index * PIECE_BYTES, (index + 1) * PIECE_BYTES);
    await keychain.set(accountOf(key, index), piece.toString('base64'));
  }
  await erase(keychain, key, count);
}

/** Deletes the pieces from one on, so that a shorter token leaves no tail of a longer one. */
async function erase(keychain: Keychain, key: string, from: number): Promise<void> {
  let index = from;
  while (await keychain.delete(accountOf(key, index))) index += 1;
}
