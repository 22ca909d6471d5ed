import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Frame, Page, Route } from 'playwright';
import { app, StoppableEvent } from './app.ts';
import { openPage } from './browser.ts';
import { invokeHandler, ipcMain } from './ipc-main.ts';
import { pageScript, TO_MAIN } from './page-side.ts';
import { toBrowserUrl, toProgramUrl } from './schemes.ts';
import { electronVersion } from './surroundings.ts';
import { WebContents } from './web-contents.ts';
import { type Bounds, WindowShape } from './window-shape.ts';

interface WindowOptions extends Partial<Bounds> {
  readonly title?: string;
  readonly show?: boolean;
  readonly webPreferences?: {
    readonly preload?: string;
    readonly additionalArguments?: readonly string[];
    readonly nodeIntegration?: boolean;
    readonly contextIsolation?: boolean;
    readonly sandbox?: boolean;
  };
}

const windows = new Set<BrowserWindow>();
let count = 0;
let focusedId: number | undefined;

/** A window of the program: a page in headless Chromium, with the program's preload in it. */
export class BrowserWindow extends EventEmitter {
  readonly id = (count += 1);
  readonly webContents: WebContents;
  readonly #shape: WindowShape;
  readonly #preload: string | undefined;
  readonly #argv: readonly string[];
  #page: Promise<Page>;
  #title: string;
  #isVisible: boolean;
  #isDestroyed = false;

  constructor({ title = app.name, show = true, webPreferences = {}, ...bounds }: WindowOptions = {}) {
    super();
    if (!app.isReady()) throw new Error('Cannot create BrowserWindow before app is ready');
    if (webPreferences.nodeIntegration || webPreferences.contextIsolation === false) {
      throw new Error('only isolated windows without Node are supported');
    }
    this.#title = title;
    this.#shape = new WindowShape(this, bounds);
    this.#isVisible = show;
    this.#preload = webPreferences.preload;
    this.#argv = [...process.argv, ...(webPreferences.additionalArguments ?? [])];
    this.#page = this.#openPage();
    this.webContents = new WebContents({
      page: () => this.#page,
      close: () => this.close(),
      replacePage: (url) => this.#replacePage(url),
    });
    windows.add(this);
    if (show) this.focus();
    app.emit('web-contents-created', {}, this.webContents);
    queueMicrotask(() => app.emit('browser-window-created', {}, this));
  }

  static getAllWindows = () => [...windows];
  static getFocusedWindow = () => BrowserWindow.getAllWindows().find(({ id }) => id === focusedId) ?? null;
  static fromId = (id: number) => BrowserWindow.getAllWindows().find((window) => window.id === id) ?? null;
  static fromWebContents = (contents: WebContents | undefined) =>
    BrowserWindow.getAllWindows().find((window) => window.webContents === contents) ?? null;

  getTitle = () => this.#title;
  getBounds = () => this.#shape.getBounds();
  getNormalBounds = () => this.#shape.getNormalBounds();
  isMaximized = () => this.#shape.isMaximized();
  isFullScreen = () => this.#shape.isFullScreen();
  isMinimized = () => this.#shape.isMinimized();
  isVisible = () => this.#isVisible;
  isFocused = () => BrowserWindow.getFocusedWindow() === this;
  isDestroyed = () => this.#isDestroyed;
  setBounds = (bounds: Partial<Bounds>) => this.#shape.setBounds(bounds);
  setFullScreen = (isFullScreen: boolean) => this.#shape.setFullScreen(isFullScreen);
  unmaximize = () => this.#shape.setMaximized(false);
  restore = () => this.#shape.setMinimized(false);

  maximize(): void {
    this.#shape.setMaximized(true);
    this.show();
  }

  minimize(): void {
    this.#shape.setMinimized(true);
    this.blur();
  }

  focus(): void {
    if (this.isFocused()) return;
    BrowserWindow.getFocusedWindow()?.blur();
    focusedId = this.id;
    this.emit('focus');
  }

  blur(): void {
    if (!this.isFocused()) return;
    focusedId = undefined;
    this.emit('blur');
  }

  setTitle(title: string): void {
    this.#title = title;
  }

  show(): void {
    this.#isVisible = true;
    this.focus();
    this.emit('show');
  }

  hide(): void {
    this.#isVisible = false;
    this.blur();
    this.emit('hide');
  }

  async loadURL(url: string): Promise<void> {
    await (await this.#page).goto(toBrowserUrl(url));
  }

  async close(): Promise<void> {
    const event = new StoppableEvent();
    this.emit('close', event);
    if (!event.defaultPrevented) await this.destroy();
  }

  async destroy(): Promise<void> {
    await (await this.#page).close();
    this.#gone();
  }

  #openPage(): Promise<Page> {
    const page = openPage().then((blank) => this.#furnish(blank));
    page.catch((error: unknown) => console.error('a window failed to open', error));
    return page;
  }

  /** A crashed page of the browser stays crashed: another takes its place in the window. */
  async #replacePage(url: string): Promise<void> {
    const crashed = await this.#page;
    this.#page = this.#openPage();
    await this.loadURL(url);
    await crashed.close();
  }

  async #furnish(page: Page): Promise<Page> {
    const preload = this.#preload;
    const { width, height } = this.#shape.getNormalBounds();
    await page.setViewportSize({ width, height });
    await page.exposeBinding(TO_MAIN, (source, kind: 'invoke' | 'send', channel: string, args: unknown[]) =>
      this.#fromPage(source.frame, kind, channel, args),
    );
    if (preload !== undefined) {
      const versions = { electron: electronVersion, node: process.versions.node };
      const surroundings = { argv: this.#argv, versions };
      await page.addInitScript({ content: pageScript(readFileSync(preload, 'utf8'), surroundings) });
    }
    await page.route(
      (url) => toProgramUrl(url.href) === url.href,
      (route) => this.#wantsOut(page, route),
    );
    page.on('domcontentloaded', () => this.webContents.emit('dom-ready'));
    page.once('load', () => this.emit('ready-to-show'));
    page.on('load', () => this.webContents.emit('did-finish-load'));
    page.on('framenavigated', (frame) => frame === page.mainFrame() && this.webContents.navigated(frame.url()));
    page.on('crash', () => this.webContents.crashed());
    page.on('close', () => void this.#page.then((current) => current === page && this.#gone()));
    const debugging = await page.context().newCDPSession(page);
    await debugging.send('Page.enable');
    debugging.on('Page.windowOpen', ({ url }) => this.#askToOpen(toProgramUrl(url)));
    page.on('popup', (popup) => void popup.close());
    const { targetInfo } = await debugging.send('Target.getTargetInfo');
    this.webContents.announce(targetInfo.targetId);
    return page;
  }

  /** Handles a request to another origin. If it would navigate the window away, the program decides. */
  async #wantsOut(page: Page, route: Route): Promise<void> {
    const request = route.request();
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return route.fallback();
    const event = Object.assign(new StoppableEvent(), { url: request.url() });
    this.webContents.emit('will-navigate', event, event.url);
    return event.defaultPrevented ? route.abort('aborted') : route.fallback();
  }

  /**
   * Handles a page's request for a new window. The program can only open the address elsewhere: it opens its own
   * windows itself.
   */
  #askToOpen(url: string): void {
    const { action } = this.webContents.openHandler({ url });
    if (action === 'allow') console.error(`a page opened a window by itself: ${url}`);
  }

  async #fromPage(frame: Frame, kind: 'invoke' | 'send', channel: string, args: unknown[]) {
    const url = toProgramUrl(frame.url());
    const senderFrame = { url, origin: new URL(url).origin, parent: frame.parentFrame() };
    const event = { sender: this.webContents, senderFrame };
    if (kind === 'send') return { value: ipcMain.emit(channel, event, ...args) };
    try {
      return { value: await invokeHandler(channel, event, args) };
    } catch (error) {
      return { error: (error as Error).message };
    }
  }

  #gone(): void {
    if (this.#isDestroyed) return;
    this.blur();
    this.#isDestroyed = true;
    windows.delete(this);
    this.webContents.destroyed();
    this.emit('closed');
    if (windows.size > 0 || app.isQuitting) return;
    if (app.listenerCount('window-all-closed') > 0) app.emit('window-all-closed');
    else app.quit();
  }
}

app.closeWindows = async () => {
  for (const window of windows) {
    await window.close();
    if (!window.isDestroyed()) return false;
  }
  return true;
};
