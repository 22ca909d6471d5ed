/** Buttons do nothing before hydration. Links and choices work without a script. */
const NEEDS_SCRIPT = 'button';

const CHOICES = 'input[type="radio"], input[type="checkbox"]';

declare global {
  interface Window {
    /** Replays what was clicked on the prerendered page; absent on every other page. */
    replayClicks?: () => void;
  }
}

/**
 * Captures clicks on the prerendered page until it is hydrated: the last press of a button is kept.
 * @returns what replays them: the choices that were made, so that React sees them, and then the last press
 */
export function queueClicks(): () => void {
  const prerenderedPath = location.pathname;
  let held: HTMLElement | undefined;
  document.addEventListener('click', hold, { capture: true });
  return replay;

  function hold(event: MouseEvent): void {
    // A click on another page is not ours to replay.
    if (location.pathname !== prerenderedPath) {
      held = undefined;
      return replay();
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

  function replay(): void {
    document.removeEventListener('click', hold, { capture: true });
    repeatChoices();
    held?.click();
    held = undefined;
  }
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
