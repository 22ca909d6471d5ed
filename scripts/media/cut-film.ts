import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { PublicPieceName } from './pieces.ts';
import { closeness, filmPlan, framesToNext, stillPieces, takenFrame } from './film-plan.ts';
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

/** A taken photograph, how much of it is seen, and how many times larger. */
interface Layer {
  readonly file: string;
  readonly weight: number;
  readonly times: number;
}

function layersOf(folder: string, index: number | 'still'): readonly Layer[] {
  if (index === 'still')
    return [{ file: frameFile(folder, pieces[0] as PublicPieceName, 'still'), weight: 1, times: 1 }];
  return filmShares(index).map(({ piece, frame, weight }) =>
    stillPieces.includes(piece)
      ? { file: frameFile(folder, piece, 'still'), weight, times: closeness(frame) }
      : { file: frameFile(folder, piece, takenFrame(frame)), weight, times: 1 },
  );
}

/** A frame of the film, or the still of its first piece. */
async function filmFrame(folder: string, index: number | 'still'): Promise<Buffer> {
  const levels = new Float32Array(SIDE_PX * SIDE_PX * CHANNELS);
  for (const { file, weight, times } of layersOf(folder, index)) addLayer(levels, await readFile(file), weight, times);
  const whole = Buffer.alloc(widthPx * heightPx * CHANNELS);
  for (let row = 0; row < heightPx; row++) {
    const rowStart = row * widthPx * CHANNELS;
    const squareStart = rowStart + SQUARE_LEFT * CHANNELS;
    const from = row * SIDE_PX * CHANNELS;
    for (let at = 0; at < SIDE_PX * CHANNELS; at++) whole[squareStart + at] = Math.round(levels[from + at] as number);
    whole.fill(whole.subarray(squareStart, squareStart + CHANNELS), rowStart, squareStart);
  }
  return whole;
}

/** Adds a photograph to the levels of a frame, enlarged about its middle, between whose pixels is read. */
function addLayer(levels: Float32Array, rgba: Uint8Array, weight: number, times: number): void {
  const last = SIDE_PX - 1;
  const source = (at: number): number => last / 2 + (at - last / 2) / times;
  for (let row = 0; row < SIDE_PX; row++) {
    const y = source(row);
    const top = Math.min(last - 1, Math.floor(y));
    const down = y - top;
    for (let column = 0; column < SIDE_PX; column++) {
      const x = source(column);
      const left = Math.min(last - 1, Math.floor(x));
      const right = x - left;
      const at = (top * SIDE_PX + left) * 4;
      const to = (row * SIDE_PX + column) * CHANNELS;
      for (let channel = 0; channel < CHANNELS; channel++) {
        const level = (from: number): number => rgba[from + channel] as number;
        const upper = level(at) * (1 - right) + level(at + 4) * right;
        const lower = level(at + SIDE_PX * 4) * (1 - right) + level(at + SIDE_PX * 4 + 4) * right;
        levels[to + channel] = (levels[to + channel] as number) + weight * (upper * (1 - down) + lower * down);
      }
    }
  }
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
  // Takes away the flicker of single-pass frames, which would cost more bytes than the pieces, and the bands of the dark
  // ground, whose steps of one level are seen: in ten bits they are finer.
  const smooth = 'format=gbrp10le,deband=1thr=0.01:2thr=0.01:3thr=0.01:range=48';
  const colour = `${smooth},scale=out_color_matrix=bt709:out_range=tv`;
  const tags = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-an'];
  const av1 = ['-c:v', 'libsvtav1', '-crf', '47', '-preset', '9', '-g', '240', '-movflags', '+faststart'];
  const h264 = [
    '-c:v',
    'libx264',
    '-crf',
    '29',
    '-preset',
    'fast',
    '-tune',
    'film',
    '-x264-params',
    'aq-mode=3',
    '-movflags',
    '+faststart',
  ];
  const file = (format: string) => ['-vf', `${colour},format=${format},hqdn3d=1:1:4:4`, ...tags];
  const films = [...file('yuv420p10le'), ...av1, out.av1, ...file('yuv420p'), ...h264, out.h264];
  await feed(folder, [...raw, '-i', '-', ...films], wholeFilm);
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
