import type { Provider } from '../federation/provider.ts';
import type { IdentityContext } from '../identity-context.ts';

/** The dependencies of the hosted pages. */
export interface HostedParts {
  readonly identity: IdentityContext;
  /** Registered redirect addresses for after signing in. */
  readonly signInReturns: readonly string[];
  /** Registered redirect addresses for after signing out. */
  readonly signOutReturns: readonly string[];
  readonly providers: readonly Provider[];
  /** Called with a line for the operator of the studio when something outside it went wrong. */
  readonly notice: (line: string) => void;
  readonly reportBug: (error: Error) => void;
}
