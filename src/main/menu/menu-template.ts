import type { MenuItemConstructorOptions } from 'electron';

/** What commands of the menu do that Electron has no role for. */
export interface MenuActs {
  openWindow(): void;
  goBack(): void;
  goForward(): void;
  showDataFolder(): void;
  /** Absent where the shop has set no address for support. */
  readonly writeToSupport?: (() => void) | undefined;
}

type Items = MenuItemConstructorOptions[];

/**
 * The program's menu, with the keys that each system's users know. Commands of the design itself stand on its screens.
 * @param isDevelopment whether developer tools are offered: a client has no use for them
 */
export function menuTemplate(platform: NodeJS.Platform, isDevelopment: boolean, acts: MenuActs): Items {
  const isMac = platform === 'darwin';
  return [
    ...(isMac ? ([{ role: 'appMenu' }] as Items) : []),
    {
      label: '&File',
      submenu: [
        { label: 'New Window', accelerator: 'CmdOrCtrl+N', click: acts.openWindow },
        { type: 'separator' },
        { role: 'close', accelerator: 'CmdOrCtrl+W' },
        // On macOS the program's own menu quits it; Windows knows Alt+F4, which needs no entry.
        ...(isMac ? [] : ([{ role: 'quit', accelerator: 'CmdOrCtrl+Q' }] as Items)),
      ],
    },
    { role: 'editMenu' },
    { label: '&View', submenu: viewItems(isMac, isDevelopment, acts) },
    { role: 'windowMenu' },
    { role: 'help', label: '&Help', submenu: helpItems(isMac, acts) },
  ];
}

function viewItems(isMac: boolean, isDevelopment: boolean, { goBack, goForward }: MenuActs): Items {
  return [
    { label: 'Back', accelerator: isMac ? 'Cmd+[' : 'Alt+Left', click: goBack },
    { label: 'Forward', accelerator: isMac ? 'Cmd+]' : 'Alt+Right', click: goForward },
    { role: 'reload' },
    { type: 'separator' },
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    // The plus is above the equals sign on most keyboards: both zoom in.
    { role: 'zoomIn', accelerator: 'CmdOrCtrl+=', visible: false },
    { role: 'zoomOut' },
    { type: 'separator' },
    { role: 'togglefullscreen' },
    ...(isDevelopment ? ([{ type: 'separator' }, { role: 'toggleDevTools' }] as Items) : []),
  ];
}

function helpItems(isMac: boolean, { showDataFolder, writeToSupport }: MenuActs): Items {
  return [
    ...(writeToSupport === undefined ? [] : [{ label: 'Write to Support', click: writeToSupport }]),
    { label: 'Show Data Folder', click: showDataFolder },
    // macOS has it in the program's own menu.
    ...(isMac ? [] : ([{ type: 'separator' }, { role: 'about' }] as Items)),
  ];
}
