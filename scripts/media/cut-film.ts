import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { PublicPieceName } from './pieces.ts';
import { filmPlan, framesToNext, takenFrame } from './film-plan.ts';
import { frameFile, SIDE_PX } from './take-film.ts';
import { stillWidths } from '#shared/site/film.ts';

const CHANNELS = 3;
const { widthPx, heightPx, fadeFrames, framesPerSecond, pieces } = filmPlan;
const wholeFilm = Array.from({ length: pieces.length * framesToNext }, (_, frame) => frame);
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

/** A frame of the film, or the still of its first piece. */
async function filmFrame(folder: string, index: number | 'still'): Promise<Buffer> {
  const whole = Buffer.alloc(widthPx * heightPx * CHANNELS);
  const files =
    index === 'still'
      ? [{ weight: 1, file: frameFile(folder, pieces[0] as PublicPieceName, index) }]
      : filmShares(index).map(({ piece, frame, weight }) => ({
          weight,
          file: frameFile(folder, piece, takenFrame(frame)),
        }));
  const shares = await Promise.all(files.map(async ({ weight, file }) => ({ weight, rgba: await readFile(file) })));
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

/** Where the files of the film go. */
export interface FilmFiles {
  readonly av1: string;
  readonly h264: string;
  /** What the film's own page shows before it plays. */
  readonly poster: string;
  /** The file of a still of this width, and of the part of it that phones show. */
  still(widthPx: number): string;
  phoneStill(widthPx: number): string;
}

/** Assembles the frames and writes them as AV1 and H.264, with the first piece alone as poster and stills. */
export async function cutFilm(folder: string, out: FilmFiles): Promise<void> {
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${widthPx}x${heightPx}`, '-r', `${framesPerSecond}`];
  // Takes the flicker of single-pass frames away, which would cost more bytes than the pieces.
  const colour = 'hqdn3d=1:1:4:4,scale=out_color_matrix=bt709:out_range=tv,format=yuv420p';
  const tags = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-an'];
  const av1 = ['-c:v', 'libsvtav1', '-crf', '50', '-preset', '6', '-g', '240', '-movflags', '+faststart'];
  const h264 = ['-c:v', 'libx264', '-crf', '31', '-preset', 'medium', '-tune', 'film', '-movflags', '+faststart'];
  const file = ['-vf', colour, ...tags];
  await feed(folder, [...raw, '-i', '-', ...file, ...av1, out.av1, ...file, ...h264, out.h264], wholeFilm);
  const one = ['-frames:v', '1'];
  const jpeg = [...one, '-q:v', '3'];
  const webp = [...one, '-c:v', 'libwebp', '-preset', 'photo', '-quality', '80'];
  const scaled = (cut: string, px: number): readonly string[] => ['-vf', `${cut}scale=${px}:-2:flags=lanczos`];
  const phoneCut = `crop=${phoneWidthPx}:${heightPx}:${widthPx - phoneWidthPx}:0,`;
  const pictures = [
    ...scaled('', 1280),
    ...jpeg,
    out.poster,
    ...stillWidths.wide.flatMap((px) => [...scaled('', px), ...webp, out.still(px)]),
    ...stillWidths.phone.flatMap((px) => [...scaled(phoneCut, px), ...webp, out.phoneStill(px)]),
  ];
  await feed(folder, [...raw, '-i', '-', ...pictures], ['still']);
}

/** As wide as it is high on a phone, where the hero is 92 high to 100 wide. */
const phoneWidthPx = Math.round(heightPx / 0.92);

async function feed(folder: string, args: readonly string[], frames: readonly (number | 'still')[]): Promise<void> {
  const child = spawn('ffmpeg', ['-y', '-hide_banner', '-loglevel', 'error', ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  for (const frame of frames) {
    if (!child.stdin.write(await filmFrame(folder, frame))) await once(child.stdin, 'drain');
  }
  child.stdin.end();
  const [code] = (await ended) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
