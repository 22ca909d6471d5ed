import { createHmac } from 'node:crypto';
import { createRequire } from 'node:module';
import { expect, type Locator, test } from 'playwright/test';
import { loginPage } from '../../pages/login-page.ts';
import { logOut, makeAccount, newEmail, nobody, PASSWORD } from '../../pages/newcomer.ts';

// The package says that it has a default export, but is one.
const jsQR = createRequire(import.meta.url)('jsqr') as typeof import('jsqr').default;

test.use(nobody);

test('a one-time password is set up from its picture and asked for at sign-in', async ({ page, browser, baseURL }) => {
  const email = newEmail('totp');
  const letters = await makeAccount(page, browser, baseURL, email);
  await letters.close();
  await page.goto('/profile-page');
  await page.getByRole('button', { name: 'Set up' }).click();
  const picture = page.getByRole('img', { name: 'The secret as a QR code' });
  const address = new URL(await readQrCode(picture));
  expect(await picture.boundingBox()).toMatchObject({ width: 228, height: 228 });
  expect(decodeURIComponent(address.pathname)).toContain(email);
  expect(address.searchParams.get('issuer')).toBe('AWSCognito');
  const secret = address.searchParams.get('secret') ?? '';
  const first = codeOf(secret);
  await page.getByLabel('Code from the app').fill(first);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText(/^On:/)).toBeVisible();

  await logOut(page);
  const login = loginPage(page);
  await login.signIn(email, PASSWORD);
  await expect(login.heading('Confirm TOTP Code')).toBeVisible();
  // A code is good for one use: the next one comes within half a minute.
  await expect.poll(() => codeOf(secret), { timeout: 40_000 }).not.toBe(first);
  await page.getByLabel('Code').fill(codeOf(secret));
  await login.press('Confirm');
  await expect(page).toHaveURL('/profile-page');
});

/** What a phone would read. */
async function readQrCode(picture: Locator): Promise<string> {
  await expect(picture).toBeVisible();
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
  return found.data;
}

/** The code of this half minute (RFC 6238), as an authenticator app works it out. */
function codeOf(base32: string): string {
  const bits = [...base32].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = (mac.at(-1) as number) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}
