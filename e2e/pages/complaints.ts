import type { Page } from 'playwright/test';

/** Collects a page's console errors and uncaught exceptions. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // A page that is not there answers 404, and shows what it has to show.
    const isOwnStatus = message.text().includes('404') && message.location().url === page.url();
    if (message.type() === 'error' && !isOwnStatus) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
