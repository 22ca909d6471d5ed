import { Secret, TOTP } from 'otpauth';
import type { IdentityContext } from '../identity-context.ts';

/** RFC 4226 asks for 128 bits and recommends 160. */
const SECRET_BYTES = 20;
/** RFC 6238: thirty seconds, and one step of drift to each side. */
const STEP_MS = 30_000;
export const DRIFT_STEPS = 1;

/** A new secret in base 32, to be shown as a QR code. */
export const newTotpSecret = ({ random }: Pick<IdentityContext, 'random'>): string =>
  new Secret({ buffer: Uint8Array.from(random.bytes(SECRET_BYTES)).buffer }).base32;

/** The step that a code belongs to; undefined for a wrong code. */
export function stepOfCode(
  { clock }: Pick<IdentityContext, 'clock'>,
  secret: string,
  code: string,
): number | undefined {
  const token = code.trim();
  // Digits of another script take more bytes, at which the library throws.
  if (!/^[0-9]{6}$/.test(token)) return undefined;
  const nowMs = clock();
  const delta = new TOTP({ secret: Secret.fromBase32(secret) }).validate({
    token,
    timestamp: nowMs,
    window: DRIFT_STEPS,
  });
  return delta === null ? undefined : Math.floor(nowMs / STEP_MS) + delta;
}
