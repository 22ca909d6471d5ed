import { timingSafeEqual } from 'node:crypto';
import { HOUR_MS } from '#shared/time-units.ts';
import type { Clock } from '../ports.ts';
import type { SecretBox } from '../secrets/secret-box.ts';

/** A picture, and the account that was given its address. */
export interface AddressedFile {
  readonly fileId: string;
  readonly accountId: string;
}

interface Signer {
  readonly box: SecretBox;
  readonly clock: Clock;
}

/** The same address all this time, so that a page that is read again shows the same pictures. */
const SAME_FOR_MS = HOUR_MS;

/**
 * An address at which a picture is shown without a token, since an `<img>` sends none: for one account, for one to two
 * hours.
 */
export function fileAddress({ box, clock }: Signer, file: AddressedFile): string {
  const expiresAtMs = (Math.floor(clock() / SAME_FOR_MS) + 2) * SAME_FOR_MS;
  const signature = signatureOf(box, file, String(expiresAtMs)).toString('base64url');
  const query = new URLSearchParams({ for: file.accountId, expires: String(expiresAtMs), signature });
  return `/files/${file.fileId}?${query.toString()}`;
}

/** What an address asks for; undefined for one that was not given out here, was changed, or has expired. */
export function readFileAddress(
  { box, clock }: Signer,
  fileId: string,
  query: URLSearchParams,
): AddressedFile | undefined {
  const accountId = query.get('for') ?? '';
  const expires = query.get('expires') ?? '';
  const given = Buffer.from(query.get('signature') ?? '', 'base64url');
  const file = { fileId, accountId };
  const signature = signatureOf(box, file, expires);
  if (given.length !== signature.length || !timingSafeEqual(given, signature)) return undefined;
  return clock() < Number(expires) ? file : undefined;
}

const signatureOf = (box: SecretBox, { fileId, accountId }: AddressedFile, expires: string): Buffer =>
  box.mac('file-address', JSON.stringify([fileId, accountId, expires]));
