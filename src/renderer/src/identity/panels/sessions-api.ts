import { hc } from 'hono/client';
import type { SessionRoutes } from '#server/routes/sessions/sessions.ts';
import { studioFetch } from '../studio-fetch.ts';

const client = hc<SessionRoutes>('/api/sessions', { fetch: studioFetch });

export type Session = Awaited<ReturnType<typeof listSessions>>[number];

/** Where one is signed in, this session first. */
export async function listSessions() {
  const answer = await client.index.$get();
  if (answer.status !== 200) throw new Error(await wordsOf(answer));
  return (await answer.json()).sessions;
}

export async function endSession(id: string): Promise<void> {
  const answer = await client[':id'].$delete({ param: { id } });
  // Ended meanwhile, there or by itself: as it was wanted.
  if (!answer.ok && answer.status !== 404) throw new Error(await wordsOf(answer));
}

export async function endOtherSessions(): Promise<void> {
  const answer = await client.index.$delete();
  if (!answer.ok) throw new Error(await wordsOf(answer));
}

/** What the studio says to its refusal; something in front of it may answer without words of ours. */
async function wordsOf(answer: { json(): Promise<unknown> }): Promise<string> {
  const said = (await answer.json().catch(() => ({}))) as { message?: unknown; remedy?: unknown };
  if (typeof said.message === 'string') return `${said.message} ${typeof said.remedy === 'string' ? said.remedy : ''}`;
  return 'The studio does not answer. Check the connection, then try again.';
}
