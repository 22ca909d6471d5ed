/** Who is signed in, as the studio's API asks for it. */
export interface TokenSource {
  /** Undefined while nobody is signed in. */
  current(): Promise<string | undefined>;
  /** Another token for the same person, after one was refused; undefined where their session is over. */
  renewed(): Promise<string | undefined>;
}

/** Until the pool's client is loaded, nobody is known to be signed in. */
let source: TokenSource = { current: async () => undefined, renewed: async () => undefined };

/** Says where access tokens come from; `identity` does, which knows the pool and stands above. */
export function provideTokens(tokens: TokenSource): void {
  source = tokens;
}

export const tokenSource: TokenSource = {
  current: () => source.current(),
  renewed: () => source.renewed(),
};
