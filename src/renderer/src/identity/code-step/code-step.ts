import { oneOf, optional, type Read, record, text } from '#shared/site/schema.ts';

const routes = ['confirmSignUp', 'confirmResetPassword'] as const;
const media = ['EMAIL', 'SMS'] as const;

/** A step that asks for a code: it outlives a reload of the page, since the code is read elsewhere. */
const codeStep = record({
  route: oneOf(routes),
  username: text,
  /** How the code was sent, and the masked address. */
  medium: optional(oneOf(media)),
  destination: optional(text),
});

export type AwaitedCode = Read<typeof codeStep>;

/** Name in the browser's session storage. */
const KEY = 'codeStep';

export function keepCodeStep(step: AwaitedCode, storage: Storage = sessionStorage): void {
  storage.setItem(KEY, JSON.stringify(step));
}

export function forgetCodeStep(storage: Storage = sessionStorage): void {
  storage.removeItem(KEY);
}

/**
 * The step at which the page was reloaded, or left for the page of one's e-mails and come back to. Who opens the login
 * page anew wants to log in.
 * @param opened how the browser came to the page
 */
export function codeStepBefore(
  opened: NavigationTimingType,
  storage: Storage = sessionStorage,
): AwaitedCode | undefined {
  const kept = storage.getItem(KEY);
  if (kept === null || opened === 'navigate') return undefined;
  try {
    return codeStep.read(JSON.parse(kept), '');
  } catch {
    // Not written by this page, or by an older one.
    return undefined;
  }
}
