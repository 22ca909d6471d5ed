import { expect, test } from 'playwright/test';
import { startMailServer } from '#server/testing/mail-server.ts';
import { fillIn } from '../../pages/fill-in.ts';
import { nobody } from '../../pages/newcomer.ts';
import { openOwnStudio } from '../../pages/own-studio.ts';
import { sitePage, WIDTHS } from '../../pages/site-page.ts';

const OWNER = 'owner@example.com';

test.use(nobody);

test('what visitors leave travels by mail: the waitlist, a message, a subscription', async ({ page }) => {
  const mail = await startMailServer();
  const studio = await openOwnStudio({
    SMTP_URL: mail.url,
    MAIL_FROM: 'Studio <studio@example.com>',
    OWNER_EMAILS: OWNER,
  });
  const expectEmail = async (to: string, ...words: readonly string[]) => {
    await expect
      .poll(() => mail.received.filter((one) => one.to.includes(to)).map(({ source }) => source), { timeout: 30_000 })
      .toContainEqual(expect.stringMatching(new RegExp(words.join('[^]*'))));
  };
  await sitePage(page).open(`${studio.url}/`, WIDTHS.desk);
  const joining = page.getByRole('region', { name: 'Join the Waitlist' });
  await fillIn(joining, { Name: 'Asha', Mobile: '98765 43210', Email: 'asha@example.net' });
  await joining.getByRole('button').click();
  await expect(joining.getByRole('button')).toHaveText('Sent!');

  const news = page.getByRole('region', { name: 'Newsletter' });
  await news.getByRole('textbox').fill('reader@example.net');
  await news.getByRole('button', { name: 'Subscribe' }).click();
  await expect(news.getByRole('textbox')).toHaveValue('');

  await sitePage(page).open(`${studio.url}/Contact-Us`, WIDTHS.phone);
  await fillIn(page, { Name: 'Rahul', Email: 'rahul@example.net', Message: 'Can you size a ring?' });
  await page.getByRole('button', { name: 'Send' }).click();

  await expectEmail(OWNER, 'asha@example\\.net');
  await expectEmail(OWNER, 'Can you size a ring\\?');
  await expectEmail('reader@example.net', '/api/newsletter/confirm');
  expect(new Set(mail.received.map(({ from }) => from))).toEqual(new Set(['studio@example.com']));
  await studio.close();
  await mail.stop();
});
