/** What does nothing without its script. Links lead on without one, and a choice shows what was chosen. */
const ALIVE_BY_SCRIPT = 'button';

const CHOICES = 'input[type="radio"], input[type="checkbox"]';

let held: HTMLElement | undefined;
let printedAt: string | undefined;

/** Keeps the last press of a button on a page that is printed but not alive yet. */
export function captureClicks(): void {
  printedAt = location.pathname;
  document.addEventListener('click', hold, { capture: true });
}

/** The page is alive: what was chosen is chosen again so that the page hears of it, and the last button is pressed. */
export function replayClicks(): void {
  document.removeEventListener('click', hold, { capture: true });
  chooseAgain();
  held?.click();
  held = undefined;
}

function hold(event: MouseEvent): void {
  // Whoever went on to another page has left the click behind.
  if (location.pathname !== printedAt) {
    held = undefined;
    return replayClicks();
  }
  const target = event.target instanceof Element ? event.target : null;
  // The browser carries out a choice by itself, and shows it at once; React is not to hear of it while it wakes up.
  if (target?.closest(CHOICES)) return event.stopImmediatePropagation();
  const button = target?.closest<HTMLElement>(ALIVE_BY_SCRIPT);
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held = button;
}

/**
 * A choice made before the page was alive stands in the browser, but React holds on to what was printed, and would not
 * hear of the same choice again: so the printed one is put back, out of sight, before the choice is made once more.
 */
function chooseAgain(): void {
  const all = [...document.querySelectorAll<HTMLInputElement>(CHOICES)];
  const changed = all.filter((choice) => choice.checked !== choice.defaultChecked);
  // Of a group of radio buttons the one that lost its mark has changed, too; it follows from the other.
  const made = changed.filter((choice) => choice.checked || choice.type === 'checkbox');
  for (const choice of changed) choice.checked = choice.defaultChecked;
  for (const choice of made) choice.click();
}
