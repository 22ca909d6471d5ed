import type { Provider } from '../federation/provider.ts';
import type { IdentityContext } from '../identity-context.ts';

/** What the hosted pages work with. */
export interface HostedParts {
  readonly identity: IdentityContext;
  /** Addresses that a client may have people come back to after signing in. */
  readonly signInReturns: readonly string[];
  /** The same after signing out. */
  readonly signOutReturns: readonly string[];
  readonly providers: readonly Provider[];
  /** Called with a line for the operator of the studio when something outside it went wrong. */
  readonly notice: (line: string) => void;
  readonly reportBug: (error: Error) => void;
}
