import { EventEmitter } from 'node:events';
import type { Page } from 'playwright';
import { FROM_MAIN } from './page-side.ts';
import { toProgramUrl } from './schemes.ts';
import { session } from './session.ts';

type OpenHandler = (details: { url: string }) => { action: 'allow' | 'deny' };

const all = new Map<string, WebContents>();
let count = 0;

/** The page of a window, as the program sees it. */
export class WebContents extends EventEmitter {
  readonly id = (count += 1);
  readonly session = session.defaultSession;
  /** The program's handler for a page that wants a new window. */
  openHandler: OpenHandler = () => ({ action: 'allow' });
  readonly #page: Promise<Page>;
  readonly #closeWindow: () => Promise<void>;
  #url = '';
  #isDestroyed = false;

  constructor(page: Promise<Page>, closeWindow: () => Promise<void>) {
    super();
    this.#page = page;
    this.#closeWindow = closeWindow;
  }

  /** Gives the contents the name by which the test driver asks for them. */
  announce(target: string): void {
    all.set(target, this);
  }

  getURL = () => this.#url;
  isDestroyed = () => this.#isDestroyed;
  close = () => void this.#closeWindow();

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
    this.#page
      .then((page) =>
        page.evaluate(deliver, [channel, FROM_MAIN, structuredClone(args)] as [string, string, unknown[]]),
      )
      .catch((error: unknown) => console.error(`message on '${channel}' not delivered`, error));
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.openHandler = handler;
  }

  async executeJavaScript(code: string): Promise<unknown> {
    return (await this.#page).evaluate(code);
  }

  async printToPDF(options: { landscape?: boolean; printBackground?: boolean } = {}): Promise<Buffer> {
    return (await this.#page).pdf(options);
  }
}

export const webContents = {
  fromDevToolsTargetId: (target: string) => all.get(target),
  fromId: (id: number) => webContents.getAllWebContents().find((contents) => contents.id === id),
  getAllWebContents: () => [...all.values()].filter((contents) => !contents.isDestroyed()),
};
