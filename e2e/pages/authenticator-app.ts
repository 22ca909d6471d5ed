import { createHmac } from 'node:crypto';
import { createRequire } from 'node:module';
import { expect, type Locator } from 'playwright/test';

// The package's types declare a default export, but its module itself is the function.
const jsQR = createRequire(import.meta.url)('jsqr') as typeof import('jsqr').default;

const STEP_MS = 30_000;

/** Reads a QR code on the screen, as a phone would. @returns the `otpauth:` address of an account, with its secret */
export async function readQrCode(picture: Locator): Promise<URL> {
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const { data, width, height } = await picture.evaluate((image: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('No canvas');
    context.drawImage(image, 0, 0);
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
    return { data: [...pixels.data], width: pixels.width, height: pixels.height };
  });
  const found = jsQR(Uint8ClampedArray.from(data), width, height);
  if (found === null) throw new Error('The picture holds no QR code');
  return new URL(found.data);
}

/** The secret in the address of an account. */
export const secretIn = (address: URL): string => address.searchParams.get('secret') ?? '';

/** The code of this half minute (RFC 6238), as an authenticator app computes it, or of a later step. */
export function codeOf(base32: string, stepsAhead = 0): string {
  const bits = [...base32].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + stepsAhead));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = (mac.at(-1) as number) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}
