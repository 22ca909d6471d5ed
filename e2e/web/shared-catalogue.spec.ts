import { expect, test } from 'playwright/test';
import { haveAccount, logIn, newEmail, nobody } from '../pages/newcomer.ts';
import { openTray, PLAIN_BAND } from '../pages/open-design.ts';
import { piecePage } from '../pages/piece-page.ts';
import { workshopPanel } from '../pages/workshop-panel.ts';

test.use(nobody);

test('who is in two workshops looks into either, and what they change of a design stays with its workshop', async ({
  page: owner,
  browser,
  baseURL,
}) => {
  const [asha, bela] = [newEmail('asha'), newEmail('bela')];
  const outbox = await haveAccount(browser, baseURL, asha);
  await haveAccount(browser, baseURL, bela);
  await logIn(owner, asha);
  const shop = workshopPanel(owner);
  await shop.open();
  await shop.name('Asha & Daughters');
  await shop.invite(bela, 'Bench');
  await expect(shop.person(bela)).toContainText('Bench, invited');
  await openTray(owner, PLAIN_BAND);
  await owner
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Like / })
    .click();
  await owner
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Open / })
    .click();
  await expect(owner.getByText('Kept in the workshop')).toBeVisible();

  const context = await browser.newContext({ ...nobody, ...(baseURL === undefined ? {} : { baseURL }) });
  const bench = await context.newPage();
  await logIn(bench, bela);
  await bench.goto(/http\S+#invitation=\S+/.exec(await outbox.saying(bela, '#invitation='))?.[0] ?? '');
  await workshopPanel(bench).join();
  await expect(bench.getByText('You are in the workshop now: Bench.')).toBeVisible();
  await bench.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Library' }).click();
  await expect(bench.getByText('What you like, change or keep is here, wherever you log in.')).toBeVisible();
  await bench.getByLabel('Workshop').selectOption('Asha & Daughters');
  const designs = bench.getByRole('tabpanel').getByRole('listitem');
  await expect(designs).toHaveCount(1);
  await bench.getByLabel('Metal').selectOption('gold');
  await expect(bench.getByText('No design of your workshop is like this.')).toBeVisible();
  await bench.getByLabel('Metal').selectOption('platinum');
  await designs.getByRole('link').click();
  await expect(bench.getByText('Kept in the workshop')).toBeVisible();
  await piecePage(bench).openTab('Adjust');
  await bench.getByLabel('Finish').selectOption('brushed');
  await expect(bench.getByText(/^Being kept/)).toBeVisible();
  await expect(bench.getByText('Kept in the workshop')).toBeVisible();

  // Its owner finds it changed when it is opened again.
  await owner.reload();
  await piecePage(owner).openTab('Adjust');
  await expect(owner.getByLabel('Finish')).toHaveValue('brushed');
  await piecePage(owner).openTab('Look');
  await expect(owner.getByRole('region', { name: 'Revisions' }).getByRole('listitem').first()).toContainText('Finish');
  await context.close();
});
