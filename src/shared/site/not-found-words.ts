/** What is said at an address without a page: by the screen, and by the server where no script runs. */
export const notFoundWords = {
  /** Stands over the rest, which the specification words lightly. */
  fact: 'There is no page at this address.',
  heading: 'Looks like you arrived a little early or took a detour!',
  text: 'The page you’re looking for is still on its way or may have taken a different path. But don’t worry, we’ll get you there!',
  advice: 'Check the URL for mistakes, or explore other parts of the site.',
  home: 'Home',
} as const;
