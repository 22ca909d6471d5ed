import { fetchAuthSession } from 'aws-amplify/auth';
import { openSession } from './session.ts';

/** The user's name and access token, both renewed now. */
interface FreshSession {
  /** As the identity token has it. */
  readonly username: string | undefined;
  readonly accessToken: string | undefined;
}

/** @throws when the pool can't be reached */
export async function freshSession(): Promise<FreshSession> {
  await openSession();
  const { tokens } = await fetchAuthSession({ forceRefresh: true });
  const username = tokens?.idToken?.payload['cognito:username'];
  return {
    username: typeof username === 'string' && username !== '' ? username : undefined,
    accessToken: tokens?.accessToken.toString(),
  };
}
