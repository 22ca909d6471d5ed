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

interface MessageBox {
  readonly message: string;
  readonly detail?: string;
}

/** Every dialogue is cancelled unless the test replaces it with an answer; message boxes are recorded. */
export const dialog = {
  boxes: [] as MessageBox[],
  showErrorBox: (title: string, content: string) => console.error(`${title}: ${content}`),
  async showMessageBox(_window: unknown, box: MessageBox) {
    dialog.boxes.push(box);
    return { response: 0, checkboxChecked: false };
  },
  showOpenDialog: async () => ({ canceled: true, filePaths: [] as string[] }),
  showSaveDialog: async () => ({ canceled: true, filePath: '' }),
};

interface MenuItem {
  readonly label?: string;
  readonly role?: string;
  readonly submenu?: Menu | readonly MenuItem[];
  readonly click?: () => void;
}

export class Menu {
  static #current: Menu | null = null;
  readonly items: readonly MenuItem[];

  constructor(items: readonly MenuItem[] = []) {
    this.items = items.map(({ submenu, ...item }) => ({
      ...item,
      ...(Array.isArray(submenu) ? { submenu: new Menu(submenu as readonly MenuItem[]) } : {}),
    }));
  }

  static buildFromTemplate = (template: readonly MenuItem[]) => new Menu(template);
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

interface NotificationWords {
  readonly title?: string;
  readonly body?: string;
}

/** Recorded instead of shown; a test clicks it by emitting the event. */
export class Notification extends EventEmitter {
  static readonly shown: Notification[] = [];
  static isSupported = () => true;
  readonly title: string;
  readonly body: string;

  constructor({ title = '', body = '' }: NotificationWords = {}) {
    super();
    this.title = title;
    this.body = body;
  }

  show(): void {
    Notification.shown.push(this);
    this.emit('show');
  }

  close(): void {
    this.emit('close');
  }
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
