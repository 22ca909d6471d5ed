import { writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { dialog } from 'electron';
import { fail, ok } from '#shared/result.ts';
import type { Channel } from './channel.ts';
import { fileToSave } from './file-to-save.ts';

export const saveFileChannel: Channel<'file:save'> = {
  ask: fileToSave,
  act: async ({ name, bytes }, window) => {
    const extension = extname(name).slice(1);
    const { canceled, filePath } = await dialog.showSaveDialog(window, {
      defaultPath: name,
      filters: [{ name: extension.toUpperCase(), extensions: [extension] }],
    });
    if (canceled || !filePath) return ok({ saved: false } as const);
    try {
      await writeFile(filePath, bytes);
    } catch {
      return fail({
        code: 'file_not_written',
        message: `${basename(filePath)} could not be written there.`,
        remedy: 'Choose another folder, or free some space.',
      });
    }
    return ok({ saved: true, path: filePath } as const);
  },
};
