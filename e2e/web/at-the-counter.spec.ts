import { expect, type Page, test } from 'playwright/test';
import { lightningPage } from '../pages/lightning-page.ts';
import { openDesign } from '../pages/open-design.ts';
import { trayPage } from '../pages/tray-page.ts';

/** Says a brief and waits until its four are laid out. */
async function designed(page: Page, brief: string) {
  const lightning = lightningPage(page);
  await lightning.open();
  await lightning.say(brief);
  const tray = trayPage(page);
  await tray.laidOut();
  return tray;
}

const briefOf = (page: Page) => page.getByRole('textbox', { name: 'The brief' });

test('another metal keeps the four designs and their names, and going back shows the tray before', async ({ page }) => {
  const tray = await designed(page, 'diamond studs in 18k white gold');
  const names = await tray.pieces.getByRole('heading').allInnerTexts();
  const first = page.url();
  await tray.chips.filter({ hasText: 'white gold' }).click();
  await page.getByRole('textbox', { name: 'Say it differently' }).fill('14k rose gold');
  await page.getByRole('button', { name: 'Design again' }).last().click();
  await expect(tray.facts.first()).toContainText('14k rose');
  expect(await tray.pieces.getByRole('heading').allInnerTexts()).toEqual(names);
  expect(page.url()).not.toBe(first);
  await page.goBack();
  await expect(page).toHaveURL(first);
  await expect(tray.facts.first()).toContainText('18k white');
  await page.goForward();
  await expect(tray.facts.first()).toContainText('14k rose');
});

test('who goes back at the moment when a new tray comes is shown the one before', async ({ page }) => {
  const tray = await designed(page, 'plain band in 18k white gold, 4 mm');
  const first = page.url();
  // What a browser does, in one step: the address of the new tray is left before anything is drawn at it.
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      history.pushState = push;
      const [state, address] = [history.state as unknown, location.href];
      push(...entry);
      history.replaceState(state, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state }));
      document.documentElement.dataset['left'] = 'at once';
    };
  });
  await tray.chips.filter({ hasText: 'white gold' }).click();
  await page.getByRole('textbox', { name: 'Say it differently' }).fill('14k rose gold');
  await page.getByRole('button', { name: 'Design again' }).last().click();
  await expect(page.locator('html[data-left]')).toHaveCount(1);
  await expect(page).toHaveURL(first);
  await expect(tray.facts.first()).toContainText('18k white');
  await expect(briefOf(page)).toHaveValue('plain band in 18k white gold, 4 mm');
});

test('a misspelt word is told where it stands, and put right with one press', async ({ page }) => {
  const tray = await designed(page, 'jumka earings with perls and emrald, smal for dayly ware, under 10 gms, 22k gold');
  const reading = page.getByRole('group', { name: 'What we read' });
  await expect(reading).toContainText('smal (read as small)');
  await tray.chips.filter({ hasText: '“smal” read as “small”' }).click();
  await expect(briefOf(page)).toHaveValue(
    'jumka earings with perls and emrald, small for dayly ware, under 10 gms, 22k gold',
  );
  await expect(reading).not.toContainText('read as small');
  await expect(tray.chips.filter({ hasText: 'read as “small”' })).toHaveCount(0);
});

test('what is asked for and ruled out is one question, and either answer holds', async ({ page }) => {
  const tray = await designed(page, 'solitaire ring in 18k gold, hidden halo, no hidden halo, US 6');
  const question = page.getByRole('group', { name: 'A hidden halo: asked for and ruled out. Which holds?' });
  await expect(tray.chips.filter({ hasText: /^(no )?hidden halo/ })).toHaveCount(0);
  await question.getByRole('button', { name: 'Without a hidden halo' }).click();
  await expect(briefOf(page)).toHaveValue('solitaire ring in 18k gold, no hidden halo, US 6');
  await expect(question).toBeHidden();
  await expect(tray.chips.filter({ hasText: 'no hidden halo' })).toHaveCount(1);
});

test('the three views say that they are coming, and lie within their frames', async ({ page }) => {
  await openDesign(page, 'diamond studs in 18k white gold');
  await page.getByRole('button', { name: 'Three views' }).click();
  const views = page.getByRole('region', { name: 'The piece' }).getByRole('listitem');
  await expect(views.getByText('Drawing…').or(views.getByRole('img')).first()).toBeVisible();
  await expect(views.getByRole('img')).toHaveCount(3);
  await expect(views.last()).toHaveText('One of the pair');
});

test('after a new page the keyboard stands at its heading', async ({ page }) => {
  const tray = await designed(page, 'Plain court wedding band, 4 mm, platinum, UK P');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tray.weighed();
  await tray.openCastable();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
