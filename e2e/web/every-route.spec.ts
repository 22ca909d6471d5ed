import { expect, test } from 'playwright/test';
import { complaintsOf } from '../pages/complaints.ts';

/** Every address, and the heading of its page for somebody who is signed in. */
const pages = [
  ['/', 'Design Smarter. Create Faster.'],
  ['/Contact-Us', 'Contact Us'],
  ['/terms-and-conditions', 'Terms & Conditions'],
  ['/privacy-Notice', 'Privacy Notice'],
  ['/nakshi_team', 'Our Team'],
  ['/pricing', 'Pricing'],
  ['/login', 'What shall we make?'],
  ['/orders', 'Orders'],
  ['/option', 'Ways to begin'],
  ['/modes', 'What shall we make?'],
  ['/form', 'Choose it'],
  ['/lightningMode', 'Say it in a sentence.'],
  ['/aiimages', 'The tray is empty'],
  ['/catalog', 'Library'],
  ['/catalog/likedimages', 'Liked'],
  ['/catalog/some-design', 'This design is not in the journal of this browser.'],
  ['/edit', 'Adjust'],
  ['/metadata-editor', 'Titles and tags'],
  ['/profile-page', 'My Profile'],
  ['/order/17', 'The order'],
  ['/cad/17', 'The CAD job'],
  ['/imageManager', 'Pictures'],
  ['/filteredImages?metal=gold', 'Filtered pictures'],
  ['/expert-mode', 'Talk it through'],
  ['/expert-mode/set-generation', 'A matching set'],
  ['/expert-mode/image-variation', 'Variations'],
  ['/expert-mode/outfit-matching', 'Match an outfit'],
  ['/expert-mode/astrology', 'From a chart'],
  ['/expert-mode/astrology/astroSign', 'The signs'],
  ['/expert-mode/astrology/astroSign/astro-images', 'Pieces for a sign'],
  ['/expert-mode/sketchToJwellery', 'From a sketch'],
  ['/expert-mode/sketchToJwellery/sketchModification', 'Change the sketch'],
  ['/promode', 'Many at once'],
  ['/promode/ImageVariation', 'Many variations'],
  ['/promode/SetGeneration', 'Many sets'],
] as const;

test('every address has a page of its own, and none complains', async ({ page }) => {
  const complaints = complaintsOf(page);
  const heading = page.getByRole('heading', { level: 1 });
  // The server gives the same page to every address; so each is gone to as by the browser's own buttons, from a page that
  // only stands once its script runs: the first page is there before.
  await page.goto('/pricing');
  await expect(heading).toHaveText('Pricing');
  for (const [path, title] of pages) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(heading, path).toHaveText(title);
    expect(complaints, path).toEqual([]);
  }
});

test('any other address is the not-found page, which leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Looks like you arrived a little early or took a detour!',
  );
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
});
