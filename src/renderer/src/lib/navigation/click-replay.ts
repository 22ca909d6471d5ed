/** Buttons do nothing before hydration. Links and choices work without a script. */
const NEEDS_SCRIPT = 'button';

const CHOICES = 'input[type="radio"], input[type="checkbox"]';

let held: HTMLElement | undefined;
let prerenderedPath: string | undefined;

/** Captures clicks on the prerendered page until it is hydrated: the last press of a button is kept. */
export function captureClicks(): void {
  prerenderedPath = location.pathname;
  document.addEventListener('click', hold, { capture: true });
}

/** After hydration: repeats the choices that were made, so that React sees them, and presses the last button. */
export function replayClicks(): void {
  document.removeEventListener('click', hold, { capture: true });
  repeatChoices();
  held?.click();
  held = undefined;
}

function hold(event: MouseEvent): void {
  // A click on another page is not ours to replay.
  if (location.pathname !== prerenderedPath) {
    held = undefined;
    return replayClicks();
  }
  const target = event.target instanceof Element ? event.target : null;
  // The browser makes and shows a choice by itself; React must not see the event in the middle of hydration.
  if (target?.closest(CHOICES)) return event.stopImmediatePropagation();
  const button = target?.closest<HTMLElement>(NEEDS_SCRIPT);
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held = button;
}

/**
 * The browser shows a choice made before hydration, but React's state is still the prerendered one, and clicking what is
 * already chosen fires no change. So the prerendered choice is restored, and then the new one is clicked again.
 */
function repeatChoices(): void {
  const all = [...document.querySelectorAll<HTMLInputElement>(CHOICES)];
  const changed = all.filter((choice) => choice.checked !== choice.defaultChecked);
  // The radio button that was deselected has changed, too; it follows from the one that was selected.
  const made = changed.filter((choice) => choice.checked || choice.type === 'checkbox');
  for (const choice of changed) choice.checked = choice.defaultChecked;
  for (const choice of made) choice.click();
}
