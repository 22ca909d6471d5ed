import { fetchAuthSession } from 'aws-amplify/auth';

type Session = Awaited<ReturnType<typeof fetchAuthSession>>;

/**
 * Fetches from the studio as whoever is signed in. A token that counts no more is renewed once; where the pool refuses
 * that, the session was ended elsewhere, and the screens sign out by themselves.
 */
export async function studioFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(input, withToken(init, await fetchAuthSession()));
  if (answer.status !== 401) return answer;
  const renewed = await fetchAuthSession({ forceRefresh: true });
  return renewed.tokens === undefined ? answer : fetch(input, withToken(init, renewed));
}

function withToken(init: RequestInit, { tokens }: Session): RequestInit {
  const headers = new Headers(init.headers);
  if (tokens !== undefined) headers.set('authorization', `Bearer ${tokens.accessToken.toString()}`);
  return { ...init, headers };
}
