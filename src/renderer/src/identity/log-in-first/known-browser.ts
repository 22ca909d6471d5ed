/** Name in the browser's local storage; the privacy notice says it. */
const KEY = 'has_logged_in';

/** Keeps that somebody logged in with this browser: whoever comes back has an account, and is not led to make one. */
export function rememberLogIn(storage: Storage = localStorage): void {
  storage.setItem(KEY, 'true');
}

/** Whether somebody ever logged in with this browser. */
export function hasLoggedIn(storage: Storage = localStorage): boolean {
  return storage.getItem(KEY) !== null;
}
