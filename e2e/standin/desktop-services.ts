import { EventEmitter } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Records what the program hands to the system, instead of showing it. */
export const shell = {
  opened: [] as string[],
  async openExternal(url: string): Promise<void> {
    shell.opened.push(url);
  },
  async openPath(path: string): Promise<string> {
    shell.opened.push(path);
    return '';
  },
  showItemInFolder: (path: string) => void shell.opened.push(path),
};

/** Every dialogue is cancelled unless the test replaces it with an answer. */
export const dialog = {
  showErrorBox: (title: string, content: string) => console.error(`${title}: ${content}`),
  showMessageBox: async () => ({ response: 0, checkboxChecked: false }),
  showOpenDialog: async () => ({ canceled: true, filePaths: [] as string[] }),
  showSaveDialog: async () => ({ canceled: true, filePath: '' }),
};

export class Menu {
  static #current: Menu | null = null;
  readonly items: readonly unknown[];

  constructor(items: readonly unknown[] = []) {
    this.items = items;
  }

  static buildFromTemplate = (template: readonly unknown[]) => new Menu(template);
  static getApplicationMenu = () => Menu.#current;
  static setApplicationMenu(menu: Menu | null): void {
    Menu.#current = menu;
  }
}

class NativeTheme extends EventEmitter {
  shouldUseDarkColors = false;
  themeSource = 'system';
}

export const nativeTheme = new NativeTheme();

export class Notification extends EventEmitter {
  static isSupported = () => false;
}

const noKeychain = () => {
  throw new Error('Encryption is not available.');
};

export const safeStorage = {
  isEncryptionAvailable: () => false,
  getSelectedStorageBackend: () => 'basic_text',
  encryptString: noKeychain,
  decryptString: noKeychain,
};

export const net = {
  isOnline: () => true,
  async fetch(input: string | Request, init?: RequestInit): Promise<Response> {
    const url = typeof input === 'string' ? input : input.url;
    return url.startsWith('file:') ? new Response(await readFile(fileURLToPath(url))) : fetch(input, init);
  },
};
