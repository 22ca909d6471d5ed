import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';

const media = join(import.meta.dirname, '../../src/renderer/public/media');

/** A picture of the studio's own, under another name. */
export const pictureCalled = async (name: string, file = 'share-team.jpg') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await readFile(join(media, file)),
});

/** The pictures that a workshop has uploaded. */
export function uploadsPage(page: Page) {
  const pictures = page.getByRole('main').getByRole('figure');
  return {
    pictures,
    picture: (name: string) => page.getByRole('figure', { name, exact: true }),
    space: page.getByText(/ pictures?, .+ of /),
    form: (name: string) => page.getByRole('form', { name: `Name and tags of ${name}` }),
    refused: page.getByRole('alert'),
    async open(query = ''): Promise<void> {
      await page.goto(`/imageManager${query}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uploads');
    },
    upload: (...files: readonly { name: string; mimeType: string; buffer: Buffer }[]) =>
      page.getByLabel('Pictures to upload').setInputFiles([...files]),
    /** Drops a picture on the page, as from a folder beside the browser. */
    async drop(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
      const dataTransfer = await page.evaluateHandle(
        ({ name, mimeType, base64 }) => {
          const transfer = new DataTransfer();
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          transfer.items.add(new File([bytes], name, { type: mimeType }));
          return transfer;
        },
        { ...file, base64: file.buffer.toString('base64') },
      );
      for (const type of ['dragover', 'drop']) await page.locator('h1').dispatchEvent(type, { dataTransfer });
    },
  };
}
