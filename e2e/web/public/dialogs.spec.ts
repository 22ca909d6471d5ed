import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { fillIn } from '../../pages/fill-in.ts';
import { nobody } from '../../pages/newcomer.ts';
import { lightningPage } from '../../pages/lightning-page.ts';
import { openDesign, openTray, PLAIN_BAND } from '../../pages/open-design.ts';
import { orderPage } from '../../pages/order-page.ts';
import { sitePage, WIDTHS } from '../../pages/site-page.ts';
import { pictureCalled, uploadsPage } from '../../pages/uploads-page.ts';

const SCREENS = join(import.meta.dirname, '../../../src/renderer/src');

/** Phones, the last width of a phone, a desk, and a low window. */
const SIZES = [
  [280, 600],
  [WIDTHS.phone, 844],
  [500, 844],
  [WIDTHS.large, 900],
  [640, 400],
] as const;

/**
 * Measured where they lie: Playwright's own click scrolls a button into reach that nobody reaches.
 * @returns the buttons beyond an edge of their dialog, or on one another
 */
function outOfReach(dialog: Locator): Promise<readonly string[]> {
  return dialog.evaluate((frame) => {
    const [content] = frame.children;
    if (content === undefined) return ['no content'];
    const [edge, inner] = [frame.getBoundingClientRect(), content.getBoundingClientRect()];
    const boxes = [...frame.querySelectorAll('button')].map((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      // What is below is scrolled to, and stays between the first and the last line of the content.
      const scrolled = content.contains(button) ? content.scrollTop - inner.top : -edge.top;
      return {
        name: button.textContent || button.ariaLabel,
        left,
        right,
        top: top + scrolled,
        bottom: bottom + scrolled,
      };
    });
    const wrong = boxes
      .filter(
        ({ left, right, top, bottom }) =>
          left < edge.left || right > edge.right || top < 0 || bottom > content.scrollHeight,
      )
      .map(({ name }) => `${name} is outside`);
    const isCut = content.scrollWidth > content.clientWidth;
    const isOff = edge.left < 0 || edge.top < 0 || edge.right > innerWidth || edge.bottom > innerHeight;
    return [...wrong, ...(isCut ? ['scrolled sideways'] : []), ...(isOff ? ['beyond the screen'] : [])];
  });
}

/** Expects a dialog with this title to hold its buttons at every size. */
async function fitsEverywhere(page: Page, title: string | RegExp): Promise<void> {
  const { dialog } = sitePage(page);
  await expect(dialog.getByRole('heading', { name: title, exact: true })).toBeVisible();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    // It slides in, and stands in the middle of the window that is there then.
    await expect.poll(() => outOfReach(dialog), { message: `${title} at ${width} × ${height}` }).toEqual([]);
  }
}

/** The titles of the dialogs that the journeys below open. */
const opened = new Set<string>();

/** @param shown what its heading says, where that is not known before */
function dialogOf(title: string, open: (page: Page) => Promise<void>, shown: string | RegExp = title): void {
  opened.add(title);
  test(`each button of “${title}” lies in it`, async ({ page }) => {
    await open(page);
    await fitsEverywhere(page, shown);
  });
}

test.describe('signed out', () => {
  test.use(nobody);

  dialogOf('Please Log In', async (page) => {
    const site = sitePage(page);
    await site.open('/', WIDTHS.phone, 844);
    await site.studioDoor.click();
    await expect(site.dialog.getByRole('button', { name: 'Create Account' })).toBeVisible();
  });

  test('so do those of “Please Log In” from the menu, on the login page, too', async ({ page }) => {
    for (const path of ['/', '/login']) {
      const site = sitePage(page);
      await site.open(path, WIDTHS.phone, 844);
      await site.menuButton.click();
      await site.trialItem.click();
      await expect(site.dialog.getByRole('button', { name: 'Create Account' })).toBeVisible();
      await fitsEverywhere(page, 'Please Log In');
    }
  });

  dialogOf('Alert', async (page) => {
    await page.route('**/api/v1.0/email/send-form', (route) => route.fulfill({ status: 429, body: 'Too many' }));
    await sitePage(page).open('/', WIDTHS.desk);
    const form = page.getByRole('region', { name: 'Join the Waitlist' });
    await fillIn(form, { Name: 'Asha', Mobile: '+91 98765 43210', Email: 'asha@example.com' });
    await form.getByRole('button').click();
  });

  const askForQuote = async (page: Page): Promise<void> => {
    await sitePage(page).open('/pricing', WIDTHS.desk);
    await page.getByRole('button', { name: 'Request a quote for Workshop' }).click();
  };
  dialogOf('Workshop: request a quote', askForQuote);
  dialogOf('Thank you', async (page) => {
    await page.route('**/api/contact', (route) => route.fulfill({ json: { message: 'We will write to you.' } }));
    await askForQuote(page);
    await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).fill('asha@example.com');
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  });
});

const askForTrial = async (page: Page): Promise<void> => {
  await sitePage(page).open('/pricing', WIDTHS.desk);
  await page.getByRole('button', { name: 'Start the free trial' }).click();
};
const startTrial = async (page: Page): Promise<void> => {
  await askForTrial(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
};

dialogOf('Start Trial', askForTrial);

dialogOf('Verifying', async (page) => {
  await page.route('**/api/trial', () => undefined);
  await startTrial(page);
});

dialogOf('Trial Activated', async (page) => {
  await page.route('**/api/trial', (route) => route.fulfill({ json: { message: 'Your trial has begun.' } }));
  await startTrial(page);
});

dialogOf('Trial Status', async (page) => {
  const json = { message: 'The ledger is being written.' };
  await page.route('**/api/trial', (route) => route.fulfill({ status: 503, json }));
  await startTrial(page);
});

dialogOf('Error', async (page) => {
  await page.route('**/api/trial', (route) => route.abort());
  await startTrial(page);
});

dialogOf('Delete your account?', async (page) => {
  await sitePage(page).open('/profile-page', WIDTHS.desk);
  await page.getByRole('button', { name: 'Delete my account' }).click();
});

dialogOf(
  'Order Workshop',
  async (page) => {
    const lightning = lightningPage(page);
    await lightning.open();
    await lightning.say(PLAIN_BAND);
    await page
      .getByRole('button', { name: /^Order / })
      .first()
      .click();
  },
  /^Order /,
);

dialogOf('A link for the client', async (page) => {
  await openDesign(page, PLAIN_BAND);
  await page.getByRole('button', { name: 'Make a link for the client' }).click();
});

dialogOf(
  'Delete order Workshop?',
  async (page) => {
    const tray = await openTray(page, PLAIN_BAND);
    await orderPage(page).placeFrom(await tray.pieces.first().getByRole('heading').innerText(), 'Asha');
    await page.getByRole('button', { name: 'Delete this order' }).click();
  },
  /^Delete order \d+\?$/,
);

dialogOf('Delete this picture?', async (page) => {
  const uploads = uploadsPage(page);
  await uploads.open();
  await uploads.upload(await pictureCalled('To be deleted.jpg'));
  await page.getByRole('button', { name: 'Delete To be deleted' }).click();
});

test('every dialog of the screens is measured', () => {
  const titles = globSync('**/*.tsx', { cwd: SCREENS })
    .filter((file) => !file.startsWith('components'))
    .flatMap((file) => {
      const source = readFileSync(join(SCREENS, file), 'utf8');
      return [...source.matchAll(/<(?:Message|Form)?Dialog\b.*?\btitle=(?:"(.*?)"|\{`(.*?)`\})/gs)];
    })
    .map(([, plain, filled]) => plain ?? filled?.replace(/\$\{\w+\}/, 'Workshop'));
  expect(new Set(titles)).toEqual(opened);
});

test('in forced colours a dialog has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await askForTrial(page);
  await expect(page.getByRole('dialog')).toHaveCSS('border-top-style', 'solid');
  await expect(page.getByRole('dialog')).not.toHaveCSS('border-top-width', '0px');
});
