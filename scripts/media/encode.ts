import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Pixels } from '#picture/contract.ts';
import { encodePng } from '#node/encode-png.ts';

/** Runs ffmpeg from the Debian package; it is not shipped. */
export function ffmpeg(args: readonly string[]): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn('ffmpeg', ['-y', '-hide_banner', '-loglevel', 'error', ...args], { stdio: 'inherit' });
    child.once('error', () => failed(new Error('ffmpeg is missing: apt-get install ffmpeg')));
    child.once('exit', (code) => (code === 0 ? done() : failed(new Error(`ffmpeg ended with ${code}`))));
  });
}

async function writePng(pixels: Pixels, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, encodePng(pixels));
}

/**
 * Writes a photograph as WebP, at a quality that keeps melee crisp and paper free of block artefacts.
 * @param sidePx its side in the file, where that is smaller than the photograph
 */
export async function writeWebp(pixels: Pixels, file: string, scratch: string, sidePx = pixels.widthPx): Promise<void> {
  await writePng(pixels, scratch);
  await mkdir(dirname(file), { recursive: true });
  const smaller = sidePx === pixels.widthPx ? [] : ['-vf', `scale=${sidePx}:-2:flags=lanczos`];
  await ffmpeg(['-i', scratch, ...smaller, '-c:v', 'libwebp', '-preset', 'picture', '-quality', '82', file]);
}

/** Writes a photograph as JPEG, which every messenger reads. */
export async function writeJpeg(pixels: Pixels, file: string, scratch: string): Promise<void> {
  await writePng(pixels, scratch);
  await mkdir(dirname(file), { recursive: true });
  await ffmpeg(['-i', scratch, '-frames:v', '1', '-q:v', '3', file]);
}
