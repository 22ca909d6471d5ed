import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NodeStudio } from '#node/node-studio.ts';
import { encodePng } from '#node/encode-png.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import { type FinishedDesign, finishDesign } from '#workbench/finish-design.ts';
import { trayFraming } from '#workbench/tray-framing.ts';
import type { FileOptions } from './file-options.ts';
import { type CliSheet, cliSheet } from './cli-sheet.ts';

/** One entry of `designs` as the contract promises it: file names in the folder, the sheet and its checks. */
export interface DesignDocument {
  readonly id: string;
  readonly title: string;
  readonly spec: string;
  readonly picture: string;
  readonly stl: string | null;
  readonly '3mf': string | null;
  readonly glb: string | null;
  readonly sheet: CliSheet;
}

export interface WriteOptions extends FileOptions {
  readonly out: string;
  readonly id: string;
  readonly profile: WorkshopProfile;
  /** Shared by designs that are compared; fitted to the piece when left out. */
  readonly framing?: ReturnType<typeof trayFraming>;
}

/** Finishes a design and writes what can be written: always spec and picture, files for the caster when it is castable. */
export async function writeDesign(
  studio: NodeStudio,
  spec: DesignSpec,
  options: WriteOptions,
): Promise<Result<DesignDocument>> {
  const finished = finishDesign(studio.bench, spec, options.quality, options.profile);
  if (!finished.ok) return finished;
  const framing = options.framing ?? trayFraming([finished.value.model], options.picturePx, spec.seed);
  const pixels = await studio.photograph(finished.value.model, framing);
  const { id } = options;
  const names = {
    spec: `${id}.json`,
    picture: `${id}.png`,
    stl: `${id}.stl`,
    '3mf': `${id}.3mf`,
    glb: `${id}.glb`,
  } as const;
  const { files } = finished.value;
  try {
    await writeFile(join(options.out, names.spec), `${JSON.stringify(spec, null, 2)}\n`);
    await writeFile(join(options.out, names.picture), encodePng(pixels));
    await writeCastable(options.out, names, files);
  } catch {
    return fail({
      code: 'cannot_write',
      message: `Nothing can be written to "${options.out}".`,
      remedy: 'Choose a folder that you may write to, with room on its disk.',
    });
  }
  return ok({
    id,
    title: spec.title,
    ...names,
    ...(files ? {} : { stl: null, '3mf': null, glb: null }),
    sheet: cliSheet(finished.value),
  });
}

async function writeCastable(
  out: string,
  names: { readonly stl: string; readonly '3mf': string; readonly glb: string },
  files: FinishedDesign['files'],
): Promise<void> {
  if (!files) return;
  await writeFile(join(out, names.stl), files.stl);
  await writeFile(join(out, names['3mf']), files['3mf']);
  await writeFile(join(out, names.glb), files.glb);
}
