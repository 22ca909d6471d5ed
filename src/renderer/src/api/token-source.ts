/** The access tokens of the user, as the client of the studio's API needs them. */
export interface TokenSource {
  /** Undefined while nobody is signed in. */
  current(): Promise<string | undefined>;
  /** Another token for the same person, after one was refused; undefined where their session is over. */
  renewed(): Promise<string | undefined>;
}

/** Until the pool's client is loaded nobody counts as signed in. */
let source: TokenSource = { current: async () => undefined, renewed: async () => undefined };

/** Sets where access tokens come from. `identity` calls it: it knows the user pool, and `api` may not import it. */
export function provideTokens(tokens: TokenSource): void {
  source = tokens;
}

export const tokenSource: TokenSource = {
  current: () => source.current(),
  renewed: () => source.renewed(),
};
