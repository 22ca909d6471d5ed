import { EventEmitter } from 'node:events';
import type { Page } from 'playwright';
import { FROM_MAIN } from './page-side.ts';
import { toProgramUrl } from './schemes.ts';
import { session } from './session.ts';

type OpenHandler = (details: { url: string }) => { action: 'allow' | 'deny' };

const all = new Map<string, WebContents>();
let count = 0;

/** What the page of a window leaves to the window. */
interface HostWindow {
  /** The page that it shows now: after a crash it is another. */
  page(): Promise<Page>;
  close(): Promise<void>;
  /** Opens a page in place of one that crashed. */
  replacePage(url: string): Promise<void>;
}

/** The page of a window, as the program sees it. */
export class WebContents extends EventEmitter {
  readonly id = (count += 1);
  readonly session = session.defaultSession;
  /** The program's handler for a page that wants a new window. */
  openHandler: OpenHandler = () => ({ action: 'allow' });
  readonly navigationHistory = {
    goBack: () => void this.#page().then((page) => page.goBack()),
    goForward: () => void this.#page().then((page) => page.goForward()),
  };
  readonly #window: HostWindow;
  #url = '';
  #isDestroyed = false;
  #isCrashed = false;

  constructor(window: HostWindow) {
    super();
    this.#window = window;
  }

  #page = () => this.#window.page();

  /** Gives the contents the name by which the test driver asks for them. */
  announce(target: string): void {
    all.set(target, this);
  }

  getURL = () => this.#url;
  isDestroyed = () => this.#isDestroyed;
  isCrashed = () => this.#isCrashed;
  close = () => void this.#window.close();

  reload(): void {
    const reloading = this.#isCrashed
      ? this.#window.replacePage(this.#url)
      : this.#page().then((page) => page.reload());
    this.#isCrashed = false;
    reloading.catch((error: unknown) => console.error('a page was not loaded again', error));
  }

  forcefullyCrashRenderer(): void {
    void this.#page()
      .then((page) => page.context().newCDPSession(page))
      // A page that crashes answers nothing.
      .then((debugging) => debugging.send('Page.crash').catch(() => {}));
  }

  crashed(): void {
    this.#isCrashed = true;
    this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 });
  }

  navigated(url: string): void {
    this.#url = toProgramUrl(url);
    this.emit('did-navigate', {}, this.#url);
  }

  destroyed(): void {
    this.#isDestroyed = true;
    this.emit('destroyed');
  }

  send(channel: string, ...args: unknown[]): void {
    const deliver = ([name, where, data]: [string, string, unknown[]]) =>
      (globalThis as unknown as Record<string, (channel: string, args: unknown[]) => void>)[where]?.(name, data);
    this.#page()
      .then((page) =>
        page.evaluate(deliver, [channel, FROM_MAIN, structuredClone(args)] as [string, string, unknown[]]),
      )
      .catch((error: unknown) => console.error(`message on '${channel}' not delivered`, error));
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.openHandler = handler;
  }

  async executeJavaScript(code: string): Promise<unknown> {
    return (await this.#page()).evaluate(code);
  }

  async printToPDF(options: { landscape?: boolean; printBackground?: boolean } = {}): Promise<Buffer> {
    return (await this.#page()).pdf(options);
  }
}

export const webContents = {
  fromDevToolsTargetId: (target: string) => all.get(target),
  fromId: (id: number) => webContents.getAllWebContents().find((contents) => contents.id === id),
  getAllWebContents: () => [...all.values()].filter((contents) => !contents.isDestroyed()),
};
