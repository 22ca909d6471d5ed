import { type Browser, expect, type Page, test } from 'playwright/test';
import { loginPage } from '../../pages/login-page.ts';
import { haveAccount, logIn, logOut, newEmail, nobody, PASSWORD } from '../../pages/newcomer.ts';
import { counterPanel } from '../../pages/counter-panel.ts';
import { workshopPanel } from '../../pages/workshop-panel.ts';

test.use(nobody);

async function signedInAs(email: string, browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...nobody, ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  const login = loginPage(page);
  await login.open();
  await login.signIn(email, PASSWORD);
  await expect(page).toHaveURL('/modes');
  return page;
}

test('an owner invites somebody, who joins by the letter, gets another role, leaves, is invited and removed', async ({
  page: guest,
  browser,
  baseURL,
}) => {
  const [owner, seller] = [newEmail('owner'), newEmail('seller')];
  const outbox = await haveAccount(browser, baseURL, owner);
  await haveAccount(browser, baseURL, seller);
  const shop = workshopPanel(await signedInAs(owner, browser, baseURL));
  await shop.open();
  await shop.name('Asha & Daughters');
  await expect(shop.panel.getByRole('status')).toHaveText('The workshop is called Asha & Daughters.');
  await shop.invite(seller, 'Bench');
  await expect(shop.panel.getByRole('status')).toHaveText(`A letter is on its way to ${seller}.`);
  await expect(shop.person(seller)).toContainText('Bench, invited');

  // Whoever opens the letter logs in first, and is where it led afterwards.
  const link = /http\S+#invitation=\S+/.exec(await outbox.saying(seller, '#invitation='))?.[0] ?? '';
  await guest.goto(link);
  await loginPage(guest).signIn(seller, PASSWORD);
  const own = workshopPanel(guest);
  await expect(own.invitation).toContainText(`${owner} invites you to join their workshop (Bench).`);
  await own.join();
  await expect(guest.getByText('You are in the workshop now: Bench.')).toBeVisible();
  await expect(guest).toHaveURL('/profile-page');
  await expect(own.card('Asha & Daughters')).toContainText(
    'You can make and change designs, and say how far an order is.',
  );

  // Who is in several workshops says where they work: what that shop charges is shown, and is its owners' to change.
  const counter = counterPanel(guest);
  await expect(counter.choice('Country')).toBeEnabled();
  await own.workIn('Asha & Daughters');
  await expect(own.card('Asha & Daughters')).toContainText('You work here: what you make is kept in Asha & Daughters');
  await expect(counter.panel).toContainText('The owners of your workshop enter it.');
  await expect(counter.choice('Country')).toBeDisabled();

  await shop.open();
  await expect(shop.people).toHaveCount(2);
  await shop.person(seller).getByRole('combobox').selectOption('Sales');
  await expect(shop.panel.getByRole('status')).toHaveText(`${seller}: Sales.`);
  await own.open();
  await expect(own.card('Asha & Daughters')).toContainText('You can make, change and delete designs, and take orders.');
  await own.leave('Asha & Daughters');
  await expect(own.card('Asha & Daughters')).toHaveCount(0);

  await shop.open();
  await expect(shop.people).toHaveCount(1);
  await shop.invite(seller, 'Sales');
  const again = await outbox.saying(seller, 'somebody who sells');
  await guest.goto(/http\S+#invitation=\S+/.exec(again)?.[0] ?? '');
  await own.join();
  await expect(own.card('Asha & Daughters')).toBeVisible();
  await shop.open();
  await shop.remove(seller);
  await expect(shop.panel.getByRole('status')).toHaveText(`${seller} is out of the workshop.`);
  await own.open();
  await expect(own.panel.getByRole('region')).toHaveCount(1);
});

test('a letter that was passed on, used or taken back lets in nobody, and says why', async ({
  page,
  browser,
  baseURL,
}) => {
  const [owner, meant, other] = [newEmail('owner'), newEmail('meant'), newEmail('other')];
  const outbox = await haveAccount(browser, baseURL, owner);
  await haveAccount(browser, baseURL, other);
  const shop = workshopPanel(await signedInAs(owner, browser, baseURL));
  await shop.open();
  await shop.invite(meant, 'Caster');
  const link = /http\S+#invitation=\S+/.exec(await outbox.saying(meant, '#invitation='))?.[0] ?? '';

  await page.goto(link);
  await loginPage(page).signIn(other, PASSWORD);
  const { invitation } = workshopPanel(page);
  await expect(invitation.getByRole('alert')).toContainText('sent to another address');
  await expect(invitation.getByRole('button', { name: 'Join the workshop' })).toHaveCount(0);
  await invitation.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/profile-page');
  await logOut(page);

  await shop.panel.getByRole('button', { name: `Take back the invitation to ${meant}` }).click();
  await expect(shop.panel.getByRole('status')).toHaveText(`The letter to ${meant} opens nothing.`);
  await haveAccount(browser, baseURL, meant);
  await page.goto(link);
  await loginPage(page).signIn(meant, PASSWORD);
  await expect(invitation.getByRole('alert')).toContainText('Ask an owner of the workshop for another one.');
});

test('a new password takes back what the account has sent, and the page says so', async ({
  page,
  browser,
  baseURL,
}) => {
  const [owner, thief] = [newEmail('robbed'), newEmail('thief')];
  const outbox = await haveAccount(browser, baseURL, owner);
  await logIn(page, owner);
  const shop = workshopPanel(page);
  await shop.open();
  await shop.invite(thief, 'Owner');
  await expect(shop.person(thief)).toContainText('Owner, invited');
  expect(await outbox.saying(owner, 'take the invitation back')).toContain(owner);
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill('Emeralds 18k?');
  await page.getByLabel('New password again').fill('Emeralds 18k?');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your password was changed.' })).toContainText(
    'invitations to your workshop that nobody has accepted are taken back',
  );
  await expect(shop.person(thief)).toHaveCount(0);
  await outbox.close();
});
