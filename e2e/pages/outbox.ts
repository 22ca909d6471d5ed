import { expect, type APIRequestContext, type Browser } from 'playwright/test';
import { OUTBOX_READER } from '../journey-files.ts';

interface OutboxEmail {
  readonly to: string;
  readonly text: string;
}

/** The e-mails of a studio without a mail server, as the person who started it reads them. */
export async function openOutbox(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    storageState: OUTBOX_READER,
  });
  return {
    /** Waits for an e-mail to somebody that was not read before. @returns its code */
    async nextCode(to: string): Promise<string> {
      let code: string | undefined;
      await expect(async () => {
        const emails = await emailsTo(context.request, to);
        expect(emails.length).toBeGreaterThan(read.get(to) ?? 0);
        read.set(to, emails.length);
        code = /\b\d{6}\b/.exec(emails[0]?.text ?? '')?.[0];
      }).toPass({ timeout: 15_000 });
      if (code === undefined) throw new Error(`The newest e-mail to ${to} has no code`);
      return code;
    },
    /** Waits for an e-mail to somebody that contains the words. @returns its text */
    async saying(to: string, words: string): Promise<string> {
      let text: string | undefined;
      await expect(async () => {
        text = (await emailsTo(context.request, to)).find((email) => email.text.includes(words))?.text;
        expect(text).toBeDefined();
      }).toPass({ timeout: 15_000 });
      return text ?? '';
    },
    close: () => context.close(),
  };
}

/** How many e-mails to an address were read. */
const read = new Map<string, number>();

/** Newest first. */
async function emailsTo(request: APIRequestContext, to: string): Promise<readonly OutboxEmail[]> {
  const answer = await request.get('/identity/outbox', { headers: { accept: 'application/json' } });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as readonly OutboxEmail[]).filter((email) => email.to === to);
}
