import type { PictureSize, ReadAt } from './picture-size.ts';

/** Signature, then the chunk IHDR, which is the first one of every PNG (ISO/IEC 15948, 5.6 and 11.2.2). */
const HEAD_BYTES = 24;

export async function pngSize(read: ReadAt): Promise<PictureSize | undefined> {
  const head = await read(0, HEAD_BYTES);
  if (head.length < HEAD_BYTES || head.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { widthPx: head.readUInt32BE(16), heightPx: head.readUInt32BE(20) };
}
