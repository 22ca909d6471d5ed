import { expect, type Page, test } from 'playwright/test';
import { loginPage } from '../../pages/login-page.ts';
import { nobody, PASSWORD } from '../../pages/newcomer.ts';
import { JEWELLER_EMAIL } from '../../journey-files.ts';

/*
 * A pool at Amazon may be set up otherwise than the embedded one, which sends no codes by SMS, and whose login page here
 * offers a password alone. The screens support that: after a right password, each journey inserts such a pool's
 * challenges before the tokens that the embedded pool gave.
 */
test.use(nobody);

interface Question {
  readonly ChallengeName: string;
  readonly ChallengeParameters: Readonly<Record<string, string>>;
}

const SMS: Question = {
  ChallengeName: 'SMS_MFA',
  ChallengeParameters: { CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS', CODE_DELIVERY_DESTINATION: '+*******0199' },
};
const EMAIL: Question = {
  ChallengeName: 'EMAIL_OTP',
  ChallengeParameters: { CODE_DELIVERY_DELIVERY_MEDIUM: 'EMAIL', CODE_DELIVERY_DESTINATION: 'a***@e***' },
};

/** Inserts challenges before the tokens. @returns the screen's responses to them, in order */
async function askBeforeTokens(page: Page, questions: readonly Question[]): Promise<Record<string, unknown>[]> {
  const answers: Record<string, unknown>[] = [];
  const waiting = [...questions];
  await page.route('**/identity', async (route) => {
    const call = route.request().postDataJSON() as Record<string, unknown>;
    const isFirst = call['AuthFlow'] === 'USER_AUTH' || call['ChallengeName'] === 'PASSWORD_VERIFIER';
    if (!isFirst && typeof call['Session'] !== 'string') return route.fallback();
    if (!isFirst) answers.push(call['ChallengeResponses'] as Record<string, unknown>);
    const next = waiting.shift();
    await route.fulfill({ json: next === undefined ? await tokens(page) : { ...next, Session: 's'.repeat(24) } });
  });
  return answers;
}

/** The tokens that the embedded pool gives for the right password. */
async function tokens(page: Page): Promise<unknown> {
  const answer = await page.request.post('/identity', {
    headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' },
    data: {
      ClientId: 'studio',
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: JEWELLER_EMAIL, PASSWORD },
    },
  });
  return answer.json();
}

/** Opens the login page of a studio whose pool accepts other first factors. */
async function openWithFactors(page: Page, otherFactors: readonly string[]): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as { identity: object };
    await route.fulfill({ json: { ...config, identity: { ...config.identity, otherFactors } } });
  });
  await page.goto('/login');
}

test('a choice between one-time passwords, then one by SMS', async ({ page }) => {
  const answers = await askBeforeTokens(page, [
    {
      ChallengeName: 'SELECT_MFA_TYPE',
      ChallengeParameters: { MFAS_CAN_CHOOSE: '["SMS_MFA","SOFTWARE_TOKEN_MFA","EMAIL_OTP"]' },
    },
    SMS,
  ]);
  const login = loginPage(page);
  await login.open();
  await login.signIn(JEWELLER_EMAIL, PASSWORD);
  await expect(login.heading('Multi-Factor Authentication')).toBeVisible();
  await page.getByLabel('Text Message (SMS)').check();
  await login.press('Confirm');
  await expect(login.heading('Confirm SMS Code')).toBeVisible();
  await page.getByLabel('Code').fill('123456');
  await login.press('Confirm');
  await expect(page).toHaveURL('/modes');
  expect(answers).toMatchObject([{ ANSWER: 'SMS_MFA' }, { SMS_MFA_CODE: '123456' }]);
});

test('an address for one-time passwords by e-mail, then the first of them', async ({ page }) => {
  const answers = await askBeforeTokens(page, [
    { ChallengeName: 'MFA_SETUP', ChallengeParameters: { MFAS_CAN_SETUP: '["EMAIL_OTP"]' } },
    EMAIL,
  ]);
  const login = loginPage(page);
  await login.open();
  await login.signIn(JEWELLER_EMAIL, PASSWORD);
  await expect(login.heading('Setup Email')).toBeVisible();
  await page.getByLabel('Email').fill('codes@example.com');
  await login.press('Confirm');
  await expect(login.heading('Confirm Email Code')).toBeVisible();
  await page.getByLabel('Code').fill('654321');
  await login.press('Confirm');
  await expect(page).toHaveURL('/modes');
  expect(answers).toMatchObject([{ EMAIL: 'codes@example.com' }, { EMAIL_OTP_CODE: '654321' }]);
});

test('a code by e-mail instead of a password, or another way', async ({ page }) => {
  const answers = await askBeforeTokens(page, [EMAIL]);
  await openWithFactors(page, ['emailCode', 'passkey']);
  const login = loginPage(page);
  await page.getByLabel('Email').fill(JEWELLER_EMAIL);
  await login.press('Other ways to log in');
  await expect(page.getByRole('button', { name: 'Log In with Passkey' })).toBeVisible();
  await login.press('Log In with Email');
  await expect(login.heading('Confirm Email Code')).toBeVisible();
  await page.getByLabel('Code').fill('654321');
  await login.press('Confirm');
  await expect(page.getByRole('button', { name: 'Create a Passkey' })).toBeVisible();
  await login.press('Continue without a Passkey');
  await expect(page).toHaveURL('/modes');
  expect(answers).toMatchObject([{ EMAIL_OTP_CODE: '654321' }]);
});

test('where passkeys are preferred, a password still opens, and a passkey is offered after it', async ({ page }) => {
  await openWithFactors(page, ['passkey']);
  const login = loginPage(page);
  await page.getByLabel('Email').fill(JEWELLER_EMAIL);
  await login.press('Other ways to log in');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await login.press('Log In with Password');
  await login.press('Create a Passkey');
  // There is no authenticator here, and no pool that accepts one: the page says so, and nobody is stuck.
  await expect(page.getByText('Failed to create passkey. Please try again.')).toBeVisible();
  await login.press('Continue without a Passkey');
  await expect(page).toHaveURL('/modes');
});
