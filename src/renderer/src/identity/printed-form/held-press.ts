/**
 * Does what a button was pressed for that went while it was held down, of which the browser then tells nobody.
 * @param heir the button that took its place: the press has to end on it
 */
export function finishPress(heir: HTMLButtonElement): void {
  const ended = new AbortController();
  const options = { signal: ended.signal };
  const pointer = ({ clientX, clientY }: PointerEvent): void => {
    ended.abort();
    if (document.elementFromPoint(clientX, clientY)?.closest('button') === heir) heir.click();
  };
  const key = ({ key: name }: KeyboardEvent): void => {
    ended.abort();
    if (name === ' ') heir.click();
  };
  addEventListener('pointerup', pointer, options);
  addEventListener('keyup', key, options);
  addEventListener('pointercancel', () => ended.abort(), options);
}
