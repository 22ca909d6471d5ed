import { queueClicks } from './lib/navigation/click-replay.ts';
import { sayIncomplete } from './lib/navigation/say-incomplete.ts';
import { restoreTyped } from './lib/navigation/typed-over-reload.ts';
import { mayHaveSession } from './lib/platform/stored-session.ts';

/*
 * A classic script that the build writes into the head of a prerendered page. The browser runs it before it shows anything, so that no press is
 * lost and nothing is shown that the next moment takes back; module scripts run later. It must not share a module with
 * them: it could not import it.
 */

/** A picture that takes longer must not delay hydration. */
const LONGEST_WAIT_MS = 2500;

window.replayClicks = queueClicks();
restoreTyped();
const root = document.documentElement.dataset;
root['session'] = mayHaveSession() ? 'maybe' : 'none';
// Only the build knows the names of the page's files; it writes them on this script's element.
const { modules = '', styles = '' } = document.currentScript?.dataset ?? {};
// The styles are in the page. By a link that is switched off, and so not fetched, the modules know that they need no file.
for (const address of namesIn(styles)) addLink('stylesheet', address);
// Until the modules are here, lazy pictures wait (`base.css`): on a slow line they would take the connections.
root['loading'] = '';
const stopWaiting = (): void => void delete root['loading'];
setTimeout(stopWaiting, 2 * LONGEST_WAIT_MS);
// Who scrolls wants to see what is there, more than to press.
addEventListener('scroll', stopWaiting, { once: true, passive: true });
const painted = firstPaint();
void painted.then(() => {
  for (const address of namesIn(modules)) addLink('modulepreload', address);
});
void mainPartsPainted()
  .then(() => Promise.all(namesIn(modules).map(addModule)))
  .then(stopWaiting);

/**
 * Resolves when the page is painted with its main picture, if it has one, or after {@link LONGEST_WAIT_MS}: the scripts would
 * delay that on a slow processor.
 */
function mainPartsPainted(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, LONGEST_WAIT_MS);
    // Pages in the background paint no frames: they wait for the timer.
    void Promise.all([painted, mainPictureLoaded()]).then(() => requestAnimationFrame(() => setTimeout(done)));
  });
}

function firstPaint(): Promise<void> {
  return new Promise((done) => {
    const observer = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) done();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

function mainPictureLoaded(): Promise<void> {
  return new Promise((done) => {
    const isMain = (picture: unknown): boolean =>
      picture instanceof HTMLImageElement && picture.fetchPriority === 'high';
    const onLoad = (event: Event): void => {
      if (isMain(event.target)) done();
    };
    // Neither event bubbles.
    document.addEventListener('load', onLoad, { capture: true });
    document.addEventListener('error', onLoad, { capture: true });
    document.addEventListener('DOMContentLoaded', () => {
      if (![...document.images].some(isMain)) done();
    });
  });
}

/** The addresses in an attribute, between spaces. */
function namesIn(attribute: string): readonly string[] {
  return attribute.split(' ').filter((name) => name !== '');
}

function addLink(rel: 'stylesheet' | 'modulepreload', href: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel, href, crossOrigin: '', disabled: rel === 'stylesheet' });
  document.head.append(link);
}

/** Resolves when the module has run, or cannot be loaded, which is said. */
function addModule(address: string): Promise<void> {
  return new Promise((done) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = address;
    script.onload = () => done();
    script.onerror = () => {
      sayIncomplete();
      done();
    };
    document.head.append(script);
  });
}
