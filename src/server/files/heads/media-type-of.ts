import type { FileMediaType } from '../../db/file-tables.ts';

/** So many bytes tell what a file is. */
export const SNIFFED_BYTES = 12;

const isAt = (head: Buffer, position: number, bytes: string): boolean =>
  head.toString('latin1', position, position + bytes.length) === bytes;

/** What a file is by its first bytes, whatever it is called; undefined for what the studio does not take. */
export function mediaTypeOf(head: Buffer): FileMediaType | undefined {
  if (isAt(head, 0, '\u0089PNG\r\n\u001A\n')) return 'image/png';
  if (isAt(head, 0, '\u00FF\u00D8\u00FF')) return 'image/jpeg';
  return isAt(head, 0, 'RIFF') && isAt(head, 8, 'WEBP') ? 'image/webp' : undefined;
}
