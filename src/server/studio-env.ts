/**
 * What the host of the API knows about a request. Routes read it from here, never from a socket or a header, because
 * the same API is served over HTTP and in-process on the desktop.
 */
export interface StudioEnv {
  /** The client: an IP address over HTTP, `desktop` in-process. */
  readonly clientAddress: string;
  /** Where the screens live, e.g. `http://127.0.0.1:4310` or `app://bundle`. */
  readonly origin: string;
}

/** The type parameter of every route: `new OpenAPIHono<StudioBindings>()`. */
export interface StudioBindings {
  Bindings: StudioEnv;
}
