import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { openPhotographedScreen, PHOTOGRAPHED_WORDS, screenInWords } from '../../pages/photographed-screen.ts';

test('the studio still looks as it is photographed on the landing page; else `npm run media screens` takes it anew', async ({
  page,
}) => {
  await openPhotographedScreen(page);
  expect(await screenInWords(page)).toBe(readFileSync(PHOTOGRAPHED_WORDS, 'utf8'));
});
