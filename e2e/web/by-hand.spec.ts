import { expect } from 'playwright/test';
import { complaintsOf } from '../pages/complaints.ts';
import { openDesign, PLAIN_BAND } from '../pages/open-design.ts';
import { test } from '../pages/other-browser.ts';

// A test machine has no graphics card: the processor emulates one, if the browser allows it.
test.use({ moreArguments: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'] });

test('a piece is turned with the keys and comes back with a double-click', async ({ page }) => {
  test.setTimeout(180_000);
  // The processor computes every pixel of the turning piece: half as many take half the time.
  await page.setViewportSize({ width: 640, height: 480 });
  const complaints = complaintsOf(page);
  const piece = await openDesign(page, PLAIN_BAND);
  await piece.finalWeight();

  const home = await piece.rested();
  await piece.canvas.focus();
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
  const turned = await piece.rested();
  expect(turned.equals(home)).toBe(false);
  await piece.canvas.dblclick();
  const back = await piece.rested();
  expect(back.equals(turned)).toBe(false);
  expect(complaints).toEqual([]);
});
