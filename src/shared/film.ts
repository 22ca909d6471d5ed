/** Our own short film of turning pieces: where the build puts it, behind `mediaHost`. */
export const film = {
  webm: '/media/film.webm',
  mp4: '/media/film.mp4',
  poster: '/media/film-poster.jpg',
  /** The same picture for the first page, half as large: what it shows before all else. */
  still: '/media/film-still.webp',
} as const;
