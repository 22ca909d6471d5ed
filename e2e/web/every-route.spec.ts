import { expect, test } from 'playwright/test';
import { complaintsOf } from '../pages/complaints.ts';

const routes = [
  '/',
  '/login',
  '/Contact-Us',
  '/terms-and-conditions',
  '/privacy-Notice',
  '/nakshi_team',
  '/pricing',
  '/orders',
  '/option',
  '/modes',
  '/form',
  '/lightningMode',
  '/aiimages',
  '/catalog',
  '/catalog/likedimages',
  '/catalog/some-design',
  '/edit',
  '/metadata-editor',
  '/profile-page',
  '/order/17',
  '/cad/17',
  '/imageManager',
  '/filteredImages?metal=gold',
  '/expert-mode',
  '/expert-mode/set-generation',
  '/expert-mode/image-variation',
  '/expert-mode/outfit-matching',
  '/expert-mode/astrology',
  '/expert-mode/astrology/astroSign',
  '/expert-mode/astrology/astroSign/astro-images',
  '/expert-mode/sketchToJwellery',
  '/expert-mode/sketchToJwellery/sketchModification',
  '/promode',
  '/promode/ImageVariation',
  '/promode/SetGeneration',
];

test('every address has a page of its own, and none complains', async ({ page }) => {
  const complaints = complaintsOf(page);
  for (const route of routes) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), route).not.toHaveText(/detour|Something Went Wrong/);
    expect(complaints, route).toEqual([]);
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
