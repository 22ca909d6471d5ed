/** Our own short film of turning pieces: paths in the build, relative to `mediaHost`. */
export const film = {
  webm: '/media/film.webm',
  mp4: '/media/film.mp4',
  poster: '/media/film-poster.jpg',
  /** The same picture at half the size, which the first page shows first. */
  still: '/media/film-still.webp',
} as const;
