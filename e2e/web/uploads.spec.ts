import { readFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { complaintsOf } from '../pages/complaints.ts';
import { haveAccount, logIn, newEmail, nobody } from '../pages/newcomer.ts';
import { expectNoSidewaysScroll } from '../pages/sideways.ts';
import { pictureCalled, uploadsPage } from '../pages/uploads-page.ts';

test.use(nobody);

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

test('pictures are uploaded, tagged, called otherwise, found, downloaded and deleted', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail('uploads');
  await (await haveAccount(browser, baseURL, email)).close();
  await logIn(page, email);
  const complaints = complaintsOf(page);
  const uploads = uploadsPage(page);
  await uploads.open();
  await expect(page.getByText('Sketches, a client’s own piece, finished work')).toBeVisible();

  const photograph = await pictureCalled('IMG_2041.JPG');
  await test.step('by the button, and by dropping them', async () => {
    await uploads.upload(photograph);
    await expect(uploads.picture('IMG_2041').locator('img')).toHaveJSProperty('naturalWidth', 640);
    await uploads.drop(await pictureCalled('sketch of a pendant.jpg', 'share-pricing.jpg'));
    await expect(uploads.pictures).toHaveCount(2);
    await expect(uploads.space).toContainText(/^2 pictures, \d+\skB of 3\sGB$/);
  });

  await test.step('what is no picture is refused with what to do, and stops nothing else', async () => {
    await uploads.upload(
      { name: 'logo.png', mimeType: 'image/png', buffer: SVG },
      await pictureCalled('ear tops.jpg', 'share-terms.jpg'),
    );
    await expect(uploads.refused).toContainText('logo.png: This is no PNG, JPEG or WebP picture.');
    await expect(uploads.pictures).toHaveCount(3);
    await uploads.refused.getByRole('button', { name: 'Leave it out' }).click();
    await expect(uploads.refused).toHaveCount(0);
  });

  await test.step('called otherwise and tagged', async () => {
    await page.getByRole('button', { name: 'Edit the name and tags of IMG_2041' }).click();
    const form = uploads.form('IMG_2041');
    await form.getByLabel('Name').fill('');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('This field is required')).toBeVisible();
    await form.getByLabel('Name').fill('Mrs. Rao’s ring, 1/2 ct');
    await form.getByLabel('Tags').fill('resize, Mrs. Rao');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(uploads.picture('Mrs. Rao’s ring, 1/2 ct')).toContainText(/resize.*Mrs\. Rao/s);
  });

  await test.step('found by words and by tag: the address is the filter', async () => {
    await page.getByLabel('Words').fill('pend');
    await expect(uploads.pictures).toHaveCount(1);
    await expect(page).toHaveURL(/text=pend/);
    await page.getByLabel('Words').fill('tiara');
    await expect(page.getByText('No upload of your workshop is like this.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all uploads' }).click();
    await uploads.picture('Mrs. Rao’s ring, 1/2 ct').getByRole('button', { name: 'resize' }).click();
    await expect(page).toHaveURL(/tag=resize/);
    await expect(uploads.pictures).toHaveCount(1);
    await uploads.open('?tag=mrs.%20rao');
    await expect(uploads.pictures).toHaveCount(1);
    await page.getByRole('button', { name: 'Take away Tag: mrs. rao' }).click();
    await expect(uploads.pictures).toHaveCount(3);
  });

  await test.step('downloaded as it was uploaded', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Mrs. Rao’s ring, 1/2 ct' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Mrs. Rao-s ring- 1-2 ct.jpg');
    expect(await readFile(await download.path())).toEqual(photograph.buffer);
  });

  await test.step('deleted, once somebody has said so twice', async () => {
    await page.getByRole('button', { name: 'Delete ear tops' }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect(uploads.pictures).toHaveCount(3);
    await page.getByRole('button', { name: 'Delete ear tops' }).click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await expect(uploads.pictures).toHaveCount(2);
    await expect(uploads.space).toContainText(/^2 pictures/);
    await page.reload();
    await expect(uploads.pictures).toHaveCount(2);
  });

  await test.step('on a narrow screen nothing is too wide', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Edit the name and tags of sketch of a pendant' }).click();
    await expectNoSidewaysScroll(page, 'Uploads');
  });
  expect(complaints.filter((complaint) => !complaint.includes('415'))).toEqual([]);

  await test.step('without a line it says so, and goes on when there is one', async () => {
    await page.route('**/files?**', (route) => route.abort());
    await uploads.open();
    await expect(uploads.refused).toContainText('There is no line to your workshop.');
    await page.unroute('**/files?**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(uploads.pictures).toHaveCount(2);
  });
});
