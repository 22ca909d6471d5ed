import { expect, test } from 'playwright/test';
import { haveAccount, logIn, newEmail, nobody } from '../../pages/newcomer.ts';
import { openDesign, PLAIN_BAND } from '../../pages/open-design.ts';
import { piecePage } from '../../pages/piece-page.ts';

test.use(nobody);

const WORKSHOPS = '**/api/workshops**';
const UNDER_THEM = '**/api/workshops/**';

test('who logs out with a change that has not gone home seals it, throws it away, or waits until it is kept', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail('leaver');
  await (await haveAccount(browser, baseURL, email)).close();
  const cut = async () => {
    for (const address of [WORKSHOPS, UNDER_THEM]) await page.route(address, (route) => route.abort());
  };
  const mend = async () => {
    for (const address of [WORKSHOPS, UNDER_THEM]) await page.unroute(address);
  };
  const change = async (finish: string) => {
    await piecePage(page).openTab('Adjust');
    await page.getByLabel('Finish').selectOption(finish);
    await expect(page.getByText(/^Waits for the line/)).toBeVisible();
  };
  const leave = async () => {
    await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Me' }).click();
    await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  };
  const question = page.getByRole('dialog', { name: 'Not everything is in the workshop yet' });

  await logIn(page, email);
  await openDesign(page, PLAIN_BAND);
  const { pathname } = new URL(page.url());
  await cut();
  await change('brushed');

  await test.step('asked, one may stay', async () => {
    await leave();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/profile-page');
  });

  await test.step('sealed, it is found at the next log-in, and goes home', async () => {
    await page.getByRole('button', { name: 'Log Out', exact: true }).click();
    await question.getByRole('button', { name: 'Leave sealed here for me' }).click();
    await expect(page).toHaveURL('/login');
    await mend();
    await logIn(page, email);
    await page.goto(pathname);
    await expect(page.getByText('Kept in the workshop')).toBeVisible();
  });

  await test.step('thrown away, what the workshop has is left', async () => {
    await cut();
    await change('matte');
    await leave();
    await question.getByRole('button', { name: 'Throw it away' }).click();
    await expect(page).toHaveURL('/login');
    await mend();
    await logIn(page, email);
    await page.goto(pathname);
    await piecePage(page).openTab('Adjust');
    await expect(page.getByLabel('Finish')).toHaveValue('brushed');
  });

  await test.step('waited for, it is kept, and then one is out without another word', async () => {
    await cut();
    await change('hammered');
    await leave();
    await question.getByRole('button', { name: 'Wait until kept' }).click();
    await expect(question.getByText(/Waits for the line/)).toBeVisible();
    await mend();
    await expect(page).toHaveURL('/login', { timeout: 30_000 });
    await logIn(page, email);
    await page.goto(pathname);
    await piecePage(page).openTab('Adjust');
    await expect(page.getByLabel('Finish')).toHaveValue('hammered');
  });

  await test.step('with everything kept nothing is asked', async () => {
    await leave();
    await expect(page).toHaveURL('/login');
    await expect(question).toHaveCount(0);
  });
});
