/** Prints that come for light and for dark screens: the image follows the source of its last dark one. */
const TURNING_PRINTS = 'source[media*=dark] + img';

/**
 * When the screen changes between light and dark, takes away the prints that were made for the other until theirs are
 * loaded (`base.css`): the browser would leave white tiles on a dark page meanwhile. A screen that changes back has its
 * prints at once.
 */
export function turnPrintsWith(screen: MediaQueryList): void {
  screen.addEventListener('change', () => {
    for (const print of document.querySelectorAll<HTMLImageElement>(TURNING_PRINTS)) {
      print.toggleAttribute('data-turning');
      print.addEventListener('load', () => print.removeAttribute('data-turning'), { once: true });
    }
  });
}
