import { expect, test } from 'playwright/test';
import { holdScripts } from '../pages/held-scripts.ts';
import { openTray, PLAIN_BAND } from '../pages/open-design.ts';
import { piecePage } from '../pages/piece-page.ts';

test('until its solid or its photograph is there a piece made by day shows its drawing, also by night', async ({
  page,
}) => {
  const tray = await openTray(page, PLAIN_BAND);
  const address = await tray.pieces.first().getByRole('link', { name: /^Open/ }).getAttribute('href');
  const build = await holdScripts(page, /workbench\.worker/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(address ?? '');
  const { canvas } = piecePage(page);
  const drawing = page.getByRole('region', { name: 'The piece' }).locator('img');
  await expect(drawing).toBeVisible();
  // Pencil can't be seen on velvet: the drawing brings its paper.
  await expect(drawing).toHaveCSS('background-image', /rgb\(244, 241, 236\)/);
  // A canvas without a frame is black, and would cover it.
  await expect(canvas).toHaveCSS('opacity', '0');
  // And says that more is coming.
  const coming = page.getByText('Getting it ready for you to turn…');
  await expect(coming).toBeVisible();
  // What runs behind them, such as a chain, does not run through the words.
  await expect(page.getByRole('group', { name: 'How to see it' })).toHaveCSS('background-color', /0\.88\)$/);
  await page.getByRole('button', { name: 'Photograph' }).click();
  await expect(drawing).toHaveCSS('background-image', /rgb\(244, 241, 236\)/);
  await page.getByRole('button', { name: 'Turn it' }).click();

  build();
  await expect(canvas).toHaveCSS('opacity', '1');
  await expect(coming).toHaveCount(0);
});
