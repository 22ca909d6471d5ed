import type { Problem } from './result.ts';

/** Of a link that nobody could open: the desktop's own studio answers no other computer. */
export const studioNotOnline: Problem = {
  code: 'studio_not_online',
  message: 'This studio runs on your own computer, where nobody else can open a link.',
  remedy: 'Share pieces from a studio that is online, or send the photograph and the quote.',
};
