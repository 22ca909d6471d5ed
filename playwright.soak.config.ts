import { defineConfig } from 'playwright/test';
import journeys from './playwright.config.ts';

/** The journeys of `npm run soak`: every public page at every width, and what Lighthouse says of it. */
export default defineConfig({
  ...journeys,
  projects: [
    ...(journeys.projects ?? []).filter(({ name }) => name === 'sign-in'),
    { name: 'soak', testDir: 'e2e/soak', dependencies: ['sign-in'] },
  ],
  // Eight pages with axe, or Lighthouse with a phone that it slows down four times.
  timeout: 600_000,
});
