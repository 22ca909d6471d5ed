import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NodeStudio } from '#node/node-studio.ts';
import { encodePng } from '#node/encode-png.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { type FileFormat, fileFormats } from '#workbench/files/file-formats.ts';
import { withEnding } from '#workbench/files/file-name.ts';
import { finishDesign } from '#workbench/files/finish-design.ts';
import { trayFraming } from '#workbench/tray/tray-framing.ts';
import type { FileOptions } from './file-options.ts';
import { type CliSheet, cliSheet } from './cli-sheet.ts';

/** The file of each format, by its name in the folder; null where the design cannot be cast. */
type CastableFiles = Readonly<Record<FileFormat['format'], string | null>>;

/** One entry of `designs` in the command line's contract: file names in the folder, the sheet and its checks. */
export interface DesignDocument extends CastableFiles {
  readonly id: string;
  readonly title: string;
  readonly spec: string;
  readonly picture: string;
  readonly sheet: CliSheet;
}

/** Whether files for the caster were written. */
export function wasCastable(document: DesignDocument): boolean {
  return fileFormats.every(({ format }) => document[format] !== null);
}

export interface WriteOptions extends FileOptions {
  readonly out: string;
  readonly id: string;
  /** Shared by designs that are compared; fitted to the piece when left out. */
  readonly framing?: ReturnType<typeof trayFraming>;
  /** By whose rates it is priced; the studio's own when left out. */
  readonly profile?: WorkshopProfile;
}

/** Finishes a design and writes its files: always spec and picture, and files for the caster if it is castable. */
export async function writeDesign(
  studio: NodeStudio,
  spec: DesignSpec,
  options: WriteOptions,
): Promise<Result<DesignDocument>> {
  const finished = finishDesign(studio.builder, spec, options.quality, options.profile ?? studio.profile);
  if (!finished.ok) return finished;
  const { write } = finished.value;
  const model = finished.value.model();
  const framing = options.framing ?? trayFraming([model], options.picturePx, spec.seed);
  const pixels = await studio.photograph(model, { ...framing, ground: 'paper' });
  const { id } = options;
  const names = { spec: `${id}.json`, picture: `${id}.png` } as const;
  const castable = castableFiles(id, write !== null);
  try {
    await writeFile(join(options.out, names.spec), `${JSON.stringify(spec, null, 2)}\n`);
    await writeFile(join(options.out, names.picture), encodePng(pixels));
    for (const { format } of fileFormats) {
      const name = castable[format];
      if (write && name !== null) await writeFile(join(options.out, name), write(format));
    }
  } catch {
    return fail({
      code: 'cannot_write',
      message: `Nothing can be written to "${options.out}".`,
      remedy: 'Choose a folder that you may write to, with room on its disk.',
    });
  }
  return ok({ id, title: spec.title, ...names, ...castable, sheet: cliSheet(finished.value) });
}

function castableFiles(id: string, written: boolean): CastableFiles {
  const names = fileFormats.map(({ format }) => [format, written ? withEnding(id, format) : null]);
  return Object.fromEntries(names) as CastableFiles;
}
