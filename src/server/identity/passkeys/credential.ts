import { z } from 'zod';

const base64url = z.string().regex(/^[\w-]+$/);
/** WebAuthn, 5.1: an id has 1023 bytes at most. */
export const credentialId = base64url.max(1364);
const longText = base64url.max(32_768);

const common = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
};

/** How a browser reaches an authenticator. Unknown ways are dropped: they are only advice. */
const transports = z
  .array(z.string().max(32))
  .max(16)
  .default([])
  .transform((names) => names.filter((name) => /^(ble|cable|hybrid|internal|nfc|smart-card|usb)$/.test(name)));

/** A new passkey, as a browser writes it (`RegistrationResponseJSON`). */
export const newCredential = z.object({
  ...common,
  response: z.object({ clientDataJSON: longText, attestationObject: longText, transports }),
});

/** A signature by a passkey, as a browser writes it (`AuthenticationResponseJSON`). */
export const credentialAssertion = z.object({
  ...common,
  response: z.object({
    clientDataJSON: longText,
    authenticatorData: longText,
    signature: longText,
    userHandle: base64url.max(128).nullish(),
  }),
});
