import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { PublicPieceName } from './pieces.ts';
import { filmPlan, framesToNext, takenFrame } from './film-plan.ts';
import { frameFile, SIDE_PX } from './take-film.ts';

const CHANNELS = 3;
const { widthPx, heightPx, fadeFrames, framesPerSecond, pieces } = filmPlan;
const filmFrames = pieces.length * framesToNext;
/** The piece is on the right; the text of the page covers the background on the left. */
const SQUARE_LEFT = widthPx - SIDE_PX;

interface Share {
  readonly piece: PublicPieceName;
  readonly frame: number;
  readonly weight: number;
}

/**
 * The pieces in one frame of the film and their weights: one piece, or two during a fade. The last fades into the
 * first.
 */
export function filmShares(filmFrame: number): readonly Share[] {
  const turn = Math.floor(filmFrame / framesToNext);
  const since = filmFrame - turn * framesToNext;
  const own = { piece: pieces[turn % pieces.length] as PublicPieceName, frame: since };
  if (since >= fadeFrames) return [{ ...own, weight: 1 }];
  const weight = (since + 0.5) / fadeFrames;
  const before = pieces[(turn + pieces.length - 1) % pieces.length] as PublicPieceName;
  return [
    { ...own, weight },
    { piece: before, frame: since + framesToNext, weight: 1 - weight },
  ];
}

async function filmFrame(folder: string, index: number): Promise<Buffer> {
  const whole = Buffer.alloc(widthPx * heightPx * CHANNELS);
  const shares = await Promise.all(
    filmShares(index).map(async ({ piece, frame, weight }) => ({
      weight,
      rgba: await readFile(frameFile(folder, piece, takenFrame(frame))),
    })),
  );
  for (let row = 0; row < heightPx; row++) {
    for (let column = 0; column < widthPx; column++) {
      const from = (row * SIDE_PX + Math.max(0, column - SQUARE_LEFT)) * 4;
      const to = (row * widthPx + column) * CHANNELS;
      for (let channel = 0; channel < CHANNELS; channel++) {
        let level = 0;
        for (const { weight, rgba } of shares) level += weight * (rgba[from + channel] as number);
        whole[to + channel] = Math.round(level);
      }
    }
  }
  return whole;
}

/** Assembles the frames and writes them as WebM (VP9) and MP4 (H.264), with the first piece alone as the poster. */
export async function cutFilm(folder: string, out: Readonly<Record<'webm' | 'mp4' | 'poster' | 'still', string>>) {
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${widthPx}x${heightPx}`, '-r', `${framesPerSecond}`];
  const colour = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p';
  const tags = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-an'];
  const webm = ['-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0', '-row-mt', '1', '-g', '240'];
  const mp4 = ['-c:v', 'libx264', '-crf', '26', '-preset', 'slow', '-tune', 'film', '-movflags', '+faststart'];
  const file = ['-vf', colour, ...tags];
  const poster = ['-frames:v', '1', '-q:v', '3'];
  await feed(folder, [...raw, '-i', '-', ...file, ...webm, out.webm, ...file, ...mp4, out.mp4], filmFrames, 0);
  const still = ['-frames:v', '1', '-c:v', 'libwebp', '-preset', 'photo', '-quality', '76'];
  const alone = Math.round(framesToNext * 0.6);
  await feed(folder, [...raw, '-i', '-', ...poster, out.poster, ...still, out.still], 1, alone);
}

async function feed(folder: string, args: readonly string[], count: number, first: number): Promise<void> {
  const child = spawn('ffmpeg', ['-y', '-hide_banner', '-loglevel', 'error', ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  for (let index = first; index < first + count; index++) {
    if (!child.stdin.write(await filmFrame(folder, index))) await once(child.stdin, 'drain');
  }
  child.stdin.end();
  const [code] = (await ended) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
