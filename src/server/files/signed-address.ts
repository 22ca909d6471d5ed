import { timingSafeEqual } from 'node:crypto';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import type { Clock } from '../identity/ports.ts';
import type { SecretBox } from '../identity/secrets/secret-box.ts';

/** Addresses of files for who can't send a token: a picture's `src`, a download. Each is one person's, and for a while. */
export interface AddressSigner {
  /**
   * @param path the file's, as in an address, e.g. `/files/designs/7/sheet.pdf`
   * @param ownerId whose file it is
   * @returns the path with all that proves it
   */
  sign(path: string, ownerId: string, lifeMs: number): string;
  /** @returns for whom an address was signed, or why it counts no more; it never tells which part is wrong */
  verify(address: string): Result<{ readonly ownerId: string }>;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Long enough for a page that is left open over a holiday; what lives longer is a link to share, with a way to end it. */
const LONGEST_LIFE_MS = 7 * DAY_MS;

/** A moment as we write it: no sign, no zero before it, no other base; good until the year 33658. */
const MOMENT = /^[1-9]\d{0,14}$/;

/** An encoded slash, backslash, dot, percent sign or control character: some reader between here and the file may undo it. */
const AMBIGUOUS = /%(?:2f|5c|2e|25|[01][0-9a-f]|7f)|\\/i;

const notSigned: Problem = {
  code: 'address_not_signed',
  message: 'This address does not open the file, or no more.',
  remedy: 'Open the file from the studio again.',
};

/** @param box makes marks that only this studio can make, by a key for this use alone */
export function createAddressSigner({ box, clock }: { readonly box: SecretBox; readonly clock: Clock }): AddressSigner {
  // As JSON, so that no part can run over into the next.
  const mark = (path: string, ownerId: string, expires: string) =>
    box.mark('file-address', JSON.stringify([path, ownerId, expires]));

  return {
    sign(path, ownerId, lifeMs) {
      if (!isPlain(path)) throw new Error(`${path} can't be signed: it could be read in two ways.`);
      if (!(lifeMs > 0 && lifeMs <= LONGEST_LIFE_MS)) throw new Error(`An address can't be good for ${lifeMs} ms.`);
      const expires = String(Math.ceil(clock() + lifeMs));
      const signature = mark(path, ownerId, expires).toString('base64url');
      return `${path}?${new URLSearchParams({ owner: ownerId, expires, signature }).toString()}`;
    },

    verify(address) {
      const { pathname, searchParams } = new URL(address, 'http://studio');
      const given = readProof(searchParams);
      if (given === undefined || !isPlain(pathname)) return fail(notSigned);
      const { owner, expires, signature } = given;
      const [wanted, shown] = [mark(pathname, owner, expires), Buffer.from(signature, 'base64url')];
      if (shown.length !== wanted.length || !timingSafeEqual(wanted, shown)) return fail(notSigned);
      const leftMs = Number(expires) - clock();
      return leftMs > 0 && leftMs <= LONGEST_LIFE_MS ? ok({ ownerId: owner }) : fail(notSigned);
    },
  };
}

/** The three parts of a proof, each once and nothing beside them: a parameter that was not signed could change what comes. */
function readProof(parameters: URLSearchParams) {
  const [owner, expires, signature] = ['owner', 'expires', 'signature'].map((name) => parameters.get(name) ?? '');
  if ([...parameters].length !== 3 || !owner || !expires || !signature || !MOMENT.test(expires)) return undefined;
  return { owner, expires, signature };
}

/** Whether a path is written in the one way that every reader takes alike. */
function isPlain(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//') || AMBIGUOUS.test(path)) return false;
  return new URL(path, 'http://studio').pathname === path;
}
