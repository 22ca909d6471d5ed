/** A picture that takes longer must not delay hydration. */
const LONGEST_WAIT_MS = 2500;

/**
 * The only module script in the prerendered landing page. It fetches everything else once the first picture is painted: on a slow
 * line the other scripts would delay that picture and the fonts.
 */
async function begin(): Promise<void> {
  await Promise.race([firstPicture(), new Promise((later) => setTimeout(later, LONGEST_WAIT_MS))]);
  // All at once. The page itself requests again whatever failed here, and reports an error.
  await Promise.allSettled([
    import('./app/shell/public-shell.tsx'),
    import('./features/landing/landing-page.tsx'),
    import('./main.tsx'),
  ]);
}

/** Resolves when the first picture is painted. */
async function firstPicture(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  await picture?.decode().catch(() => undefined);
  // Pages in the background paint no frames: they wait for LONGEST_WAIT_MS.
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}

void begin();
