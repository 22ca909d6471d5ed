import { keepTyped } from './typed-over-reload.ts';

/**
 * Says on a printed page that its scripts did not come: the line was cut, or the studio was updated meanwhile. What was
 * pressed waits for them in vain. It makes its own element, since there is nothing else yet that could. Said once.
 */
export function sayIncomplete(): void {
  if (isIncomplete()) return;
  const sentence = document.createElement('p');
  sentence.className = 'incomplete';
  sentence.role = 'alert';
  const again = document.createElement('a');
  // A link, since presses of buttons are held. A reload, since a browser asks for a script that failed only once a page.
  Object.assign(again, { href: '', textContent: 'reload the page', onclick: reload });
  sentence.append('Part of this page could not be loaded. Check your connection, then ', again, '.');
  document.body.append(sentence);
  for (const pressed of document.querySelectorAll('button[aria-busy]')) pressed.removeAttribute('aria-busy');
}

/** Whether the page has said so: what is pressed now does nothing. */
export function isIncomplete(): boolean {
  return document.querySelector('.incomplete') !== null;
}

function reload(event: Event): void {
  event.preventDefault();
  keepTyped();
  location.reload();
}
