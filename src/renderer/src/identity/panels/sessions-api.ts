import { answerOf, studio, unwrap } from '../../api/studio-client.ts';

const { sessions } = studio.api;

export type Session = Awaited<ReturnType<typeof listSessions>>[number];

/** The user's sessions, the current one first. @throws an error with a message for the user, as all functions here */
export async function listSessions({ signal }: { readonly signal?: AbortSignal } = {}) {
  return unwrap(await answerOf(sessions.$get({}, signal === undefined ? {} : { init: { signal } }))).sessions;
}

/** Ends one of the user's sessions. */
export async function signOutSession(id: string): Promise<void> {
  const ended = await answerOf(sessions[':id'].$delete({ param: { id } }));
  // Ended already, on its own device or by expiry: that is what was wanted.
  if (!ended.ok && ended.problem.code !== 'not_found') unwrap(ended);
}

export async function signOutOtherSessions(): Promise<void> {
  unwrap(await answerOf(sessions.$delete()));
}
