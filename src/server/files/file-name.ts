import type { FileMediaType } from '../db/file-tables.ts';

/** What a file is called that brings no name of its own. */
const NAMELESS = 'Picture';

const extensions: Readonly<Record<FileMediaType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

/**
 * The name of a file as it was chosen on somebody's computer, without folders, without dots before it and without its
 * ending: it only tells people what it is. Nothing on the disk is called by it.
 */
export function nameOfUpload(chosen: string): string {
  const own = chosen.split(/[/\\]/).at(-1) ?? '';
  const plain = own
    .replace(/\.(?:png|jpe?g|jfif|webp)$/i, '')
    .replace(/^[.\s]+/, '')
    .trim();
  return plain === '' ? NAMELESS : plain;
}

/** The name of a file for any system that saves it: letters, digits and few marks, with the ending of what it is. */
export function savedName(name: string, mediaType: FileMediaType): string {
  const safe = name.replaceAll(/[^\p{L}\p{M}\p{N} ._()-]+/gu, '-').replace(/^[.\s-]+|[.\s]+$/g, '');
  return `${safe === '' ? NAMELESS : safe}.${extensions[mediaType]}`;
}
