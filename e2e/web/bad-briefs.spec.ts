import { expect, test } from 'playwright/test';
import { lightningPage } from '../pages/lightning-page.ts';

const briefs = ['hello', 'asdf qwer zxcv', 'a ring of 400 mm width'];

for (const brief of briefs) {
  test(`"${brief}" is answered beside the box with what to do, and the words stay`, async ({ page }) => {
    const lightning = lightningPage(page);
    await lightning.open();
    await lightning.say(brief);
    await expect(lightning.problem).toBeVisible();
    const [message, remedy] = await lightning.problem.locator('p').allInnerTexts();
    expect(message).toMatch(/\w.*\.$/);
    expect(remedy).toMatch(/\w.*\.$/);
    await expect(lightning.box).toHaveValue(brief);
  });
}
