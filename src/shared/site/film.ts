/** Where the film is watched, unless the operator of the studio names another place. */
export const FILM_ENDPOINT = '/api/video';

/** Our own short film of turning pieces: paths in the build, relative to `mediaHost`. */
export const film = {
  av1: '/media/film-av1.mp4',
  h264: '/media/film.mp4',
  poster: '/media/film-poster.jpg',
} as const;

/**
 * After the address of a file: where the film first begins, in seconds. At this frame it shows what the stills show, so that
 * one goes over into the other unseen; its own beginning is a dissolve from the last piece.
 */
export const FILM_START = '#t=1.083';

/** The types of the film's files, with their codecs, so that a browser fetches only what it can play. */
export const filmTypes = { av1: 'video/mp4; codecs="av01.0.12M.10"', h264: 'video/mp4; codecs="avc1.640032"' } as const;

/** The widths of the stills: of the whole picture, and of the part of it that phones show. */
export const stillWidths = { wide: [1280, 1920, 2560], phone: [720, 1080, 1566] } as const;

/** The whole picture, or the part of it that phones show. */
export type HeroShape = keyof typeof stillWidths;

/** A still of the film, which is shown before it plays. */
export function stillPath(widthPx: number, shape: HeroShape): string {
  return `/media/film-still-${shape === 'phone' ? 'phone-' : ''}${widthPx}.webp`;
}

/** The stills of a shape for `srcset`, and how wide the hero shows them for `sizes`: it is covered, whatever its height. */
export function heroStills(shape: HeroShape): string {
  return stillWidths[shape].map((px) => `${stillPath(px, shape)} ${px}w`).join(', ');
}

export const heroSizes = { wide: '(max-width: 900px) 164vw, 1351px', phone: '100vw' } as const;

/** What each piece of the film was designed from, in the order in which they turn. */
export const filmedBriefs = {
  'yellow-sapphire': 'Yellow sapphire 5.25 ratti open back ring, 22k gold, US 9',
  pearls: 'Pearl drop earrings with diamonds, 18k yellow gold',
} as const;
