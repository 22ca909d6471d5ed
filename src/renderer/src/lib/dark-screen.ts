/** The media query of a dark screen, for hooks and for the sources of pictures; style sheets write it out. */
export const DARK_SCREEN = '(prefers-color-scheme: dark)';
