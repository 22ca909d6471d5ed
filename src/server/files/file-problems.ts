import { LONGEST_PREVIEW_SIDE_PX, MOST_PREVIEW_BYTES } from '#shared/forms/file-rules.ts';
import type { Problem } from '#shared/result.ts';

/** More than any camera in a shop takes; decoded, a browser needs four bytes for each. */
export const MOST_PIXELS = 64_000_000;
/** Browsers show no picture with a longer side. */
export const LONGEST_SIDE_PX = 16_384;

/** The same for a file that does not exist, and for one of another workshop. */
export const noSuchFile: Problem = {
  code: 'not_found',
  message: 'There is no such picture.',
  remedy: 'It may have been deleted. Load the pictures again.',
};

/** What is neither of the kinds that are taken. It is told by its bytes, whatever it is called. */
export const noPicture: Problem = {
  code: 'no_picture',
  message: 'This is no PNG, JPEG or WebP picture.',
  remedy: 'Export it as JPEG or PNG and upload that. Phones save HEIC and drawing programs SVG, which are not taken.',
};

export const unreadablePicture: Problem = {
  code: 'unreadable_picture',
  message: 'This picture is damaged: it does not say how large it is.',
  remedy: 'Save it anew as JPEG or PNG and upload that.',
};

export const pictureTooLarge: Problem = {
  code: 'picture_too_large',
  message: `This picture has too many pixels: ${MOST_PIXELS / 1_000_000} megapixels and ${LONGEST_SIDE_PX} pixels a side are the most.`,
  remedy: 'Make it smaller and upload that.',
};

export const emptyFile: Problem = {
  code: 'empty_file',
  message: 'This file is empty.',
  remedy: 'Choose another one.',
};

export const uploadCutOff: Problem = {
  code: 'upload_cut_off',
  message: 'The picture did not arrive whole.',
  remedy: 'Upload it again.',
};

/** What a workshop may keep is used up. */
export const noRoomForFiles: Problem = {
  code: 'files_full',
  message: 'This workshop has no room for more pictures.',
  remedy: 'Delete some that nobody needs. Whoever runs the studio can give it more room.',
};

export const diskFull: Problem = {
  code: 'disk_full',
  message: 'The studio has no room to keep this picture.',
  remedy: 'Nothing was saved. Whoever runs the studio makes room; then upload it again.',
};

export const filesAway: Problem = {
  code: 'files_away',
  message: 'The studio does not reach the place where it keeps pictures.',
  remedy: 'Try again in a minute; whoever runs the studio looks at that place.',
};

/** What stands for a picture in a list is small, or it is of no use. */
export const noPreview: Problem = {
  code: 'no_preview',
  message: `A smaller copy is a JPEG of at most ${LONGEST_PREVIEW_SIDE_PX} pixels a side and ${MOST_PREVIEW_BYTES / 1000} kB.`,
  remedy: 'Make it smaller; or leave it out, and the picture itself is shown.',
};

/** Its row is there and its bytes are not. */
export const fileLost: Problem = {
  code: 'file_lost',
  message: 'This picture is missing where the studio keeps pictures.',
  remedy: 'Whoever runs the studio restores it from a backup; or upload it again.',
};
