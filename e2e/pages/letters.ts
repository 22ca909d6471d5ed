import { expect, type APIRequestContext, type Browser } from 'playwright/test';
import { LETTER_READER } from '../journey-files.ts';

interface Letter {
  readonly to: string;
  readonly text: string;
}

/** The letters of a studio without a mail server, as whoever started it reads them. */
export async function openLetters(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    storageState: LETTER_READER,
  });
  return {
    /** The code of the newest letter to somebody, once there is one that was not read before. */
    async nextCode(to: string): Promise<string> {
      let code: string | undefined;
      await expect(async () => {
        const letters = await lettersTo(context.request, to);
        expect(letters.length).toBeGreaterThan(read.get(to) ?? 0);
        read.set(to, letters.length);
        code = /\b\d{6}\b/.exec(letters[0]?.text ?? '')?.[0];
      }).toPass({ timeout: 15_000 });
      if (code === undefined) throw new Error(`The newest letter to ${to} has no code`);
      return code;
    },
    /** A letter to somebody that says something, once it has come. */
    async saying(to: string, words: string): Promise<string> {
      let text: string | undefined;
      await expect(async () => {
        text = (await lettersTo(context.request, to)).find((letter) => letter.text.includes(words))?.text;
        expect(text).toBeDefined();
      }).toPass({ timeout: 15_000 });
      return text ?? '';
    },
    close: () => context.close(),
  };
}

/** How many letters to somebody were read. */
const read = new Map<string, number>();

/** Newest first. */
async function lettersTo(request: APIRequestContext, to: string): Promise<readonly Letter[]> {
  const answer = await request.get('/identity/outbox', { headers: { accept: 'application/json' } });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as readonly Letter[]).filter((letter) => letter.to === to);
}
