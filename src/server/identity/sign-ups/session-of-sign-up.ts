import type { IdentityContext } from '../identity-context.ts';
import type { SignUp } from './sign-up.ts';

/** Of every sign-up: one that does not fit opens none. */
const BOUND_TO = 'session';

/** Cognito's Session of SignUp, which a client may send back with the code: it tells which sign-up is the client's own. */
export const sessionOfSignUp = ({ box }: Pick<IdentityContext, 'box'>, { id }: Pick<SignUp, 'id'>): string =>
  box.seal('sign-up', BOUND_TO, id);

/** The id of the sign-up that a Session is of; undefined for what is no such Session. */
export const signUpOfSession = ({ box }: Pick<IdentityContext, 'box'>, session: string): string | undefined =>
  box.open('sign-up', BOUND_TO, session);
