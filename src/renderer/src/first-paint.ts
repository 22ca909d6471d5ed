import { captureClicks } from './lib/navigation/click-replay.ts';

/** A picture that takes longer must not keep the page from becoming alive. */
const LONGEST_WAIT_MS = 2500;

/**
 * The only script that the printed first page begins with: once its first picture stands, everything else is fetched.
 * On a slow line the picture and the type would otherwise share it with what nobody sees.
 */
async function begin(): Promise<void> {
  captureClicks();
  await Promise.race([firstPicture(), new Promise((later) => setTimeout(later, LONGEST_WAIT_MS))]);
  // All at once. What did not come is asked for again by the page itself, which says so where it fails.
  await Promise.allSettled([
    import('./app/shell/public-shell.tsx'),
    import('./features/landing/landing-page.tsx'),
    import('./main.tsx'),
  ]);
}

/** Settles when the first picture has been painted. */
async function firstPicture(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  await picture?.decode().catch(() => undefined);
  // Pages in the background paint no frames: for them the longest wait is the rule.
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}

void begin();
