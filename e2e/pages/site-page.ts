import { expect, type Page } from 'playwright/test';

/** Widths at which the public pages are tested: a phone, an upright tablet, a small and a large desktop screen. */
export const WIDTHS = { phone: 390, tablet: 820, desk: 1100, large: 1440 } as const;

/** The common parts of public pages: header, menu, footer, dialogs. */
export function sitePage(page: Page) {
  const header = page.getByRole('banner');
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  return {
    header,
    dialog,
    footer: page.getByRole('contentinfo'),
    item: (name: string) => header.getByRole('link', { name, exact: true }),
    trialItem: header.getByRole('button', { name: 'Free Trial', exact: true }),
    log: (way: 'Log In' | 'Log Out') =>
      header.getByRole(way === 'Log In' ? 'link' : 'button', { name: way, exact: true }),
    menuButton: header.getByRole('button', { name: /the menu$/ }),
    studioDoor: page.getByRole('button', { name: 'Try the Design Studio' }),
    async open(path: string, width: number, height = 900) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
    /** Expects a dialog with a title and a text, and presses one of its buttons. */
    async says(title: string, text: string | RegExp, press?: string) {
      await expect(dialog.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(dialog.getByText(text, { exact: true })).toBeVisible();
      if (press !== undefined) await dialog.getByRole('button', { name: press, exact: true }).click();
    },
  };
}

/** The distance of a section from the upper edge of the window. */
export function topOf(page: Page, id: string): Promise<number> {
  return page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);
}
