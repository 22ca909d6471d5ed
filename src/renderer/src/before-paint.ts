import { queueClicks } from './lib/navigation/click-replay.ts';
import { mayHaveSession } from './lib/platform/stored-session.ts';

/*
 * A classic script in the head of a prerendered page. The browser runs it before it shows anything, so that no press is
 * lost and nothing is shown that the next moment takes back; module scripts run later. It must not share a module with
 * them: it could not import it.
 */

/** A picture that takes longer must not delay hydration. */
const LONGEST_WAIT_MS = 2500;

window.replayClicks = queueClicks();
const root = document.documentElement.dataset;
root['session'] = mayHaveSession() ? 'maybe' : 'none';
// The names of the page's module scripts are known to the build alone, which writes them on this script's element.
const modules = document.currentScript?.dataset['modules']?.split(' ') ?? [];
// Until they are here, lazy pictures wait (`base.css`): on a slow line they would take the connections.
root['loading'] = '';
const stopWaiting = (): void => void delete root['loading'];
setTimeout(stopWaiting, 2 * LONGEST_WAIT_MS);
void mainPicturePainted()
  .then(() => Promise.all(modules.map(addModule)))
  .then(stopWaiting);

/**
 * Resolves when the page's main picture is painted, or after {@link LONGEST_WAIT_MS}: on a slow line the scripts would
 * delay that picture and the fonts. A page without such a picture does not wait.
 */
function mainPicturePainted(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, LONGEST_WAIT_MS);
    const isMain = (picture: unknown): boolean =>
      picture instanceof HTMLImageElement && picture.fetchPriority === 'high';
    const onLoad = (event: Event): void => {
      // Pages in the background paint no frames: they wait for the timer.
      if (isMain(event.target)) requestAnimationFrame(() => setTimeout(done));
    };
    // Neither event bubbles.
    document.addEventListener('load', onLoad, { capture: true });
    document.addEventListener('error', onLoad, { capture: true });
    document.addEventListener('DOMContentLoaded', () => {
      if (![...document.images].some(isMain)) done();
    });
  });
}

/** Resolves when the module has run. The page itself reports one that can't be loaded. */
function addModule(address: string): Promise<void> {
  return new Promise((done) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = address;
    script.onload = () => done();
    script.onerror = () => done();
    document.head.append(script);
  });
}
