import { EventEmitter } from 'node:events';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { firstIsTold, lockUserData } from './single-instance.ts';
import { commandLine, programFolder, programPackage, programScratchFolder, userDataFolder } from './surroundings.ts';

/** An event that its listeners can prevent. */
export class StoppableEvent {
  defaultPrevented = false;

  preventDefault(): void {
    this.defaultPrevented = true;
  }
}

const folders = new Map([
  ['userData', userDataFolder],
  ['sessionData', userDataFolder],
  ['appData', programScratchFolder],
  ['temp', programScratchFolder],
  ['home', homedir()],
  ['downloads', join(programScratchFolder, 'downloads')],
  ['documents', join(programScratchFolder, 'documents')],
  ['logs', join(programScratchFolder, 'logs')],
  ['exe', process.argv[0] ?? ''],
]);

const switches = new Map<string, string>(commandLine.switches);
const ready = Promise.withResolvers<void>();
let isReady = false;

class App extends EventEmitter {
  name = programPackage.productName ?? programPackage.name;
  readonly isPackaged = false;
  readonly commandLine = {
    appendSwitch: (name: string, value = '') => void switches.set(name, value),
    hasSwitch: (name: string) => switches.has(name),
    getSwitchValue: (name: string) => switches.get(name) ?? '',
  };
  /** Closes the windows one by one, each of which may refuse. Set by the module that opens windows. */
  closeWindows: () => Promise<boolean> = async () => true;
  /** Ends the browser behind the windows. */
  closeBrowser: () => Promise<void> = async () => {};
  #isQuitting = false;
  #quitsBeforeReady = false;

  getName = () => this.name;
  getVersion = () => programPackage.version;
  getAppPath = () => programFolder;
  getLocale = () => 'en-US';
  isReady = () => isReady;
  whenReady = () => ready.promise;
  setAsDefaultProtocolClient = () => true;
  setAppUserModelId(): void {}
  setAboutPanelOptions(): void {}

  requestSingleInstanceLock(additionalData: unknown = {}): boolean {
    return lockUserData(additionalData, (second) =>
      this.emit('second-instance', {}, second.argv, second.workingDirectory, second.additionalData),
    );
  }

  setName(name: string): void {
    this.name = name;
  }

  getPath(name: string): string {
    const folder = folders.get(name);
    if (folder === undefined) throw new Error(`Failed to get '${name}' path`);
    return folder;
  }

  setPath(name: string, folder: string): void {
    folders.set(name, folder);
  }

  quit(): void {
    this.#quitsBeforeReady = !isReady;
    void this.#quit();
  }

  exit(code = 0): void {
    void this.#end(code);
  }

  async #quit(): Promise<void> {
    if (this.#isQuitting || this.#isStopped('before-quit')) return;
    if (!(await this.closeWindows()) || this.#isStopped('will-quit')) return;
    await this.#end(0);
  }

  #isStopped(eventName: string): boolean {
    const event = new StoppableEvent();
    this.emit(eventName, event);
    return event.defaultPrevented;
  }

  get isQuitting(): boolean {
    return this.#isQuitting || this.#quitsBeforeReady;
  }

  async #end(code: number): Promise<void> {
    if (this.#isQuitting) return;
    this.#isQuitting = true;
    this.emit('quit', {}, code);
    await firstIsTold();
    await this.closeBrowser().catch(() => {});
    process.exit(code);
  }
}

export const app = new App();

/** Tells the program that it can open windows now. */
export function announceReady(): void {
  isReady = true;
  app.emit('will-finish-launching');
  app.emit('ready', {}, {});
  ready.resolve();
}
