/** Our own short film of turning pieces: where the build puts it, behind `mediaHost`. */
export const film = {
  webm: '/media/film.webm',
  mp4: '/media/film.mp4',
  poster: '/media/film-poster.jpg',
} as const;
