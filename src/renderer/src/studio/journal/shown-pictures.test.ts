import { expect, test } from 'vitest';
import { createMemoryJournal } from './memory-journal.ts';
import { createPictureShelf, picturesOn } from './picture-shelf.ts';
import { picturesSince, shownPictures } from './shown-pictures.ts';

function shelf() {
  const pictures = createPictureShelf(async () => createMemoryJournal());
  return {
    draw: (ground: 'paper' | 'dark') => pictures.keepDrawing('r0', `<svg>${ground}</svg>`, ground),
    photograph: (ground: 'paper' | 'dark') => pictures.keepPhoto('r0', new Blob([ground]), true, ground),
    on: (ground: 'paper' | 'dark') => picturesOn(pictures.store.getState(), 'r0', ground),
    shown: (ground: 'paper' | 'dark') => shownPictures(pictures.store.getState(), 'r0', ground),
  };
}

test('pictures on the wanted ground are shown where there are any', () => {
  const { draw, photograph, on, shown } = shelf();
  for (const ground of ['paper', 'dark'] as const) {
    draw(ground);
    photograph(ground);
  }
  expect(shown('dark')).toEqual({
    drawing: on('dark').drawing,
    drawnOn: 'dark',
    photo: on('dark').photo,
    ground: 'dark',
  });
  expect(shown('paper')).toMatchObject({ photo: on('paper').photo, ground: 'paper' });
});

test('a piece that was made by day keeps its drawing by night when it is photographed on velvet', () => {
  const { draw, photograph, on, shown } = shelf();
  draw('paper');
  photograph('paper');
  photograph('dark');
  expect(shown('dark')).toEqual({
    drawing: on('paper').drawing,
    drawnOn: 'paper',
    photo: on('dark').photo,
    ground: 'dark',
  });
});

test('a photograph without a drawing is shown until there is one on the wanted ground', () => {
  const { photograph, on, shown } = shelf();
  photograph('paper');
  expect(shown('dark')).toMatchObject({ photo: on('paper').photo, ground: 'paper' });
});

test('a drawing on the wanted ground does not hide the photograph on the other', () => {
  const { draw, photograph, on, shown } = shelf();
  photograph('paper');
  draw('dark');
  expect(shown('dark')).toEqual({
    drawing: on('dark').drawing,
    drawnOn: 'dark',
    photo: on('paper').photo,
    ground: 'paper',
  });
});

test('an edited piece shows what it was, said to be before the change, until it is drawn as it is', () => {
  const pictures = createPictureShelf(async () => createMemoryJournal());
  const since = (...revisions: readonly string[]) => picturesSince(pictures.store.getState(), revisions, 'paper');
  expect(since('r1', 'r0').isBefore).toBeUndefined();
  pictures.keepPhoto('r0', new Blob(['before']), true, 'paper');
  const before = since('r2', 'r1', 'r0');
  expect(before).toMatchObject({ isBefore: true, photo: since('r0').photo });
  pictures.keepDrawing('r2', '<svg/>', 'paper');
  expect(since('r2', 'r1', 'r0')).toMatchObject({ photo: undefined, drawing: expect.any(String) });
  expect(since('r2', 'r1', 'r0').isBefore).toBeUndefined();
});

test('a revision that has no pictures waits for them on the wanted ground', () => {
  expect(shelf().shown('dark')).toEqual({ drawing: undefined, drawnOn: 'dark', photo: undefined, ground: 'dark' });
});
