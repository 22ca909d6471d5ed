import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractAll } from '@electron/asar';
import { build, type Configuration, Platform } from 'electron-builder';

/** A program as its installer would lay it out, opened again. */
export interface PackedProgram {
  /** Its archive and what lies unpacked beside it, as one folder. */
  readonly folder: string;
  readonly archive: string;
  /** Deletes both. */
  remove(): void;
}

/**
 * Packs the built program for Linux without Electron's binary, without fuses and without a signature, none of which can be
 * had everywhere, and opens the archive again outside of the repository, where it finds no package but its own.
 * @throws with electron-builder's words where the configuration is wrong
 */
export async function packUnsigned(config: Configuration): Promise<PackedProgram> {
  const scratch = mkdtempSync(join(tmpdir(), 'packed-'));
  try {
    const output = join(scratch, 'dist');
    await build({
      config: {
        ...config,
        directories: { ...config.directories, output },
        electronDist: emptyElectron(join(scratch, 'electron')),
        electronFuses: null,
      },
      targets: Platform.LINUX.createTarget('dir'),
      publish: 'never',
    });
    const archive = join(output, 'linux-unpacked/resources/app.asar');
    const folder = join(scratch, 'app');
    extractAll(archive, folder);
    return { folder, archive, remove: () => rmSync(scratch, { recursive: true }) };
  } catch (error) {
    rmSync(scratch, { recursive: true });
    throw error;
  }
}

/** A folder in the place of Electron's own files. */
function emptyElectron(folder: string): string {
  mkdirSync(join(folder, 'resources'), { recursive: true });
  const binary = join(folder, 'electron');
  writeFileSync(binary, '');
  chmodSync(binary, 0o755);
  return folder;
}
