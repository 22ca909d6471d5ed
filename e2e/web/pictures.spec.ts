import { readFile } from 'node:fs/promises';
import exifr from 'exifr';
import { type Download, expect, test } from 'playwright/test';
import { complaintsOf } from '../pages/complaints.ts';
import { haveAccount, logIn, newEmail, nobody } from '../pages/newcomer.ts';
import { likeTwo, openTray, PLAIN_BAND } from '../pages/open-design.ts';
import { piecePage } from '../pages/piece-page.ts';

test.use(nobody);

const DIGITAL_CREATION = 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation';

/** What a downloaded picture tells of itself to a reader that is none of ours. */
async function told(download: Download) {
  const file = await readFile(await download.path());
  return (await exifr.parse(file, { xmp: { parse: true }, mergeOutput: false })) as Readonly<
    Record<string, Readonly<Record<string, unknown>>>
  >;
}

test('pictures are what their address asks for, and tell what they show once they are downloaded', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail('pictures');
  await (await haveAccount(browser, baseURL, email)).close();
  await logIn(page, email);
  const complaints = complaintsOf(page);
  await page.goto('/filteredImages');
  await expect(page.getByText('Every design that you like, change or keep has its picture here.')).toBeVisible();

  await openTray(page, PLAIN_BAND);
  await likeTwo(page);
  const pictures = page.getByRole('main').getByRole('figure');
  await page.goto('/filteredImages?metal=platinum');
  await expect(pictures).toHaveCount(2);
  await expect(pictures.first().locator('img')).toBeVisible();

  await test.step('the address is the filter', async () => {
    await page.getByLabel('Metal').selectOption('gold');
    await expect(page).toHaveURL('/filteredImages?metal=gold');
    await expect(page.getByText('No picture of your workshop is like this.')).toBeVisible();
    await page.goto('/filteredImages?liked=true&kind=ring');
    await expect(pictures).toHaveCount(2);
    // The other pages of the library show the same choice.
    await page.getByRole('navigation', { name: 'Library' }).getByRole('link', { name: 'All' }).click();
    await expect(page).toHaveURL('/catalog?kind=ring&liked=true');
    await page.goBack();
  });

  await test.step('one that is kept is among the uploads, and tells what it shows once it is downloaded', async () => {
    const button = pictures.first().getByRole('button', { name: /^Keep a photograph of / });
    const title = /of (.+) in Uploads$/.exec((await button.getAttribute('aria-label')) ?? '')?.[1] ?? '';
    await button.click();
    await expect(page.getByText(`A photograph of ${title} is on its way to Uploads.`)).toBeVisible({ timeout: 90_000 });
    await page.getByRole('navigation', { name: 'Library' }).getByRole('link', { name: 'Uploads' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uploads');
    await expect(pictures.locator('img')).toHaveJSProperty('naturalWidth', 640);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      pictures.getByRole('button', { name: /^Download / }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^[a-z-]+\.jpg$/);
    const { dc, Iptc4xmpExt } = await told(download);
    expect(dc).toMatchObject({ title: { value: title }, identifier: expect.stringMatching(/^urn:uuid:/) });
    expect(Iptc4xmpExt).toMatchObject({
      DigitalSourceType: DIGITAL_CREATION,
      ArtworkOrObject: { AOPhysicalDescription: { value: expect.stringContaining('Platinum') } },
    });
    await page.goBack();
  });

  await test.step('so does one of the piece’s own page, in a file for print', async () => {
    await pictures
      .first()
      .getByRole('link', { name: /^Open / })
      .click();
    const piece = piecePage(page);
    await piece.finalWeight();
    await piece.openTab('Make');
    const { Iptc4xmpExt } = await told(await piece.download('Photograph (PNG)'));
    expect(Iptc4xmpExt).toMatchObject({ DigitalSourceType: DIGITAL_CREATION });
  });
  expect(complaints).toEqual([]);

  await test.step('without a line it says so; what the studio refuses is told', async () => {
    await page.route('**/designs?**', (route) => route.abort());
    await page.goto('/filteredImages');
    await expect(page.getByRole('alert')).toContainText('There is no line to your workshop.');
    await page.unroute('**/designs?**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(pictures).toHaveCount(2);
  });
});
