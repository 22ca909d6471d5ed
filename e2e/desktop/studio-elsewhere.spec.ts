import { expect } from 'playwright/test';
import { brand } from '#shared/brand.ts';
import { SIGN_IN_RETURN } from '#shared/desktop/deep-link.ts';
import { logInOutside } from '../pages/hosted-sign-in.ts';
import { PASSWORD } from '../pages/newcomer.ts';
import { openOwnStudio, type OwnStudio } from '../pages/own-studio.ts';
import { type DesktopStudio, test as base } from './desktop-studio.ts';
import { canStartKeychain } from './keychain-session.ts';

const EMAIL = 'asha@example.com';

/** A desktop that works with a studio elsewhere. */
const test = base.extend<{ settings: Readonly<Record<string, string>>; hosted: OwnStudio }>({
  settings: [{ SIGN_IN_RETURNS: SIGN_IN_RETURN }, { option: true }],
  hosted: async ({ settings }, provide) => {
    const hosted = await openOwnStudio(settings);
    await hosted.account(EMAIL);
    await provide(hosted);
    await hosted.close();
  },
  args: async ({ hosted }, provide) => provide([`--studio=${hosted.url}`]),
});
test.skip(!canStartKeychain(), 'gnome-keyring and dbus are not here and may not be installed from here');
test.use({ hasKeychain: true });

/** Presses the button, and answers with where the user's browser was led. */
async function beginOutside(studio: DesktopStudio): Promise<string> {
  await studio.program().evaluate(({ shell }) => {
    const opened: string[] = [];
    Object.assign(globalThis, { opened });
    shell.openExternal = async (url) => void opened.push(url);
  });
  await studio.visit('/login');
  await studio.window().getByRole('button', { name: 'Log In with Your Browser' }).click();
  const opened = () => studio.program().evaluate(() => (globalThis as unknown as { opened: string[] }).opened);
  await expect.poll(async () => (await opened()).length).toBe(1);
  return (await opened())[0] ?? '';
}

test('somebody logs in to a studio elsewhere in their own browser; links that answer nothing are refused', async ({
  studio,
  hosted,
}) => {
  const address = await beginOutside(studio);
  expect(new URL(address).origin).toBe(hosted.url);
  const link = await logInOutside(address, EMAIL, PASSWORD);
  const state = new URL(link).searchParams.get('state') ?? '';

  for (const refused of [
    link.replace(state, 'x'.repeat(32)),
    `${link}&junk=${'x'.repeat(10_240)}`,
    link.replace(`${brand.command}:`, 'https:'),
  ])
    await studio.startAgain(refused);
  await expect(studio.window().getByText('Your browser has opened.')).toBeVisible();

  await studio.startAgain(link);
  await expect(studio.window()).not.toHaveURL(/login/);
  await studio.visit('/profile-page');
  const account = () => studio.window().getByRole('region', { name: 'Account' }).getByText(EMAIL);
  await expect(account()).toBeVisible();
  expect(await studio.window().evaluate(() => JSON.stringify(localStorage))).not.toContain('accessToken');

  // Twice, it would end the session that it began.
  await studio.startAgain(link);
  await studio.restart();
  await studio.visit('/profile-page');
  await expect(account()).toBeVisible();
});

test('a program that was closed meanwhile is started by the link, and somebody is logged in', async ({ studio }) => {
  const link = await logInOutside(await beginOutside(studio), EMAIL, PASSWORD);
  await studio.restart(link);
  await expect(async () => {
    await studio.visit('/profile-page');
    await expect(studio.window().getByRole('region', { name: 'Account' }).getByText(EMAIL)).toBeVisible();
  }).toPass();
});
