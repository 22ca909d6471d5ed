/** What does nothing without its script; links lead on without one. */
const ALIVE_BY_SCRIPT = 'button, input, label';

let held: HTMLElement | undefined;
let printedAt: string | undefined;

/** Keeps the last click on a page that is printed but not alive yet. */
export function holdEarlyClicks(): void {
  printedAt = location.pathname;
  document.addEventListener('click', hold, { capture: true });
}

/** The page is alive: what was clicked last is clicked now. */
export function giveEarlyClicks(): void {
  document.removeEventListener('click', hold, { capture: true });
  held?.click();
  held = undefined;
}

function hold(event: MouseEvent): void {
  // Whoever went on to another page has left the click behind.
  if (location.pathname !== printedAt) {
    held = undefined;
    return giveEarlyClicks();
  }
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(ALIVE_BY_SCRIPT) : null;
  if (target === null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held = target;
}
