import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Pixels } from '#picture/contract.ts';
import { encodePng } from '#node/encode-png.ts';

/** Runs ffmpeg (Debian's package; it writes the files and does not ship with them). */
export function ffmpeg(args: readonly string[]): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn('ffmpeg', ['-y', '-hide_banner', '-loglevel', 'error', ...args], { stdio: 'inherit' });
    child.once('error', () => failed(new Error('ffmpeg is missing: apt-get install ffmpeg')));
    child.once('exit', (code) => (code === 0 ? done() : failed(new Error(`ffmpeg ended with ${code}`))));
  });
}

export async function writePng(pixels: Pixels, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, encodePng(pixels));
}

/** A photograph as a web picture; the quality keeps melee crisp and paper free of blocks. */
export async function writeWebp(pixels: Pixels, file: string, scratch: string, quality = 84): Promise<void> {
  await writePng(pixels, scratch);
  await mkdir(dirname(file), { recursive: true });
  await ffmpeg(['-i', scratch, '-c:v', 'libwebp', '-preset', 'picture', '-quality', String(quality), file]);
}
