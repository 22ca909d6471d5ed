import { isIncomplete } from './say-incomplete.ts';

/**
 * Buttons do nothing before hydration. Links, choices, questions that open and the menu work without a script: the menu's
 * button opens a popover by itself.
 */
const NEEDS_SCRIPT = 'button:not([popovertarget])';

const CHOICES = 'input[type="radio"], input[type="checkbox"]';

/** What says something else once a choice is made. */
const FOLLOWERS = '[data-follows-choice]';

declare global {
  interface Window {
    /** Replays what was clicked on the prerendered page; absent on every other page. */
    replayClicks?: () => void;
  }
}

/**
 * Captures clicks on the prerendered page until it is hydrated. People press again when nothing happens: a button that is
 * pressed several times in a row counts once.
 * @returns what replays them: the choices that were made, so that React sees them, and then every press in its order
 */
export function queueClicks(): () => void {
  const prerenderedPath = location.pathname;
  let held: HTMLElement[] = [];
  document.addEventListener('click', hold, { capture: true });
  return replay;

  function hold(event: MouseEvent): void {
    // What is replayed.
    if (!event.isTrusted) return;
    // A click on another page is not ours to replay.
    if (location.pathname !== prerenderedPath) {
      held = [];
      return stopHolding();
    }
    const target = event.target instanceof Element ? event.target : null;
    // The browser makes and shows a choice by itself; React must not see the event in the middle of hydration.
    if (target?.closest(CHOICES)) {
      markAsComing(target);
      return event.stopImmediatePropagation();
    }
    const button = target?.closest<HTMLElement>(NEEDS_SCRIPT);
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isIncomplete()) return;
    // Shown as pressed: what it does comes later.
    button.setAttribute('aria-busy', 'true');
    if (held.at(-1) !== button) held.push(button);
  }

  function stopHolding(): void {
    document.removeEventListener('click', hold, { capture: true });
  }

  /** The choices at once; then each press by itself, when React has rendered what was chosen, typed and pressed before it. */
  function replay(): void {
    repeatChoices();
    const tasks = new MessageChannel();
    const pressLater = (): void => tasks.port2.postMessage(undefined);
    tasks.port1.onmessage = () => {
      const button = held.shift();
      if (button === undefined) {
        tasks.port1.close();
        return stopHolding();
      }
      button.removeAttribute('aria-busy');
      button.click();
      pressLater();
    };
    pressLater();
  }
}

/**
 * The browser shows a choice made before hydration, but React's state is still the prerendered one, and clicking what is
 * already chosen fires no change. So the prerendered choice is restored, and then the new one is clicked again.
 */
function repeatChoices(): void {
  for (const marked of document.querySelectorAll(FOLLOWERS)) marked.removeAttribute('aria-busy');
  const all = [...document.querySelectorAll<HTMLInputElement>(CHOICES)];
  const changed = all.filter((choice) => choice.checked !== choice.defaultChecked);
  // The radio button that was deselected has changed, too; it follows from the one that was selected.
  const made = changed.filter((choice) => choice.checked || choice.type === 'checkbox');
  for (const choice of changed) choice.checked = choice.defaultChecked;
  for (const choice of made) choice.click();
}

/** Until a choice is repeated, what follows it still speaks of the one before: it is marked as not up to date. */
function markAsComing(choice: Element): void {
  choice.closest(FOLLOWERS)?.setAttribute('aria-busy', 'true');
}
