import { expect, test } from 'playwright/test';
import { piecePage } from '../pages/piece-page.ts';
import { sketchPage } from '../pages/sketch-page.ts';
import { trayPage } from '../pages/tray-page.ts';

/** The right half of a lotus, from its tip to its foot. */
const rightHalf = [
  [0, 0.2],
  [0.07, 0.3],
  [0.1, 0.38],
  [0.2, 0.29],
  [0.23, 0.42],
  [0.22, 0.47],
  [0.35, 0.46],
  [0.32, 0.6],
  [0.22, 0.72],
  [0.1, 0.78],
  [0, 0.79],
] as const;

test('a lotus is drawn, its stone moved, and it becomes four pieces of which one is kept', async ({ page }) => {
  const sketch = sketchPage(page);
  await page.goto('/option');
  await page.getByRole('link', { name: /A sketch/ }).click();

  await test.step('an empty sheet and an open line are answered', async () => {
    await sketch.make.click();
    await expect(sketch.problem).toContainText('There is no drawing here yet.');
    await sketch.draw([
      [0.2, 0.3],
      [0.4, 0.2],
      [0.7, 0.4],
    ]);
    await sketch.make.click();
    await expect(sketch.problem).toContainText('does not close');
    await page.getByRole('button', { name: 'Undo' }).click();
  });

  await sketch.tool('Draw both sides at once').click();
  await sketch.draw(rightHalf.map(([x, y]) => [0.5 + x, y] as const));
  await sketch.tool('Draw both sides at once').click();
  await sketch.tool('Stone').click();
  await sketch.draw([
    [0.5, 0.6],
    [0.57, 0.6],
  ]);
  await expect(sketch.sheet).toHaveAccessibleName('Sheet to draw on: 2 lines and 1 stones');
  await sketch.make.click();
  await sketch.read();

  await test.step('the stone is moved by hand and by keys, and the piece follows', async () => {
    const before = await sketch.piece.getAttribute('src');
    const place = await sketch.stone(1).boundingBox();
    if (place === null) throw new Error('The stone is not shown');
    await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
    await page.mouse.down();
    await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2 - 40, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await sketch.stone(1).boundingBox())?.y ?? 0).toBeLessThan(place.y - 30);
    await expect(sketch.piece).not.toHaveAttribute('src', before ?? '');
    await sketch.stone(1).press('ArrowUp');
    await expect(page.getByRole('group', { name: 'Stone 1' })).toBeVisible();
  });

  await page.getByRole('combobox', { name: 'Main stone' }).selectOption({ label: 'Ruby' });
  await page.getByRole('combobox', { name: 'Metal' }).selectOption('18k rose gold');
  await expect(sketch.piece).toHaveAccessibleName(/in 18k rose gold, with one ruby/);
  await page.getByRole('button', { name: 'Design four' }).click();

  const tray = trayPage(page);
  await tray.laidOut();
  await tray.weighed();
  await expect(tray.facts.first()).toContainText('ruby');
  await tray.openCastable();
  const piece = piecePage(page);
  expect(await piece.finalWeight()).toBeGreaterThan(1);
  await page.getByRole('button', { name: /^Like/ }).click();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /Kept in the workshop|Kept/ })
      .first(),
  ).toBeVisible();
});
