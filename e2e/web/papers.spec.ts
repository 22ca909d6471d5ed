import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { complaintsOf } from '../pages/complaints.ts';
import { openDesign } from '../pages/open-design.ts';

test('a client gets a quote with a picture, and the bench a spec sheet, as PDFs that another program reads', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const piece = await openDesign(page, 'Oval ruby halo ring, 18k rose gold, size 13 Indian');
  const title = await piece.title.innerText();
  await piece.openTab('Make');

  const quote = await read(await (await piece.download('Quote')).path());
  expect(quote.text).toContain(title);
  expect(quote.text).toMatch(/18k rose gold, about \d\.\d g/);
  expect(quote.text).toContain('Indian 13');
  expect(quote.text).toMatch(/1 × ruby, oval brilliant, \d\.\d\d ct/);
  expect(quote.text).toContain('Some rates are examples');
  expect(quote.pictures).toBe(1);

  const sheet = await read(await (await piece.download('Spec sheet')).path());
  expect(sheet.text).toContain(title);
  expect(sheet.text).toMatch(/Scale [\d.]+ : 1/);
  expect(sheet.text).toMatch(/18k rose gold, as cast/);
  expect(complaints).toEqual([]);
});

async function read(path: string): Promise<{ readonly text: string; readonly pictures: number }> {
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(path)));
  const { text } = await extractText(pdf, { mergePages: true });
  const { fnArray } = await (await pdf.getPage(1)).getOperatorList();
  const PAINT_IMAGE = 85;
  return { text: text.replaceAll(/\s+/g, ' '), pictures: fnArray.filter((code) => code === PAINT_IMAGE).length };
}
