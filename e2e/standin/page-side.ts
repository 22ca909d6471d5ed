/*
 * A page's view of Electron. This function is sent to the browser as text and runs there before the page's own scripts,
 * so it may use nothing from outside itself.
 */

type Listener = (event: unknown, ...args: unknown[]) => void;
type ToMain = (
  kind: 'invoke' | 'send',
  channel: string,
  args: unknown[],
) => Promise<{ value?: unknown; error?: string }>;
type Require = (name: string) => unknown;
type Preload = (require: Require, process: unknown, module: unknown, exports: unknown) => void;

/** The names by which the two sides find each other in the page. */
export const TO_MAIN = '__standinToMain';
export const FROM_MAIN = '__standinFromMain';

function pageSide(names: { toMain: string; fromMain: string }, surroundings: object, preload: Preload): void {
  // Electron runs a preload in the window's own page only, not in the frames inside it.
  if (window.top !== window) return;
  const page = globalThis as unknown as Record<string, unknown>;
  const toMain = page[names.toMain] as ToMain;
  const listeners = new Map<string, Set<Listener>>();

  const ipcRenderer = {
    async invoke(channel: string, ...args: unknown[]): Promise<unknown> {
      const { value, error } = await toMain('invoke', channel, structuredClone(args));
      if (error !== undefined) throw new Error(error);
      return value;
    },
    send(channel: string, ...args: unknown[]): void {
      void toMain('send', channel, structuredClone(args));
    },
    on(channel: string, listener: Listener) {
      listeners.set(channel, (listeners.get(channel) ?? new Set()).add(listener));
      return ipcRenderer;
    },
    off(channel: string, listener: Listener) {
      listeners.get(channel)?.delete(listener);
      return ipcRenderer;
    },
  };

  /** Like the real bridge: it copies and freezes plain data, wraps functions, and refuses everything else. */
  const cross = (value: unknown): unknown => {
    if (typeof value === 'function') return (...args: unknown[]) => crossLater(value(...args.map(cross)));
    if (typeof value === 'symbol') throw new Error('An object could not be cloned.');
    if (Array.isArray(value)) return Object.freeze(value.map(cross));
    if (typeof value !== 'object' || value === null) return value;
    if (Object.getPrototypeOf(value) !== Object.prototype) return structuredClone(value);
    return Object.freeze(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cross(inner)])));
  };
  const crossLater = (value: unknown) => (value instanceof Promise ? value.then(cross) : cross(value));

  const electron = {
    ipcRenderer,
    contextBridge: {
      exposeInMainWorld: (key: string, api: unknown) =>
        Object.defineProperty(globalThis, key, { value: cross(api), enumerable: true }),
    },
  };

  Object.defineProperty(globalThis, names.fromMain, {
    value: (channel: string, args: unknown[]) => {
      for (const listener of listeners.get(channel) ?? []) listener({ sender: ipcRenderer }, ...args);
    },
  });
  const require: Require = (name) => {
    if (name === 'electron' || name === 'electron/renderer') return electron;
    throw new Error(`module not found: ${name}`);
  };
  const sandboxedProcess = { type: 'renderer', contextIsolated: true, sandboxed: true, env: {}, ...surroundings };
  preload(require, sandboxedProcess, { exports: {} }, {});
}

/** The page's side with a preload in it, as one script, because the page's policy forbids `eval`. */
export function pageScript(preloadSource: string, surroundings: object): string {
  const names = JSON.stringify({ toMain: TO_MAIN, fromMain: FROM_MAIN });
  const preload = `function (require, process, module, exports) {\n${preloadSource}\n}`;
  return `(${pageSide.toString()})(${names}, ${JSON.stringify(surroundings)}, ${preload});`;
}
