import { answerOf, studio, unwrap } from '../../api/studio-client.ts';

const { sessions } = studio.api;

export type Session = Awaited<ReturnType<typeof listSessions>>[number];

/** Where one is signed in, this session first. @throws words for whoever reads them, as all here */
export async function listSessions({ signal }: { readonly signal?: AbortSignal } = {}) {
  return unwrap(await answerOf(sessions.$get({}, signal === undefined ? {} : { init: { signal } }))).sessions;
}

/** Signs one of one's sessions out. */
export async function signOutSession(id: string): Promise<void> {
  const ended = await answerOf(sessions[':id'].$delete({ param: { id } }));
  // Ended meanwhile, there or by itself: as it was wanted.
  if (!ended.ok && ended.problem.code !== 'not_found') unwrap(ended);
}

export async function signOutOtherSessions(): Promise<void> {
  unwrap(await answerOf(sessions.$delete()));
}
