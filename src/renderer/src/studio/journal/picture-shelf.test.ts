import { expect, test } from 'vitest';
import { createMemoryJournal } from './memory-journal.ts';
import { createPictureShelf, picturesOn } from './picture-shelf.ts';

function shelf() {
  const journal = createMemoryJournal();
  const pictures = createPictureShelf(async () => journal);
  const shown = () => picturesOn(pictures.store.getState(), 'r0', 'paper');
  return { journal, pictures, shown };
}

const pass = (words: string) => new Blob([words]);
/** What an address on the shelf leads to. */
const words = async (address = ''): Promise<string> => await (await fetch(address)).text();

test('a photograph sharpens pass by pass; only the last one is kept', async () => {
  const { journal, pictures, shown } = shelf();
  pictures.keepPhoto('r0', pass('coarse'), false, 'paper');
  const coarse = shown().photo;
  expect([await words(coarse), shown().sharp]).toEqual(['coarse', undefined]);
  expect(await journal.picture('r0', 'photo')).toBeUndefined();

  pictures.keepPhoto('r0', pass('sharp'), true, 'paper');
  expect([await words(shown().photo), shown().sharp]).toEqual(['sharp', true]);
  await expect(words(coarse)).rejects.toThrow('fetch failed');
  expect(await (await journal.picture('r0', 'photo'))?.text()).toBe('sharp');
});

test('an early pass that arrives after the last one is not shown', async () => {
  const { pictures, shown } = shelf();
  pictures.keepPhoto('r0', pass('sharp'), true, 'paper');
  pictures.keepPhoto('r0', pass('coarse'), false, 'paper');
  expect(await words(shown().photo)).toBe('sharp');
});

test('pictures of an earlier visit are restored, but never over newer ones', async () => {
  const { journal, pictures, shown } = shelf();
  await journal.keepPicture('r0', 'drawing', pass('old lines'));
  await journal.keepPicture('r0', 'photo', pass('old light'));
  pictures.keepPhoto('r0', pass('coarse'), false, 'paper');
  await pictures.fetch('r0');
  expect(await words(shown().drawing)).toBe('old lines');
  expect([await words(shown().photo), shown().sharp]).toEqual(['coarse', undefined]);
});

test('a revision without pictures has none', async () => {
  const { pictures, shown } = shelf();
  await pictures.fetch('r0');
  expect(shown()).toEqual({});
});

test('what is photographed by night lies beside what was by day', async () => {
  const { journal, pictures, shown } = shelf();
  pictures.keepPhoto('r0', pass('on paper'), true, 'paper');
  pictures.keepDrawing('r0', 'chalk', 'dark');
  pictures.keepPhoto('r0', pass('on velvet'), true, 'dark');
  const night = picturesOn(pictures.store.getState(), 'r0', 'dark');
  expect([await words(shown().photo), await words(night.photo)]).toEqual(['on paper', 'on velvet']);
  const later = createPictureShelf(async () => journal);
  await later.fetch('r0');
  expect(await words(picturesOn(later.store.getState(), 'r0', 'dark').drawing)).toBe('chalk');
});

test('once somebody else sits down, no address leads to a picture, and none that was still being read appears', async () => {
  const { journal, pictures, shown } = shelf();
  pictures.keepPhoto('r0', pass('light'), false, 'paper');
  await journal.keepPicture('r0', 'drawing', pass('lines'));
  const { photo } = shown();
  const late = pictures.fetch('r0');
  pictures.clear();
  await late;
  expect(shown()).toEqual({});
  await expect(words(photo)).rejects.toThrow('fetch failed');
});
