/**
 * What the pure layers may use beyond ECMAScript itself: things that every browser, worker and Node has and that
 * give the same answer everywhere. No clock, no random source, no timer, no network, no screen, no console.
 */

declare class TextEncoder {
  readonly encoding: string;
  encode(input?: string): Uint8Array<ArrayBuffer>;
}

declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  readonly encoding: string;
  decode(input?: ArrayBuffer | ArrayBufferView, options?: { stream?: boolean }): string;
}

declare class URL {
  constructor(url: string);
  static canParse(url: string): boolean;
  readonly hostname: string;
}

/** How a long computation learns that nobody waits for it any more. */
interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** How whoever began a computation says that nobody waits for it any more. */
declare class AbortController {
  readonly signal: AbortSignal;
  abort(reason?: unknown): void;
}

declare function structuredClone<T>(value: T): T;
