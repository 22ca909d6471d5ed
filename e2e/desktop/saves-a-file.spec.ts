import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import type { Platform } from '#shared/desktop/platform.ts';
import { test } from './desktop-studio.ts';

/** As a screen would: the bytes of a small file, under a proposed name. */
const save = (name: string) => {
  const { platform } = globalThis as unknown as { platform: Platform };
  return platform.saveFile?.({ name, bytes: new Uint8Array([0x73, 0x6f, 0x6c, 0x69, 0x64]) });
};

test('a file goes where the user says', async ({ sharedStudio: studio }, testInfo) => {
  await mkdir(testInfo.outputDir, { recursive: true });
  const filePath = join(testInfo.outputDir, 'ring.stl');
  await studio.program().evaluate(({ dialog }, path) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath: path });
  }, filePath);
  expect(await studio.window().evaluate(save, 'aurelia.stl')).toEqual({
    ok: true,
    value: { saved: true, path: filePath },
  });
  expect(await readFile(filePath, 'utf8')).toBe('solid');
});

test('a change of mind writes nothing, and a full or forbidden disk says what to do', async ({
  sharedStudio: studio,
}) => {
  const answerDialog = (canceled: boolean, path: string) =>
    studio.program().evaluate(
      ({ dialog }, answer) => {
        dialog.showSaveDialog = async () => answer;
      },
      { canceled, filePath: path },
    );
  await answerDialog(true, '');
  expect(await studio.window().evaluate(save, 'aurelia.stl')).toEqual({ ok: true, value: { saved: false } });
  await answerDialog(false, join('/', 'no', 'such', 'folder', 'ring.stl'));
  expect(await studio.window().evaluate(save, 'aurelia.stl')).toMatchObject({
    ok: false,
    problem: { code: 'file_not_written', remedy: expect.any(String) },
  });
});

test('a name that is a path is refused', async ({ sharedStudio: studio }) => {
  await expect(studio.window().evaluate(save, '../aurelia.stl')).rejects.toThrow(/file:save/);
});
